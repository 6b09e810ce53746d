const GUIDE = 'docs/guides/connect-laravel.md';

/** Names a step of the guide, and what to look for in it. */
export const nameStep = (step: number, subject?: string) =>
  `step ${step} of ${GUIDE}${subject === undefined ? '' : ` (${subject})`}`;

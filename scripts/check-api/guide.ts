const GUIDE = 'docs/guides/connect-laravel.md';

const name = (section: string, subject?: string) =>
  `${section} of ${GUIDE}${subject === undefined ? '' : ` (${subject})`}`;

/** Names a step of the guide, and what to look for in it. */
export const nameStep = (step: number, subject?: string) => name(`step ${step}`, subject);

/** Names the section of the guide that makes the application, before its steps. */
export const namePreparation = (subject: string) => name('“Before the steps”', subject);

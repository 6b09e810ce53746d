/** Kinds of agenda events at which a time step stops by default. */
export const STEP_KINDS = ['cutoff', 'kickoff', 'final'] as const;

/** Kinds of the events of the season; the others are expiries of codes, links and sessions. */
export const SEASON_KINDS = ['week', 'opening', ...STEP_KINDS, 'trivia', 'published', 'postponed'] as const;

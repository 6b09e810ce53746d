/** Kinds of agenda events at which a time step stops by default. */
export const STEP_KINDS = ['cutoff', 'kickoff', 'final'] as const;

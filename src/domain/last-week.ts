/** Weeks above this number are beyond the tournament (spec §9): the server names one as current after the final. */
export const LAST_WEEK = 23;

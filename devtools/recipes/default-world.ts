/**
 * The seed and the persona of a recipe's world that names none. A fixed seed keeps names and results equal in all runs.
 */
export const DEFAULT_WORLD = { seed: 7, persona: 'visitante' };

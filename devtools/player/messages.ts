/** The texts of the player that other folders show too. */

export const writeUnknownRecipe = (id: string) => `No conozco el recorrido “${id}”.`;

/** What an audience reads of a failed step. */
export const STEP_FAILED = 'Este paso no salió';

/** `step` is one-based. */
export const writeFailure = (step: number, why: string) => `Paso ${step}: ${why}`;

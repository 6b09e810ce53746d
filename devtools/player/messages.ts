/** The texts of the player that other folders show too. */

export const writeUnknownRecipe = (id: string) => `No conozco el recorrido “${id}”.`;

/** `step` is one-based. */
export const writeFailure = (step: number, why: string) => `Paso ${step}: ${why}`;

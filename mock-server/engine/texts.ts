/**
 * The Spanish texts of worlds, branches and jumps that the engine shows to users. Those of faults: `faults/texts.ts`.
 */

export const firstBranch = 'Principal';
export const getBranchName = (letter: string | undefined) => `Rama ${letter}`;
/** The name of a branch that the user has left by “Deshacer”. */
export const beforeUndo = 'Antes de deshacer';
/** The name of the branch that was current before a world was opened. */
export const beforeOpen = 'Antes de abrir';
export const noBranch = (id: string) => `No existe la rama ${id}.`;
export const noFact = (seq: number, count: number) => `No existe el hecho ${seq}: hay ${count}.`;
export const harIsOpen =
  'Hay un HAR abierto, así que el mundo no cambia. Presiona “Cerrar HAR” en Peticiones.';
export const noKind = (kind: string) => `No existe el hecho ${kind}.`;
export const refusedChange = (kind: string, why: string) =>
  `El cambio “${kind}” no se puede aplicar, y nada cambió: ${why}`;
export const noSpace = 'El navegador ya no tiene espacio: nada cambió.';
export const noWorld = 'Ese texto no es un mundo del simulador.';
export const tooLarge = 'El mundo es demasiado grande para este simulador.';
export const damaged = 'El mundo está incompleto o dañado.';
export const outOfBounds = (name: string, expects: string) =>
  `${damaged} El valor de “${name}” no cabe: se espera ${expects}.`;
export const otherFormat = (format: number, own: number) =>
  `El mundo es de la versión ${format} y el simulador entiende la ${own}.`;
export const otherSeed = 'El mundo se hizo con otros datos iniciales; expórtalo de nuevo.';
export const unknownFacts = 'Los hechos de ese mundo no se entienden.';
/** Why a copy of a saved world is kept. */
export const copyUnread = 'Sus hechos no se entienden, o parten de otros datos iniciales.';
export const copyClamped = 'Tenía momentos o números que el simulador no acepta, y se ajustaron.';

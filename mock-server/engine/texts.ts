/** The Spanish texts of worlds, branches and jumps that the engine shows to users. Those of faults: `faults/texts.ts`. */

const DAMAGED = 'El mundo está incompleto o dañado.';

export const TEXTS = {
  firstBranch: 'Principal',
  branch: (letter: string | undefined) => `Rama ${letter}`,
  /** The name of the branch that was current before a world was opened. */
  beforeOpen: 'Antes de abrir',
  noBranch: (id: string) => `No existe la rama ${id}.`,
  noFact: (seq: number, count: number) => `No existe el hecho ${seq}: hay ${count}.`,
  noKind: (kind: string) => `No existe el hecho ${kind}.`,
  refusedChange: (kind: string, why: string) =>
    `El cambio “${kind}” no se puede aplicar, y nada cambió: ${why}`,
  noSpace: 'El navegador ya no tiene espacio: nada cambió.',
  noWorld: 'Ese texto no es un mundo del simulador.',
  tooLarge: 'El mundo es demasiado grande para este simulador.',
  damaged: DAMAGED,
  outOfBounds: (name: string, expects: string) =>
    `${DAMAGED} El valor de “${name}” no cabe: se espera ${expects}.`,
  otherFormat: (format: number, own: number) =>
    `El mundo es de la versión ${format} y el simulador entiende la ${own}.`,
  otherSeed: 'El mundo se hizo con otros datos de temporada; expórtalo de nuevo.',
  unknownFacts: 'Los hechos de ese mundo no se entienden.',
  /** Why a copy of a saved world is kept. */
  copyUnread: 'Sus hechos no se entienden, o son de otra temporada.',
  copyClamped: 'Tenía momentos o números que el simulador no acepta, y se ajustaron.',
};

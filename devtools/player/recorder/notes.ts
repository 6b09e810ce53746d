import type { Note } from '../../api.ts';

export const createNote = (what: string): Note => ({ note: `${what}: un recorrido no puede repetirlo.` });

/** What was done and cannot be part of a recipe. */
export const NOTES = {
  otherWorld: createNote('Aquí se abrió otro mundo'),
  otherBranch: createNote('Aquí se abrió otra rama'),
  earlierFacts: createNote('Antes de grabar ya habían pasado cosas en este mundo'),
  earlierDialog: createNote('Al empezar ya había un diálogo abierto'),
  fact: createNote('Aquí se fue a uno de varios hechos del mismo segundo'),
  olderUndo: createNote('Aquí se deshizo un cambio que no era el último'),
  released: createNote('Aquí se soltaron peticiones sin quitar las demás fallas'),
  unnamedField: createNote('Aquí se llenó un campo sin nombre'),
  repeatedCall: createNote('Aquí se repitió una petición'),
};

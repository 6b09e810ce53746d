import type { Note } from '../../api.ts';

export const createNote = (what: string): Note => ({ note: `${what}: un recorrido no puede repetirlo.` });

/** What was done and cannot be part of a recipe. */
export const NOTES = {
  otherWorld: createNote('Aquí se abrió otro mundo'),
  otherBranch: createNote('Aquí se abrió otra rama'),
  earlierFacts: createNote('Antes de grabar ya habían pasado cosas en este mundo'),
  earlierDialog: createNote('Al empezar ya había un diálogo abierto'),
  fact: createNote('Aquí se fue a uno de varios hechos del mismo segundo'),
  beforeStart: createNote('Aquí se fue a antes de que empezara la grabación'),
  unnamedField: createNote('Aquí se llenó un campo sin nombre'),
  unnamedControl: createNote('Aquí se presionó un control sin nombre'),
  longJournal: createNote('Solo se guardan los últimos 150 pasos de esta pantalla'),
};

import { expect, test } from 'vitest';
import type { MockControl, TableName } from '../api.ts';
import { findReferencedRow, findRowId, isSameCall, listEdits, toRowReference } from './row-references.ts';

const TABLES: Partial<Record<TableName, Record<string, unknown>[]>> = {
  games: [
    { id: 751, week: 6, place: 1 },
    { id: 755, week: 7, place: 1 },
    { id: 756, week: 7, place: 2 },
  ],
  trivias: [
    { id: 61, week: 6 },
    { id: 71, week: 7 },
  ],
  users: [
    { id: 1, email: 'ana@correo.mx' },
    { id: 2, email: 'nico@correo.mx' },
    { id: 3, email: 'ana@correo.mx' },
  ],
  mails: [
    { id: 11, to: 'ana@correo.mx', kind: 'code' },
    { id: 12, to: 'ana@correo.mx', kind: 'link' },
    { id: 13, to: 'nico@correo.mx', kind: 'code' },
    { id: 14, to: 'ana@correo.mx', kind: 'code' },
  ],
  sessions: [
    { id: 21, userId: 3 },
    { id: 22, userId: 2 },
    { id: 23, userId: 3 },
  ],
  predictions: [
    { id: 31, userId: 3, gameId: 755 },
    { id: 32, userId: 2, gameId: 756 },
  ],
};
const world = {
  table: (name: TableName) => ({ rows: TABLES[name] ?? [] }),
  facts: () => [
    { kind: 'edit', payload: {}, seq: 1 },
    { kind: 'edit', payload: { undoes: 1 }, seq: 2 },
    { kind: 'pool', payload: {}, seq: 3 },
    { kind: 'edit', payload: {}, seq: 4 },
  ],
} as unknown as MockControl['world'];

// Each row of the world, its reference, and whether the reference is also made from it: a newer row may hide it.
test.each([
  ['games', 756, { week: 7, game: 2 }],
  ['trivias', 71, { triviaOf: 7 }],
  ['users', 3, { account: 'ana@correo.mx' }],
  ['mails', 14, { mailTo: 'ana@correo.mx', kind: 'code', back: 0 }],
  ['mails', 11, { mailTo: 'ana@correo.mx', kind: 'code', back: 1 }],
  ['mails', 12, { mailTo: 'ana@correo.mx', kind: 'link', back: 0 }],
  ['sessions', 23, { sessionOf: 'ana@correo.mx', back: 0 }],
  ['sessions', 21, { sessionOf: 'ana@correo.mx', back: 1 }],
  ['predictions', 32, { predictionOf: 'nico@correo.mx', week: 7, game: 2 }],
] as const)('the row of %s with the id %i has a reference that finds it again', (table, id, reference) => {
  expect(toRowReference(world, table, id)).toEqual(reference);
  expect(findRowId(world, reference)).toBe(String(id));
});

test.each([
  [{ triviaOf: 9 }, 'La jornada 9 no tiene trivia.'],
  [{ account: 'otra@correo.mx' }, 'Nadie tiene el correo otra@correo.mx.'],
  [{ mailTo: 'ana@correo.mx', kind: 'code', back: 2 }, 'No existe esa fila de ana@correo.mx.'],
  [{ predictionOf: 'ana@correo.mx', week: 7, game: 2 }, 'No existe esa fila de ana@correo.mx.'],
  [{ week: 7, game: 3 }, 'La jornada 7 no tiene un partido 3.'],
] as const)('the reference %j to a row that does not exist is refused: %s', (reference, message) => {
  expect(() => findReferencedRow(world, reference)).toThrow(message);
});

test('an id is its own reference, and so is the id of a row that a table lacks', () => {
  expect([findRowId(world, 5), findRowId(world, '6')]).toEqual([5, '6']);
  expect([toRowReference(world, 'games', 999), toRowReference(world, 'teams', 1)]).toEqual([999, 1]);
});

test('the edits of a world are listed without their undos', () => {
  expect(listEdits(world).map(({ seq }) => seq)).toEqual([1, 4]);
});

test.each([
  ['GET', '/a', true],
  ['POST', '/a', false],
  ['GET', '/b', false],
])('whether GET /a is the same call as %s %s: %s', (method, url, expected) => {
  expect(isSameCall({ method: 'GET', url: '/a' })({ method, url })).toBe(expected);
});

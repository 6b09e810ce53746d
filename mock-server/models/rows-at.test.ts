import { expect, test } from 'vitest';
import { createBackEnd } from '../back-end.ts';
import { getRows, getTable } from './rows.ts';
import { findModelsAt, getRowsAt } from './rows-at.ts';

test.each([
  ['a row of the seed', { seeded: true, created_at: 11 }, false],
  ['a row of the seed', { seeded: true, created_at: 10 }, true],
  ['a row of a fact', { seeded: false, created_at: 11 }, true],
])('at the time 10, %s with %j exists: %j', (_what, columns, exists) => {
  const { schema } = createBackEnd({ players: 0, intercept: false }).world;
  const [userId, triviaId] = [getRows(schema, 'users')[0]?.id, getRows(schema, 'trivias')[0]?.id];
  getTable(schema, 'answers').insert([{ id: '99999', userId, triviaId, ...columns }]);
  const rows = getRowsAt(schema, 'answers', 10).filter(({ id }) => id === '99999');
  const { models } = findModelsAt(schema, 'answer', 10, ({ id }) => id === '99999');
  expect([rows.length, models.length]).toEqual(exists ? [1, 1] : [0, 0]);
});

test('each row of a table without times exists at any time', () => {
  const { schema } = createBackEnd({ players: 0, intercept: false }).world;
  expect(getRowsAt(schema, 'games', 0)).toHaveLength(getTable(schema, 'games').length);
});

import { expect, test } from 'vitest';
import { GAME_STATUSES } from '../../mock-server/catalogue/statuses.ts';
import { getChoices, getColumnName, orderColumns } from './columns.ts';

test.each([
  ['home_goals', 'Goles del local'],
  ['away_goals', 'Goles del visitante'],
  ['homeId', 'Local'],
  ['awayId', 'Visitante'],
  ['date_start', 'Empieza'],
  ['opens', 'Abre'],
  ['closes', 'Cierra'],
  ['created_at', 'Desde'],
  ['expires_at', 'Caduca'],
  ['unknown_column', 'unknown_column'],
])('the column %s is called “%s”', (column, name) => {
  expect(getColumnName(column)).toBe(name);
});

test('the columns of a table begin with those that a person looks for, and the others keep their order', () => {
  const toColumns = (names: string) => names.split(' ').map((name) => ({ name }));
  const order = (table: string, names: string) =>
    orderColumns(table, toColumns(names))
      .map(({ name }) => name)
      .join(' ');
  expect(order('games', 'id weekId away_goals home_goals state')).toBe(
    'state home_goals away_goals id weekId',
  );
  expect(order('users', 'id phone email')).toBe('email phone id');
  expect(order('others', 'b a')).toBe('b a');
});

test.each([
  ['programado', GAME_STATUSES],
  ['', GAME_STATUSES],
  [null, GAME_STATUSES],
  ['de antes', [...GAME_STATUSES, 'de antes']],
])('a status by hand of %j is chosen from the statuses, after “Según la hora”', (value, names) => {
  const choices = getChoices('games', 'status', value);
  expect(choices?.[0]).toEqual({ value: '', name: 'Según la hora' });
  expect(choices?.slice(1).map((choice) => choice.value)).toEqual(names);
});

test('only the status of a game is a list', () => {
  expect([getChoices('games', 'state', ''), getChoices('weeks', 'status', '')]).toEqual([null, null]);
});

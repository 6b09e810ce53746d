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
  ['before_hours_bet', 'Horas antes del inicio en que cierra'],
  ['before_weeks_bet', 'Semanas antes del inicio en que abre'],
  ['bet_days', 'Días para pronosticar'],
  ['isCurrent', 'Es la actual'],
  ['hides_score', 'Sin marcador en vivo'],
  ['postponed_at', 'Pospuesto'],
  ['published_at', 'Se publica'],
  ['is_correct', 'Acertó'],
  ['accepts_marketing', 'Acepta promociones'],
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

test.each([
  ['weeks', 'alias date_start closed before_hours_bet before_weeks_bet bet_days isCurrent'],
  ['games', 'state status home_goals away_goals date time opens closes postponed_at'],
  ['trivias', 'week question options correct'],
  ['users', 'email verified_at deleted_at name last_name nickname phone birthdate'],
  ['predictions', 'nickname home_score away_score points week created_at'],
  ['answers', 'nickname answer is_correct created_at'],
  ['mails', 'to secret expires_at used kind created_at'],
  ['teams', 'name short_name color color_alt'],
])('the table %s begins with the columns %s', (table, names) => {
  const columns = ['id', ...names.split(' ').toReversed()].map((name) => ({ name }));
  const ordered = orderColumns(table, columns).map(({ name }) => name);
  expect(ordered).toEqual([...names.split(' '), 'id']);
});

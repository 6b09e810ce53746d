import { expect, test } from 'vitest';
import type { Game, Prediction } from './types.ts';
import { ticketRows, ticketToOpen, weekTickets } from './week-tickets.ts';

const predict = (id: string, points: number | null, createdAt: number | null = 1): Prediction => ({
  id,
  gameId: `g${id}`,
  homeScore: 2,
  awayScore: 1,
  points,
  createdAt,
});

const game = (id: string) => ({ id }) as Game;

test('the newest week comes first and empty weeks have no boleto', () => {
  const predictions = new Map([
    [5, [predict('1', 5)]],
    [7, [predict('2', null)]],
    [6, []],
  ]);
  expect(weekTickets(predictions).map(({ week }) => week)).toEqual([7, 5]);
});

test('a boleto adds up what has been counted', () => {
  const [ticket] = weekTickets(
    new Map([[6, [predict('1', 5), predict('2', 2), predict('3', 2), predict('4', 0), predict('5', null)]]]),
  );
  expect(ticket).toMatchObject({ points: 9, counted: 4, exact: 1, resultOnly: 2 });
});

test('its folio is that of the first prediction and its stamp that of the last to arrive', () => {
  const [ticket] = weekTickets(
    new Map([[6, [predict('918', 0, 10), predict('919', 0, 30), predict('920', 0, null)]]]),
  );
  expect(ticket).toMatchObject({ folio: '918', sentAt: 30 });
});

test('without a time from the server there is no stamp', () => {
  const [ticket] = weekTickets(new Map([[6, [predict('1', 0, null)]]]));
  expect(ticket?.sentAt).toBeNull();
});

test.each([
  [
    'the newest with something counted',
    [
      [7, null],
      [6, 5],
      [5, 2],
    ],
    6,
  ],
  [
    'the newest where nothing was counted',
    [
      [7, null],
      [6, null],
    ],
    7,
  ],
  ['none where nothing was sent', [], null],
] as const)('opens %s', (_which, weeks, expected) => {
  const predictions = new Map(weeks.map(([week, points]) => [week, [predict(String(week), points)]]));
  expect(ticketToOpen(weekTickets(predictions))).toBe(expected);
});

test('lines stand in the order of the games, with the unlisted ones last', () => {
  const rows = ticketRows([predict('3', 0), predict('1', 0), predict('2', 0)], [game('g1'), game('g2')]);
  expect(rows.map((row) => [row.prediction.id, row.game?.id ?? null])).toEqual([
    ['1', 'g1'],
    ['2', 'g2'],
    ['3', null],
  ]);
});

import { expect, test } from 'vitest';
import { createTicketLines, getFolio, getSentAt, getTickets, getWeekToOpen, sortByGame } from './tickets.ts';
import type { Game, Prediction } from './types.ts';

const predict = (id: string, points: number | null, createdAt: number | null = 1): Prediction => ({
  id,
  gameId: `g${id}`,
  homeScore: 2,
  awayScore: 1,
  points,
  createdAt,
});

const game = (id: string) => ({ id }) as Game;

test('getTickets sorts tickets from the newest week and returns none for a week without predictions', () => {
  const predictions = new Map([
    [5, [predict('1', 5)]],
    [7, [predict('2', null)]],
    [6, []],
  ]);
  expect(getTickets(predictions).map(({ week }) => week)).toEqual([7, 5]);
});

test('getSentAt is the latest time of the predictions, or null without a time', () => {
  expect(getSentAt([predict('918', 0, 10), predict('919', 0, 30), predict('920', 0, null)])).toBe(30);
  expect(getSentAt([predict('1', 0, null)])).toBeNull();
});

test.each<[string, [id: string, createdAt: number | null][], string | undefined]>([
  [
    'of the first sent prediction, wherever it stands',
    [
      ['20', 300],
      ['19', 200],
      ['21', 400],
    ],
    '19',
  ],
  [
    'of the lowest id among predictions sent at the same time',
    [
      ['101', 200],
      ['99', 200],
    ],
    '99',
  ],
  [
    'of the lowest id when the server sends no times',
    [
      ['b', null],
      ['a', null],
    ],
    'a',
  ],
  [
    'of a prediction with a time when the server sends no time for another',
    [
      ['3', null],
      ['5', 100],
    ],
    '5',
  ],
  [
    'of the server, not the one that a prediction has before',
    [
      ['sent-1501', 100],
      ['20', 300],
    ],
    '20',
  ],
  ['undefined while the server has named none', [['sent-1501', 100]], undefined],
  ['undefined without a prediction', [], undefined],
])('getFolio returns the id %s', (_which, sent, folio) => {
  const predictions = sent.map(([id, createdAt]) => predict(id, null, createdAt));
  expect(getFolio(predictions)).toBe(folio);
  expect(getFolio(predictions.toReversed())).toBe(folio);
});

test.each<[string, Record<number, (number | null)[]>, number | null]>([
  ['the newest one with a published point, even 0', { 7: [null], 6: [null, 0] }, 6],
  ['the newest one when none has points', { 7: [null], 6: [null] }, 7],
  ['null when there is none', {}, null],
])('of the weeks with a ticket, getWeekToOpen returns %s', (_which, weeks, expected) => {
  const predictions = new Map(
    Object.entries(weeks).map(([week, all]) => [Number(week), all.map((points) => predict(week, points))]),
  );
  expect(getWeekToOpen(getTickets(predictions))).toBe(expected);
});

const rows = [predict('3', 0), predict('1', 0), predict('2', 0)];
const games = [game('g1'), game('g2')];

test('sortByGame sorts predictions in the order of the games and puts predictions without a listed game last', () => {
  expect(sortByGame(rows, games).map(({ id }) => id)).toEqual(['1', '2', '3']);
});

test('createTicketLines makes a line of each game with a score, and none without one', () => {
  const home = { name: 'Tigres' } as Game['home'];
  const away = { name: 'Toluca' } as Game['away'];
  const shown = [...games, game('g3')].map((created) => ({ ...created, home, away }));
  const scores = [
    { gameId: 'g2', homeScore: 3, awayScore: 3 },
    { gameId: 'g1', homeScore: 1, awayScore: 0 },
  ];
  expect(createTicketLines(scores, shown)).toEqual([
    { gameId: 'g1', home, away, homeScore: 1, awayScore: 0 },
    { gameId: 'g2', home, away, homeScore: 3, awayScore: 3 },
  ]);
});

import { expect, test } from 'vitest';
import { at, createPrediction, game, week } from '../testing/fixtures.ts';
import { EMPTY_SCORE } from './drafts.ts';
import { getGameState } from './game-state.ts';
import { getMoment, type Moment, type MomentInput } from './moment.ts';
import type { DraftScore, Game, GameStatus, Prediction, Week } from './types.ts';
import { getPredictionWindow } from './window.ts';

const WEEKS = [week(6, '2026-08-21'), week(7, '2026-08-28'), week(8, '2026-09-04')];
// Two games of week 7, whose cut-offs are two hours before.
const createGames = (first: GameStatus = 'active', second: GameStatus = 'active') => [
  game('1', 'Tigres', 'Toluca', '2026-08-29T19:00:00', first),
  game('2', 'Pumas', 'Atlas', '2026-08-30T12:00:00', second),
];
const ADVANCED = [game('1', 'Tigres', 'Toluca', '2026-08-08T19:00:00', 'final'), ...createGames().slice(1)];
const OPEN = '2026-08-28T12:00:00';
const SENT = [createPrediction(), createPrediction({ id: '2', gameId: '2' })];
const COUNTED = SENT.map((prediction) => ({ ...prediction, points: 2 }));
const OLD: [number, Prediction[]] = [6, COUNTED];

interface Row {
  now?: string;
  games?: readonly Game[];
  sent?: readonly Prediction[];
  /** The draft of the first game. */
  draft?: DraftScore;
  hasOldTicket?: boolean;
  input?: Partial<MomentInput>;
}

const rows: [what: string, moment: Moment, row: Row][] = [
  ['the shown week is unknown', 'noWeek', { input: { week: 9 } }],
  [
    'the first week isn’t open',
    'beforeSeason',
    { now: '2026-08-10T12:00:00', input: { weeks: WEEKS.slice(1) } },
  ],
  ['a later week isn’t open and the player has no ticket', 'notOpen', { now: '2026-08-10T12:00:00' }],
  [
    'the week has no games yet and the player has an earlier ticket',
    'betweenWeeks',
    { games: [], hasOldTicket: true },
  ],
  [
    'an advanced game is over, another isn’t open and nothing was sent',
    'notOpen',
    { now: '2026-08-10T12:00:00', games: ADVANCED },
  ],
  [
    'an advanced game is over, another isn’t open and one was sent',
    'complete',
    { now: '2026-08-10T12:00:00', games: ADVANCED, sent: SENT.slice(0, 1) },
  ],
  ['a player who has never predicted can predict', 'newPlayer', {}],
  [
    'every dated game is closed and another is undecided',
    'closed',
    {
      now: '2026-09-01T12:00:00',
      games: [...createGames(), { ...game('3', '', '', '2026-08-30T12:00:00', 'undecided'), kickOff: null }],
    },
  ],
  [
    'every dated game is closed and a final one has no kick-off',
    'closed',
    {
      now: '2026-09-01T12:00:00',
      games: [...createGames(), { ...game('3', 'a', 'b', '2026-08-30T12:00:00', 'final'), kickOff: null }],
    },
  ],
  ['a player with an earlier ticket can predict', 'empty', { hasOldTicket: true }],
  ['a player who has played by the server’s count can predict', 'empty', { input: { hasPlayed: true } }],
  ['a score is half filled', 'drafts', { draft: { home: 1, away: null } }],
  [
    'one game is sent and another has a draft',
    'drafts',
    { sent: [SENT[1] as Prediction], draft: { home: 0, away: 0 } },
  ],
  ['a draft was emptied', 'newPlayer', { draft: EMPTY_SCORE }],
  ['one of two games is sent', 'partlySent', { sent: SENT.slice(0, 1) }],
  [
    'the first game is closed and the second one is sent',
    'complete',
    { now: '2026-08-29T18:00:00', sent: SENT.slice(1) },
  ],
  ...(['complete', 'closed'] as const).map((moment, index): [string, Moment, Row] => [
    `the last cut-off is ${1 - index} seconds away and everything is sent`,
    moment,
    {
      now: ['2026-08-30T09:59:59', '2026-08-30T10:00:00'][index],
      games: createGames('postponed'),
      sent: SENT,
    },
  ]),
  [
    'all cut-offs have passed without a ticket',
    'closed',
    { now: '2026-08-30T11:00:00', games: createGames('final') },
  ],
  [
    'the only game that isn’t final is postponed',
    'published',
    { games: createGames('final', 'postponed'), sent: COUNTED.slice(0, 1) },
  ],
  [
    'a game is live and another can be predicted',
    'live',
    { now: '2026-08-29T19:30:00', games: createGames('live') },
  ],
  [
    'all games are final and a point is missing',
    'unpublished',
    { games: createGames('final', 'final'), sent: [COUNTED[0], SENT[1]] as Prediction[] },
  ],
  ['all games are final and counted', 'published', { games: createGames('final', 'final'), sent: COUNTED }],
  [
    'all games of the last week are final and counted',
    'seasonOver',
    { games: createGames('final', 'final'), sent: COUNTED, input: { weeks: WEEKS.slice(0, 2) } },
  ],
];

test.each(rows)(
  'the moment when %s is %s',
  (_what, moment, { now = OPEN, games = createGames(), sent = [], draft, hasOldTicket, input }) => {
    const predictions = new Map([[7, sent], ...(hasOldTicket ? [OLD] : [])] as [
      number,
      readonly Prediction[],
    ][]);
    const whole: MomentInput = {
      weeks: WEEKS,
      week: 7,
      games: games.map((game) => {
        const gameWindow = getPredictionWindow(game, WEEKS[1] as Week);
        const prediction = sent.find(({ gameId }) => gameId === game.id) ?? null;
        const score = (game.id === '1' && draft) || EMPTY_SCORE;
        return {
          game,
          gameWindow,
          score,
          state: getGameState({ game, gameWindow, prediction, draft: score }, at(now)),
        };
      }),
      predictions,
      hasPlayed: false,
      ...input,
    };
    expect(getMoment(whole, at(now))).toBe(moment);
  },
);

import { GAMES } from './back-end.ts';
import { PLAYER, readPoolsBack, refused, UNUSED_ANSWER } from './cells.ts';
import type { MatrixRow } from './row.ts';

export const GAME_ROWS: readonly MatrixRow[] = [
  {
    name: 'GET /api/ranking/week/{week}',
    line: 'GET /api/ranking/week/7',
    action: 'openWeekRanking',
    kind: 'read',
    isPlayer: true,
    success: { screen: 'week, page 2', ...PLAYER },
    failure: { screen: 'week, page 1', ...PLAYER },
  },
  {
    name: 'GET /api/ranking',
    line: 'GET /api/ranking',
    action: 'openGeneralRanking',
    kind: 'read',
    isPlayer: true,
    success: { screen: 'general, page 1', ...PLAYER },
    failure: { screen: 'week, page 1', ...PLAYER },
  },
  {
    name: 'GET /api/weeks',
    line: 'GET /api/weeks',
    action: 'openGames',
    kind: 'read',
    isPlayer: true,
    success: { screen: '2 games', ...PLAYER },
    failure: { screen: 'failed', ...PLAYER },
  },
  {
    name: 'GET /api/week/current',
    line: 'GET /api/week/current',
    action: 'openGames',
    kind: 'read',
    isPlayer: true,
    success: { screen: '2 games', ...PLAYER },
    // When this call fails, the product chooses the current week by the dates of the weeks, so the games are
    // still shown. `cells` has the exceptions.
    failure: { screen: '2 games', ...PLAYER },
    refusals: { 'No current week': 'poolWeekNotValid' },
    cells: {
      offline: { dialog: 'networkError', screen: 'failed' },
      '401': { dialog: 'expiredSession', screen: 'failed' },
      '401 as 404': { dialog: 'expiredSession', screen: 'failed' },
    },
  },
  {
    name: 'GET /api/games/week/{week}',
    line: 'GET /api/games/week/7',
    action: 'openGames',
    kind: 'read',
    isPlayer: true,
    // The list has one invalid row, which the product ignores, among the valid games.
    getWrongShape: () => ({ 7: { data: [{ id: 'bad' }, ...GAMES] } }),
    success: { screen: '2 games', ...PLAYER },
    failure: { screen: 'failed', ...PLAYER },
    cells: {
      offline: { dialog: 'networkError', requests: { own: 0 } },
      shape: 'success',
    },
  },
  {
    name: 'GET /api/games/all',
    line: 'GET /api/games/all',
    action: 'saveClosings',
    kind: 'read',
    isPlayer: true,
    // The list has one invalid row, which the product ignores, among the valid games.
    getWrongShape: () => ({ 7: { data: [{ id: 'bad' }, ...GAMES] } }),
    success: { screen: 'file saved', ...PLAYER },
    failure: { screen: 'no file', ...PLAYER },
    cells: { shape: 'success' },
  },
  {
    name: 'GET /api/pool/user/all',
    line: 'GET /api/pool/user/all',
    action: 'openGames',
    kind: 'read',
    isPlayer: true,
    // PHP’s json_encode writes an empty associative array as `[]` instead of `{}`, so the product reads `[]`
    // as no predictions.
    getWrongShape: () => [],
    success: { screen: '2 games', ...PLAYER },
    failure: { screen: 'failed', ...PLAYER },
    cells: { shape: 'success' },
  },
  {
    name: 'POST /api/pool/user',
    line: 'POST /api/pool/user',
    action: 'sendPool',
    kind: 'write',
    isPlayer: true,
    next: 'GET /api/pool/user/all',
    success: { dialog: 'poolSent', screen: 'sent', hasToken: true, requests: { next: 1 } },
    failure: { screen: 'draft', ...PLAYER },
    refusals: {
      'No current week': refused('poolWeekNotValid'),
      'Bet not allowed': refused('poolWeekNotValid'),
      'No match games': {
        done: { isSuccess: true },
        undone: { dialog: 'poolInvalid', requests: { next: 2 } },
      },
      'No bet day': refused('poolNotAvailable'),
      'Bet date is before the start of the week': refused('poolNotAvailable'),
      'No bet time': refused('poolGameNotAvailable'),
    },
    cells: {
      ...UNUSED_ANSWER,
      offline: { dialog: 'networkError', requests: { next: 3 } },
      lost: readPoolsBack('networkError'),
      hang: readPoolsBack('networkError'),
      stall: readPoolsBack('networkError'),
      cut: readPoolsBack('networkError'),
      html: readPoolsBack('unpreventedError'),
      warning: readPoolsBack('unpreventedError'),
      redirect: readPoolsBack('unpreventedError'),
      '500': readPoolsBack('unpreventedError'),
      'null user': readPoolsBack('accountEliminated'),
      debug: readPoolsBack('unpreventedError'),
    },
  },
  {
    name: 'POST /api/trivia/answer',
    line: 'POST /api/trivia/answer',
    action: 'answerTrivia',
    kind: 'write',
    isPlayer: true,
    success: { screen: 'correct', ...PLAYER },
    failure: { screen: 'question pending', ...PLAYER },
    refusals: {
      'Question Not Found': { dialog: 'questionNotFound', screen: 'no question' },
      'This User already answer this question': {
        dialog: 'questionAnsweredByUser',
        screen: 'no question',
      },
    },
    cells: { 'null user': 'unpreventedError' },
  },
];

import { ClosingsDownload } from '../../pages/bonus/ClosingsDownload.tsx';
import { createGamesPageStore } from '../../stores/pages/games-page.ts';
import { createRankingStore } from '../../stores/ranking/ranking.ts';
import type { TextDialogType } from '../../stores/shell/dialogs.ts';
import { receiveTrivia } from '../../stores/trivia/receive-trivia.ts';
import { getTriviaDialog } from '../../stores/trivia/trivia-dialog.ts';
import { GAMES } from './back-end.ts';
import { openFormPage, openSession, type Prepare } from './prepare.tsx';
import { type MatrixCell, type MatrixRow, type OutcomeChanges, PLAYER, UNUSED_ANSWER } from './row.ts';

export const openRanking =
  (scope: 'week' | 'general'): Prepare =>
  async (world) => {
    await openSession(world);
    const ranking = createRankingStore(world);
    const close = ranking.open();
    await world.pass(100);
    return {
      run() {
        const week = scope === 'week' ? ranking.initialWeek.peek() : null;
        void ranking.show({ scope, week, page: scope === 'week' ? 2 : 1 });
      },
      getScreen() {
        const state = ranking.state.peek();
        if (state.status !== 'ready') return state.status;
        const { choice, page } = state.data;
        return `${choice.scope}, ${page.rows[0]?.nickname}`.replace('row of ', '');
      },
      close,
    };
  };

export const openGames: Prepare = async (world) => {
  const starting = world.auth.start();
  await world.pass(0);
  await starting;
  let close: () => void = () => undefined;
  return {
    run() {
      world.play();
      close = createGamesPageStore(world).open();
    },
    getScreen() {
      const { entries, status } = world.shownWeek;
      return status.peek() === 'ready' ? `${entries.peek().length} games` : status.peek();
    },
    close: () => close(),
  };
};

const saveClosings: Prepare = async (world) => {
  await openSession(world);
  let hasFile = false;
  // jsdom has no object URLs.
  const createObjectURL = () => {
    hasFile = true;
    return 'blob:file';
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  const page = openFormPage(world, <ClosingsDownload />, {});
  return {
    run: () => page.press(page.findButton('Todos los cierres')),
    getScreen: () => (hasFile ? 'file saved' : 'no file'),
    isBusy: () => page.form.isBusy.peek(),
    close: page.close,
  };
};

const sendPool: Prepare = async (world) => {
  await openSession(world);
  const close = createGamesPageStore(world).open();
  await world.sending.prepare();
  await world.pass(1_000);
  return {
    run() {
      world.sending.openReview();
      world.modal.accept();
    },
    getScreen: () => world.shownWeek.entries.peek()[0]?.state.peek() ?? 'no game',
    isBusy: () => world.sending.isSending.peek(),
    close,
  };
};

const answerTrivia: Prepare = async (world) => {
  await openSession(world);
  const { trivia } = world;
  receiveTrivia(world, { id: '3', question: '¿Quién ganó?', options: ['León', 'Toluca'] }, 7);
  trivia.open();
  const dialog = getTriviaDialog(world);
  dialog.toggleOption('Toluca');
  return {
    run: () => void dialog.submit(),
    getScreen() {
      if (trivia.pending.peek()) return 'question pending';
      return world.modal.current.peek()?.type === 'trivia' ? dialog.screen.peek() : 'no question';
    },
    isBusy: () => dialog.isSending.peek(),
  };
};

/**
 * When the outcome of a sent prediction is unknown, the product loads the predictions. The result is a
 * success if the server has saved the prediction, otherwise `dialog`.
 */
const readPoolsBack = (dialog: TextDialogType): MatrixCell => ({
  done: { isSuccess: true },
  undone: { dialog, requests: { next: 1 } },
});
const refused = (dialog: TextDialogType): OutcomeChanges => ({ dialog, requests: { next: 1 } });

/** Valid games, and one without teams, date and time. */
const listInvalidGame = () => ({ 7: { data: [{ id: 'bad' }, ...GAMES] } });

export const GAME_ROWS: readonly MatrixRow[] = [
  {
    name: 'GET /api/ranking/week/{week}',
    line: 'GET /api/ranking/week/7',
    action: openRanking('week'),
    isPlayer: true,
    success: { screen: 'week, page 2', ...PLAYER },
    failure: { screen: 'week, page 1', ...PLAYER },
  },
  {
    line: 'GET /api/ranking',
    action: openRanking('general'),
    isPlayer: true,
    success: { screen: 'general, page 1', ...PLAYER },
    failure: { screen: 'week, page 1', ...PLAYER },
  },
  {
    line: 'GET /api/weeks',
    action: openGames,
    isPlayer: true,
    success: { screen: '2 games', ...PLAYER },
    failure: { screen: 'failed', ...PLAYER },
  },
  {
    line: 'GET /api/week/current',
    action: openGames,
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
      // Without a body, the server has no current week.
      empty: 'success',
    },
  },
  {
    name: 'GET /api/games/week/{week}',
    line: 'GET /api/games/week/7',
    action: openGames,
    isPlayer: true,
    getWrongShape: listInvalidGame,
    success: { screen: '2 games', ...PLAYER },
    failure: { screen: 'failed', ...PLAYER },
    cells: {
      offline: { dialog: 'networkError', requests: { own: 0 } },
      // The product shows a game without teams as a card “Por definir”, so there is one card more.
      shape: { isSuccess: true, screen: '3 games' },
    },
  },
  {
    line: 'GET /api/games/all',
    action: saveClosings,
    isPlayer: true,
    getWrongShape: listInvalidGame,
    success: { screen: 'file saved', ...PLAYER },
    failure: { screen: 'no file', ...PLAYER },
    cells: { shape: 'success' },
  },
  {
    line: 'GET /api/pool/user/all',
    action: openGames,
    isPlayer: true,
    // PHP’s json_encode writes an empty associative array as `[]` instead of `{}`, so the product reads `[]`
    // as no predictions.
    getWrongShape: () => [],
    success: { screen: '2 games', ...PLAYER },
    failure: { screen: 'failed', ...PLAYER },
    cells: { shape: 'success' },
  },
  {
    line: 'POST /api/pool/user',
    action: sendPool,
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
        undone: refused('poolInvalid'),
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
      // A refusal with an unknown message may be about one game, so the product loads the predictions.
      '422 rule': refused('unpreventedError'),
      '422 throttle': refused('unpreventedError'),
      'firewall page': refused('unpreventedError'),
    },
  },
  {
    line: 'POST /api/trivia/answer',
    action: answerTrivia,
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
    cells: { 'null user': 'unpreventedError', 'missing user': 'connectionError' },
  },
];

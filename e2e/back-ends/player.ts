/** What a player of the product meets behind a back end: the product's stores in front of the mock server. */
import { vi } from 'vitest';
import { type MockControl, startMockServer } from '../../mock-server/index.ts';
import { STORAGE_KEYS } from '../../src/lib/storage.ts';
import { createStores } from '../../src/stores/index.ts';
import { createGamesPageStore } from '../../src/stores/pages/games-page.ts';
import { getTriviaDialog } from '../../src/stores/trivia/trivia-dialog.ts';
import { createDevice } from '../../src/testing/device.ts';
import {
  changePassword,
  deleteAccount,
  forgotPassword,
  logIn,
  logOut,
  registerAs,
  start,
  verify,
} from '../../src/testing/fault-matrix/account-rows.tsx';
import { openGames, openRanking } from '../../src/testing/fault-matrix/game-rows.tsx';
import { pass, takeDialogs } from '../../src/testing/fault-matrix/play.ts';
import type { Prepare } from '../../src/testing/fault-matrix/prepare.tsx';
import type { FaultWorld } from '../../src/testing/fault-matrix/world.ts';
import type { AnswerChange } from '../bridge/bridge.ts';

const ORIGIN = 'http://localhost';
const MAX_REDIRECTS = 5;

/** A `fetch` that follows redirects and keeps cookies, as a browser does. */
function createFetch(control: MockControl, change: AnswerChange) {
  const jar = new Map<string, string>();

  async function send(input: string, init: RequestInit, redirects = 0): Promise<Response> {
    const url = new URL(input, ORIGIN);
    const headers = new Headers(init.headers);
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const request = new Request(url, { method: init.method ?? 'GET', headers, body: init.body ?? null });
    const response = await change(request.clone(), (other = request) => control.handle(other));
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      const [, domain = url.hostname] = /; Domain=([^;]*)/i.exec(cookie) ?? [];
      if (domain !== url.hostname) continue;
      jar.set(name, value);
      // biome-ignore lint/suspicious/noDocumentCookie: a browser sets it from the header of the answer.
      if (!/HttpOnly/i.test(cookie)) document.cookie = `${name}=${value}; path=/`;
    }
    const location = response.headers.get('location');
    if (location === null || init.redirect === 'manual') return response;
    if (redirects === MAX_REDIRECTS) throw new TypeError('Failed to fetch');
    return send(location, { headers: init.headers ?? {} }, redirects + 1);
  }

  return (input: string, init: RequestInit = {}) => send(input, init);
}

function startSession(world: FaultWorld) {
  world.play();
  void world.auth.start();
}

const openSession = async (world: FaultWorld) => {
  startSession(world);
  await world.pass(2_000);
};

const register = registerAs('eva_l', 'eva@correo.mx');

/** The points of the profile. */
const readPoints: Prepare = async (world) => ({
  run: () => startSession(world),
  getScreen: () => `${world.auth.user.peek()?.stats.score ?? '–'} points`,
});

/** The states of the games of the week on Partidos. */
const readStates: Prepare = async (world) => {
  const games = await openGames(world);
  return {
    ...games,
    getScreen() {
      const states = world.shownWeek.entries.peek().map(({ state }) => state.peek());
      const names = [...new Set(states)];
      return names.map((name) => `${states.filter((state) => state === name).length} ${name}`).join(', ');
    },
  };
};

const sendPrediction: Prepare = async (world) => {
  await openSession(world);
  const close = createGamesPageStore(world).open();
  await world.pass(2_000);
  const { entries, week } = world.shownWeek;
  const open = entries.peek().find(({ state }) => state.peek() === 'open');
  if (!open) throw new Error('the week has no open game');
  const number = week.peek()?.number ?? 0;
  world.drafts.setGoals(number, open.game.id, 'home', 2);
  world.drafts.setGoals(number, open.game.id, 'away', 1);
  await world.sending.prepare();
  return {
    run() {
      world.sending.openReview();
      world.modal.accept();
    },
    getScreen: () =>
      entries
        .peek()
        .find(({ game }) => game.id === open.game.id)
        ?.state.peek() ?? 'no game',
    close,
  };
};

const answerTrivia: Prepare = async (world) => {
  const sending = await sendPrediction(world);
  sending.run();
  await world.pass(5_000);
  world.modal.clear();
  const dialog = getTriviaDialog(world);
  let screen = '';
  async function answer() {
    world.trivia.open();
    dialog.toggleOption(dialog.asked.peek()?.options[0] ?? '');
    await dialog.submit();
    // The dialog of the trivia is the screen, and not a dialog that the answer has opened.
    screen = dialog.screen.peek();
    world.modal.hide('trivia');
  }
  return { ...sending, run: () => void answer(), getScreen: () => screen };
};

const OF_VISITORS = { logIn, forgotPassword, changePassword, verify, register };
const OF_PLAYERS = {
  start,
  logOut,
  deleteAccount,
  openGames,
  readStates,
  openGeneralRanking: openRanking('general'),
  readPoints,
  sendPrediction,
  answerTrivia,
  // A player opens these pages too, for example from a mailed link.
  logInWithSession: logIn,
  registerWithSession: register,
  changePasswordWithSession: changePassword,
};

export type PlayerActionName = keyof typeof OF_VISITORS | keyof typeof OF_PLAYERS;

/**
 * Returns the dialogs, the errors of the form and the screen that a player sees 20 seconds after an action. Leaves
 * fake timers and a `fetch` behind.
 */
export async function playBehind(
  change: AnswerChange,
  name: PlayerActionName,
  isLaravel = false,
): Promise<string> {
  const control = startMockServer({ players: 50, rate: 0, intercept: false });
  if (isLaravel) await control.world.laravel(true);
  // The mock server sets its world up in real time.
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  // At a start of the session, the fault is younger than the log-in.
  let isFaulty = name !== 'start';
  vi.stubGlobal(
    'fetch',
    createFetch(control, (request, answer) => (isFaulty ? change(request, answer) : answer())),
  );
  const device = createDevice();
  const storage = device.openTab();
  const closings: (() => void)[] = [];

  async function openDocument(): Promise<FaultWorld> {
    const clock = { now: () => Date.now() };
    const shell = createStores({ baseUrl: '', clock, storage });
    const stores = { ...shell, ...(await shell.player.load()) };
    return {
      ...stores,
      pass,
      play: () => void closings.push(stores.startPlay()),
      close: () => undefined,
      hasToken: () => device.disk.has(STORAGE_KEYS.token),
      hasDraft: () => false,
    };
  }

  let world = await openDocument();
  if (name in OF_PLAYERS) {
    const login = await logIn(world);
    login.run();
    await pass(2_000);
    login.close?.();
    world = await openDocument();
    if (name.endsWith('WithSession')) await openSession(world);
  }
  const action = await { ...OF_VISITORS, ...OF_PLAYERS }[name](world);
  takeDialogs(world);
  isFaulty = true;
  action.run();
  await pass(20_000);
  const seen = [
    ...takeDialogs(world).map(({ type }) => type),
    ...Object.entries(action.form?.errors.peek() ?? {}).map(([field, error]) => `${field}: ${error}`),
    action.getScreen(),
    ...(world.hasToken() ? ['token kept'] : []),
  ].join(', ');
  action.close?.();
  for (const close of closings) close();
  control.shutdown();
  return seen;
}

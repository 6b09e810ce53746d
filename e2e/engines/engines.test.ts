/**
 * WebKitGTK and Firefox of Debian on a virtual display (`apt-get install xvfb webkit2gtk-driver firefox-esr`) show
 * what Playwright's own engines don't: the pixels of the display, and the files that a left page aborts. They read
 * the build `dist`. `npm test -- engines` is the short run, `npm test -- all-engines` the whole.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PATHS } from '../../src/lib/routes.ts';
import { NEW_PASSWORD_PAGE, PLAYER_PAGES, VISITOR_PAGES } from '../support/pages.ts';
import { ANA } from '../support/player.ts';
import { type Display, startDisplay } from './display.ts';
import { hasFirefox, startFirefox } from './firefox.ts';
import { type BrowserSession, press, setValue, waitFor, write } from './session.ts';
import { type Sites, startSites } from './site.ts';
import { findNoise, findProblems, openUrl } from './view.ts';
import { hasWebKit, startWebKit } from './webkit.ts';

// A test walks through many pages, and an engine may take seconds for each on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const IS_SMOKE = process.env.TEST_ENGINES === 'smoke';
const HEIGHT = 1000;
const WIDE = 1280;
const SCRIPT_DRAWN = [PATHS.login, PATHS.forgotPassword, NEW_PASSWORD_PAGE, '/no-existe'];

const APP = /\/assets\/main-.*\.js$/;
const PAGE_SCRIPTS = /\/assets\/[A-Z]\w+Page-.*\.js$/;
const PAGE_SHEETS = /\/assets\/.*\.css$/;

const HAS = 'return Boolean(document.querySelector(arguments[0]));';

const FIRST_OPEN = `document.querySelector('[data-game][data-state="open"]')`;
const PREDICT = `
  ${setValue}
  const game = ${FIRST_OPEN};
  for (const field of game.querySelectorAll('input')) setValue(field, '2');
  return game.dataset.game;
`;

const SHOW_TOAST = `
  localStorage.removeItem('lmx:token');
  dispatchEvent(new StorageEvent('storage', { key: 'lmx:token', newValue: null, storageArea: localStorage }));
`;
const MISPLACED_CLOSE = `
  const toast = document.querySelector('.toast');
  const text = toast.querySelector('span').getBoundingClientRect();
  const close = toast.querySelector('button').getBoundingClientRect();
  const middle = (close.top + close.bottom) / 2;
  return close.left >= text.right - 1 && middle >= text.top - 1 && middle <= text.bottom + 1
    ? null : JSON.stringify({ text, close });
`;

let display: Display;
let sites: Sites;
const sessions: BrowserSession[] = [];

beforeAll(async () => {
  display = await startDisplay();
});
// Each test has a world of its own. Otherwise a second attempt, or the same test in the next engine, would find the
// game sent already.
beforeEach(async () => {
  sites = await startSites();
});
afterEach(async () => {
  sites.release();
  for (const session of sessions.splice(0)) await session.close().catch(() => {});
  await sites.close();
});
afterAll(() => display.close());

const getUrl = (path: string) => `${sites.bridge.origin}/lmx${path}`;
const getSlowUrl = (path: string) => `${sites.slow.origin}/lmx${path}`;

async function expectGoodView(session: BrowserSession, name: string, box = 'main') {
  expect.soft(await findProblems(session, display, box), name).toEqual([]);
}

async function expectScreen(session: BrowserSession, name: string, box: string) {
  await waitFor(session, name, HAS, box);
  await expectGoodView(session, name, box);
}

async function walk(session: BrowserSession, paths: readonly string[]) {
  for (const width of IS_SMOKE ? [session.narrowest] : [session.narrowest, WIDE]) {
    await session.resize(width, HEIGHT);
    for (const path of paths) {
      await openUrl(session, getUrl(path));
      await expectGoodView(session, `${path} at ${width} px`);
    }
  }
}

async function logIn(session: BrowserSession) {
  await openUrl(session, getUrl(PATHS.login));
  await write(session, 'Correo electrónico', ANA.email);
  await write(session, 'Contraseña', ANA.password);
  await press(session, 'button', 'Entrar');
  await waitFor(session, 'Partidos', `return location.pathname === '/lmx/games';`);
}

describe.each([
  { engine: 'WebKitGTK', isHere: hasWebKit(), start: startWebKit },
  { engine: 'Firefox', isHere: hasFirefox(), start: startFirefox },
])('$engine', ({ engine, isHere, start }) => {
  const testHere = test.runIf(isHere);
  if (!isHere) console.log(`${engine}: NOT CHECKED, the machine lacks it`);

  async function open(width?: number) {
    const session = await start(display.name);
    sessions.push(session);
    await session.resize(width ?? session.narrowest, HEIGHT);
    return session;
  }

  testHere.each(IS_SMOKE ? [PATHS.login] : SCRIPT_DRAWN)(
    'a first visit to %s paints the main button, cuts no text, shows the drawings and reports no error',
    async (path) => {
      const session = await open(WIDE);
      await openUrl(session, getUrl(path));
      await expectGoodView(session, path);
    },
  );

  testHere('“back” to a page that was left before its scripts came starts the app', async () => {
    const session = await open(WIDE);
    const isAsked = sites.hold(APP);
    await session.go(getSlowUrl('/'));
    await isAsked;
    await press(session, 'link', 'Premios');
    await waitFor(session, 'Premios', `return location.pathname.includes('rewards');`);
    sites.release();
    await session.back();
    await waitFor(
      session,
      'the app of the page before',
      `return location.pathname === '/lmx/' && !document.documentElement.classList.contains('failed')
        && Object.keys(document.querySelector('main')).some((key) => key.startsWith('__react'));`,
    );
  });

  // When the browser leaves a page, it aborts the files that are still loading.
  test.runIf(isHere && !IS_SMOKE).each([
    ['the app', APP],
    ['the code of a page', PAGE_SCRIPTS],
    ['the sheets of a page', PAGE_SHEETS],
  ])('a page that is left before %s came reports no missing file', async (_what, files) => {
    const session = await open();
    const isAsked = sites.hold(files);
    await session.go(getSlowUrl('/favicon.svg'));
    // A script starts the navigation, because `go` may wait for a style sheet or script that the site holds back.
    await session.run('location.assign(arguments[0]);', getSlowUrl(PATHS.login));
    await isAsked;
    await session.run('location.assign(arguments[0]);', getSlowUrl('/no-existe.txt'));
    sites.release();
    await session.go(getSlowUrl(PATHS.terms));
    expect(await findNoise(session)).toEqual([]);
  });

  testHere(
    'a visitor’s pages paint the main button, cut no text, show the drawings and report no error',
    async () => {
      await walk(await open(), [...VISITOR_PAGES, PATHS.confirmAccount]);
    },
  );

  testHere(
    'a player’s pages paint the main button, cut no text, show the drawings and report no error',
    async () => {
      const session = await open();
      await logIn(session);
      await walk(session, PLAYER_PAGES);
    },
  );

  testHere(
    'a player sends a prediction and answers the trivia, and the game is sent after a reload',
    async () => {
      const session = await open();
      await logIn(session);
      await openUrl(session, getUrl(PATHS.games));
      await waitFor(session, 'an open game', `return Boolean(${FIRST_OPEN});`);
      const game = await session.run(PREDICT);
      await press(session, 'button', 'Enviar pronóstico (1)');
      await expectScreen(session, 'the dialog sendPool', '[data-modal="sendPool"]');
      await press(session, 'button', 'Sí, enviar');
      await expectScreen(session, 'the dialog poolSent', '[data-modal="poolSent"]');
      await press(session, 'button', 'Aceptar');
      const trivia = '[data-modal="trivia"]';
      await expectScreen(session, 'the question of the trivia', `${trivia}[data-state="question"]`);
      await session.run(`document.querySelector('${trivia} [aria-pressed]').click();`);
      await press(session, 'button', 'Continuar');
      await expectScreen(session, 'the result of the trivia', `${trivia}[data-state$="correct"]`);
      await press(session, 'button', 'Aceptar');
      await waitFor(session, 'the page behind the trivia', `return !document.querySelector('[data-modal]');`);
      await openUrl(session, getUrl(PATHS.games));
      await waitFor(session, 'the sent game', HAS, `[data-game="${game}"][data-state="sent"]`);
    },
  );

  testHere('the × of a toast stands beside its text', async () => {
    const session = await open();
    await logIn(session);
    await openUrl(session, getUrl(PATHS.ranking));
    await session.run(SHOW_TOAST);
    await waitFor(session, 'a toast', HAS, '.toast button');
    expect(await session.run(MISPLACED_CLOSE)).toBeNull();
  });
});

import type { Browser } from '@playwright/test';
import type { MockControl } from '../mock-server/index.ts';
import { expect } from './support/fixtures.ts';
import { test } from './support/world.ts';

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'es-MX',
  timezoneId: 'America/Tijuana',
};

/**
 * Each response takes at least this time (ms), so all requests of a round start before the first response of that
 * round. Without a bandwidth limit, the rest of the time depends only on the machine.
 */
const LATENCY = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 };

/**
 * After the element `wanted` is shown, a visit ends when no response has ended for this time (ms). A visitor's time is
 * longer than the pause between the first paint and the start of the app, so that the requests of the app are counted.
 */
const QUIET_MS = { visitor: 1_500, player: 800 };

/** No other request and no `wanted` element waits for fonts and pictures, so they belong to no round. */
const DECORATION = /\.(?:woff2|svg|png|jpe?g|webp)$/;

declare global {
  interface Window {
    layoutShift?: number;
  }
}

interface Watch {
  wanted: string;
  token: string | undefined;
  /**
   * Time that the device's clock shows, in ms since the epoch. Without it, the clock differs from the world's time, and
   * the page may say that it is wrong.
   */
  now: number | undefined;
}

function watchFor({ wanted, token, now }: Watch) {
  const offset = now === undefined ? 0 : now - Date.now();
  const readClock = Date.now;
  Date.now = () => readClock() + offset;
  if (token) localStorage.setItem('lmx:token', token);
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.layoutShift = (window.layoutShift ?? 0) + (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (!document.querySelector(wanted)?.checkVisibility()) return requestAnimationFrame(look);
    return requestAnimationFrame(() => performance.mark('wanted'));
  };
  look();
}

const isQuiet = (ms: number) => {
  const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
  return performance
    .getEntriesByName('wanted')
    .some((mark) => performance.now() - Math.max(mark.startTime, ...ends) > ms);
};

/**
 * Returns the requests in the order of their starts. Times are in ms since the navigation, `bytes` is the compressed
 * body.
 */
const readVisit = () => ({
  layoutShift: window.layoutShift ?? Number.NaN,
  shownAt: performance.getEntriesByName('wanted')[0]?.startTime ?? 0,
  requests: performance
    .getEntries()
    // A response from a cache transfers nothing.
    .filter(
      (entry): entry is PerformanceResourceTiming => 'transferSize' in entry && entry.transferSize !== 0,
    )
    .map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: entry.encodedBodySize,
      startedAt: entry.startTime,
      endedAt: entry.responseEnd,
    })),
});

type Visit = ReturnType<typeof readVisit>;

/** Returns the last of the visits, which share one device with its cache and storage. */
async function visit(
  browser: Browser,
  options: { url: string; wanted: string; token?: string; visits?: number; width?: number; now?: number },
): Promise<Visit> {
  const { url, wanted, token, visits = 1, width = PHONE.viewport.width, now } = options;
  const context = await browser.newContext({ ...PHONE, viewport: { ...PHONE.viewport, width } });
  const page = await context.newPage();
  await page.addInitScript(watchFor, { wanted, token, now });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LATENCY);
  for (let count = 0; count < visits; count += 1) {
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(isQuiet, QUIET_MS[token ? 'player' : 'visitor']);
  }
  const visited = await page.evaluate(readVisit);
  await context.close();
  return visited;
}

/**
 * A request is in round 1 when no response came before its start, as for the page. Otherwise its round is one more than
 * the highest among the responses that came before. Returns the highest round of the requests that ended before the
 * wanted element was shown.
 */
function countRounds({ requests, shownAt }: Visit): number {
  const placed: { endedAt: number; round: number }[] = [];
  for (const { startedAt, endedAt } of requests.filter(({ path }) => !DECORATION.test(path))) {
    const before = placed.filter((request) => request.endedAt <= startedAt);
    placed.push({ endedAt, round: 1 + Math.max(0, ...before.map(({ round }) => round)) });
  }
  return Math.max(...placed.filter(({ endedAt }) => endedAt <= shownAt).map(({ round }) => round));
}

async function openSession(world: MockControl): Promise<string> {
  await world.world.as('ana');
  return String(world.world.table('sessions').rows.at(-1)?.token);
}

function measure({ requests }: Visit, pattern: RegExp) {
  const found = requests.filter(({ path }) => pattern.test(path));
  return { count: found.length, bytes: found.reduce((sum, { bytes }) => sum + bytes, 0) };
}

const API = /^\/(?:api|sanctum)\//;
const SCRIPTS = /\.js$/;
const DIALOGS = /\/late-shell-parts-/;

/** `last` matches the call for the page's own data. The scripts of the dialogs load after it. */
const PLAYER_PAGES = [
  { path: '/games', wanted: '[data-game]', last: /^\/api\/games\//, calls: 6, scripts: 122 * 1024 },
  {
    path: '/ranking',
    wanted: '[role="tabpanel"] :is(h2, ol)',
    last: /^\/api\/ranking\//,
    calls: 5,
    scripts: 125 * 1024,
  },
];

for (const { path, wanted, last, calls, scripts } of PLAYER_PAGES) {
  test(`a player’s first visit to ${path} keeps its budgets and loads the dialogs last`, async ({
    browser,
    origin,
    world,
  }) => {
    const token = await openSession(world);
    const url = `${origin}/lmx${path}`;
    const found = await visit(browser, { url, wanted, token });
    expect(countRounds(found), JSON.stringify(found.requests)).toBeLessThanOrEqual(3);
    expect(found.requests.length).toBeLessThanOrEqual(25);
    expect(measure(found, API).count).toBeLessThanOrEqual(calls);
    const [data, dialogs] = [last, DIALOGS].map((pattern) =>
      found.requests.find((request) => pattern.test(request.path)),
    );
    expect(dialogs?.startedAt).toBeGreaterThan(data?.endedAt ?? Number.POSITIVE_INFINITY);
    expect(measure(found, SCRIPTS).bytes).toBeLessThanOrEqual(154_800);
    const requests = found.requests.filter(({ endedAt }) => endedAt <= found.shownAt);
    expect(measure({ ...found, requests }, SCRIPTS).bytes).toBeLessThanOrEqual(scripts);
  });
}

test('a player’s first visit to /games requests the font of the body after the session has opened', async ({
  browser,
  origin,
  world,
}) => {
  const token = await openSession(world);
  const { requests } = await visit(browser, { url: `${origin}/lmx/games`, wanted: '[data-game]', token });
  const find = (pattern: RegExp) => requests.find(({ path }) => pattern.test(path));
  expect(find(/\/archivo-var-/)?.startedAt).toBeGreaterThan(
    find(/\/api\/user$/)?.endedAt ?? Number.POSITIVE_INFINITY,
  );
});

for (const { path, wanted, calls } of PLAYER_PAGES) {
  test(`a player’s second visit to ${path} takes at most two rounds and requests only the page and the data`, async ({
    browser,
    origin,
    world,
  }) => {
    const token = await openSession(world);
    const url = `${origin}/lmx${path}`;
    const found = await visit(browser, { url, wanted, token, visits: 2 });
    expect(countRounds(found), JSON.stringify(found.requests)).toBeLessThanOrEqual(2);
    const paths = found.requests.map((request) => request.path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(measure(found, API).count).toBeLessThanOrEqual(calls);
    expect(paths.filter((asked) => !API.test(asked))).toEqual([`/lmx${path}`]);
  });
}

for (const width of [320, 412]) {
  test(`nothing moves on the screen in a player’s second visit to /games at ${width} px`, async ({
    browser,
    origin,
    world,
  }) => {
    const token = await openSession(world);
    const now = world.clock.view().now;
    const url = `${origin}/lmx/games`;
    const found = await visit(browser, { url, wanted: '[data-game]', token, visits: 2, width, now });
    expect(found.layoutShift).toBeLessThan(0.005);
  });
}

const MOMENTS = [
  { moment: 'during a live game', time: 'inicio(7, 1) + 50m', wanted: '[data-game][data-state="live"]' },
  // The line about the week that has ended has code of its own.
  { moment: 'between two weeks', time: 'final(7, 9) + 12h', wanted: 'a[href$="/games?jornada=7"]' },
];

for (const { moment, time, wanted } of MOMENTS)
  for (const width of [390, 1280])
    test(`hardly anything moves on the screen while Partidos loads ${moment}, at ${width} px`, async ({
      browser,
      origin,
      world,
    }) => {
      await world.clock.goto(time);
      const token = await openSession(world);
      const now = world.clock.view().now;
      const url = `${origin}/lmx/games`;
      const found = await visit(browser, { url, wanted, token, visits: 2, width, now });
      expect(found.layoutShift).toBeLessThanOrEqual(0.01);
    });

test('a visitor’s first Inicio loads at most eight scripts with 92 kB, and no data', async ({
  browser,
  origin,
}) => {
  const found = await visit(browser, { url: `${origin}/lmx/`, wanted: 'main h1' });
  expect(measure(found, API).count).toBe(0);
  const scripts = measure(found, SCRIPTS);
  expect(scripts.count).toBeLessThanOrEqual(8);
  expect(scripts.bytes).toBeLessThanOrEqual(92 * 1024);
});

test('while its games load, Partidos fetches the dialogs at the first key press', async ({ page, world }) => {
  const token = await openSession(world);
  await page.addInitScript((kept) => localStorage.setItem('lmx:token', kept), token);
  const held = await world.fault.hold('GET /api/games/week/{week}');
  const dialogs = page.waitForResponse((response) => DIALOGS.test(response.url()));
  let isFetched = false;
  dialogs.then(
    () => {
      isFetched = true;
    },
    () => undefined,
  );
  await page.goto('/lmx/games');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(isFetched).toBe(false);
  await page.keyboard.press('Tab');
  await dialogs;
  await world.fault.release(held);
});

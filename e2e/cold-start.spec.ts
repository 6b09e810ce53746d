import type { MockControl } from '../mock-server/index.ts';
import { countRounds, type Visit, visit } from './support/cold-visit.ts';
import { expect } from './support/fixtures.ts';
import { test } from './support/world.ts';

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
const DIALOGS = /\/ModalHost-/;

/** `last` matches the call for the page's own data. The scripts of the dialogs load after it. */
const PLAYER_PAGES = [
  { path: '/games', wanted: '[data-game]', last: /^\/api\/games\//, calls: 6 },
  { path: '/ranking', wanted: '[role="tabpanel"] :is(h2, ol)', last: /^\/api\/ranking\//, calls: 5 },
];

for (const { path, wanted, last, calls } of PLAYER_PAGES) {
  test(`a player’s first visit to ${path} stays within its budget of request rounds, requests, API calls and script bytes, and loads the dialogs after its data`, async ({
    browser,
    origin,
    world,
  }) => {
    const token = await openSession(world);
    const url = `${origin}/lmx${path}`;
    const found = await visit(browser, { url, wanted, token });
    expect(countRounds(found), JSON.stringify(found.requests)).toBeLessThanOrEqual(4);
    expect(found.requests.length).toBeLessThanOrEqual(25);
    expect(measure(found, API).count).toBeLessThanOrEqual(calls);
    const [data, dialogs] = [last, DIALOGS].map((one) =>
      found.requests.find((request) => one.test(request.path)),
    );
    expect(dialogs?.startedAt).toBeGreaterThan(data?.endedAt ?? Number.POSITIVE_INFINITY);
    expect(measure(found, SCRIPTS).bytes).toBeLessThanOrEqual(150_000);
    const requests = found.requests.filter(({ endedAt }) => endedAt <= found.shownAt);
    expect(measure({ ...found, requests }, SCRIPTS).bytes).toBeLessThanOrEqual(122 * 1024);
  });
}

test('a visitor’s first visit to Inicio loads at most eight scripts with 92 kB and makes no API call', async ({
  browser,
  origin,
}) => {
  const found = await visit(browser, { url: `${origin}/lmx/`, wanted: 'main h1' });
  expect(measure(found, API).count).toBe(0);
  const scripts = measure(found, SCRIPTS);
  expect(scripts.count).toBeLessThanOrEqual(8);
  expect(scripts.bytes).toBeLessThanOrEqual(92 * 1024);
});

test('while its games are still loading, Partidos fetches the code of the dialogs at the first key press and not before', async ({
  page,
  world,
}) => {
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

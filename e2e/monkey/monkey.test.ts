/**
 * Each day has other seeds. `MONKEY_SEEDS=500` plays more seeds, `MONKEY_FIRST=501` begins with seed 501,
 * `MONKEY_ACTIONS=n` plays n actions per seed, and `MONKEY_SEED=n` plays only seed n.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startMockServer } from '../../mock-server/index.ts';
import { allowConsole } from '../../scripts/test-setup.ts';
import { openPage } from '../recipes/recipe-page.tsx';
import { loadAllCode } from './code-loads.ts';
import { drawForProduct, playSeed } from './play.ts';

vi.mock('../../src/lib/lazy.ts', async (importOriginal) => {
  const { watchLoads } = await import('./code-loads.ts');
  const { createLazy } = await importOriginal<typeof import('../../src/lib/lazy.ts')>();
  return { createLazy: watchLoads(createLazy) };
});

const DAY_MS = 86_400_000;
const SEEDS = Number(process.env.MONKEY_SEEDS ?? 10);
const ACTIONS = Number(process.env.MONKEY_ACTIONS ?? 80);
const FIRST = Number(process.env.MONKEY_FIRST ?? 1 + ((Math.floor(Date.now() / DAY_MS) * SEEDS) % 1_000_000));
const ONLY = process.env.MONKEY_SEED;

const fresh = startMockServer({ players: 60, rate: 0, intercept: false });
afterAll(() => fresh.shutdown());

// Loads all pages and lazy code first, because code that loads during a seed would change its random actions.
beforeAll(async () => {
  const files = import.meta.glob([
    '../../src/{app,components,pages,stores,api}/**/*.{ts,tsx}',
    '!**/*.test.*',
    '!**/testing/**',
  ]);
  await Promise.all(Object.values(files).map((load) => load()));
  await loadAllCode();
}, 120_000);

let page: ReturnType<typeof openPage>;
beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
  // A browser doesn't focus an inert element, but jsdom does.
  const { focus } = HTMLElement.prototype;
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
    if (!this.closest('[inert]')) focus.call(this, options);
  });
  vi.spyOn(Math, 'random').mockImplementation(drawForProduct);
  page = openPage();
});
afterEach(() => {
  page.close();
  vi.useRealTimers();
});

test(`${SEEDS} seeds of ${ACTIONS} random actions cause no error of page, console, storage, drafts or server`, {
  timeout: 60_000 + SEEDS * ACTIONS * 500,
}, async () => {
  const seeds = ONLY ? [Number(ONLY)] : Array.from({ length: SEEDS }, (_, place) => FIRST + place);
  process.stdout.write(
    `Random actions of ${seeds.length} seeds; again: MONKEY_FIRST=${seeds[0]} npx vitest run e2e/monkey\n`,
  );
  const failures: string[] = [];
  const answered = new Set<string>();
  page.control.on('request', ({ endpoint, status }) => answered.add(`${endpoint} ${status}`));
  for (const seed of seeds) {
    await playSeed(page.control, fresh, seed, ACTIONS).catch((error: Error) => {
      failures.push(error.message);
      allowConsole(/./);
    });
    // The spy on `focus` keeps each focused element with its whole page, which takes 4 GB after some 200 seeds.
    vi.clearAllMocks();
  }
  expect(failures.join('\n\n')).toBe('');
  // At least one action of a run with 50 or more seeds has to save a boleto, and one has to answer a trivia.
  // Otherwise the actions would test too little.
  if (seeds.length >= 50)
    expect([...answered]).toEqual(
      expect.arrayContaining(['POST /api/pool/user 200', 'POST /api/trivia/answer 200']),
    );
});

/**
 * The simulator in front of back ends with one fault each: what “Revisar el contrato” says, and what the player sees.
 */
import type { Locator, Page } from '@playwright/test';
import type { Check, Verdict } from '../../scripts/check-api/check.ts';
import { CHECKS } from '../../scripts/check-api/checks/index.ts';
import { BACK_ENDS, type BackEnd, NO_FAULT } from '../back-ends/back-ends.ts';
import type { AnswerChange } from '../bridge/bridge.ts';
import { type Bridge, startBridge } from '../bridge/bridge.ts';
import { test as base, expect } from '../support/fixtures.ts';
import {
  answerDialog,
  confirmSend,
  games,
  goBy,
  logIn,
  openAs,
  openMenu,
  predict,
  sendLogIn,
} from '../support/player.ts';

/** The mock server over HTTP, whose fault can be changed. */
interface BackEndHost {
  api: Bridge;
  setFault(backEnd: BackEnd | null): Promise<void>;
}

const test = base.extend<{ host: BackEndHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
  host: async ({}, use) => {
    let change: AnswerChange = NO_FAULT;
    const api = await startBridge({
      folder: 'dist-demo',
      world: { players: 50 },
      change: (request, answer) => change(request, answer),
    });
    await use({
      api,
      async setFault(backEnd) {
        await api.control.world.laravel(backEnd?.isLaravel ?? false);
        change = backEnd?.start?.() ?? NO_FAULT;
      },
    });
    await api.close();
  },
  origin: async ({ host }, use) => use(host.api.origin),
});

const VERDICTS: Readonly<Record<string, Verdict>> = {
  'la app no puede con esto': 'fails',
  'distinto, y la app puede': 'copes',
  'como el contrato': 'expected',
  'sin datos para revisar': 'unchecked',
  'no se revisó': 'skipped',
};

interface Row {
  outcome: string;
  details: string[];
}

/** Presses “Revisar el contrato”, and returns the rows by the names of their checks. */
async function review(section: Locator): Promise<ReadonlyMap<string, Row>> {
  await section.getByRole('button', { name: 'Revisar el contrato' }).click();
  await expect(section.getByRole('button', { name: 'Revisar el contrato' })).toBeVisible({ timeout: 60_000 });
  const groups = await section.locator('details').evaluateAll((found) =>
    found.map((group) => ({
      name: group.querySelector('summary')?.textContent?.replace(/ \(\d+\)$/, '') ?? '',
      rows: [...group.querySelectorAll('li')].map((row) => ({
        text: row.querySelector('span')?.firstChild?.textContent ?? '',
        details: [...row.querySelectorAll('small')].map(({ textContent }) => textContent ?? ''),
      })),
    })),
  );
  return new Map(
    groups.flatMap(({ name, rows }) =>
      rows.map(({ text, details }) => {
        const known = CHECKS.find((check) => text.startsWith(`${getName(check)}: `));
        if (!known) throw new Error(`No check has the row “${text}”.`);
        const got = text.slice(getName(known).length + 2);
        return [getName(known), { outcome: `${VERDICTS[name]}: ${got}`, details }] as const;
      }),
    ),
  );
}

const getName = ({ endpoint, check }: Pick<Check, 'endpoint' | 'check'>) => `${endpoint}, ${check}`;

/** What a page can't know as the command does. */
const IN_PAGE: Readonly<Record<string, RegExp>> = {
  'that answers with another player than the one logged in': /^expected: /,
  'that closes the connection of the weeks': /^fails: .*: the player sees a connection error$/,
  'behind a web server that redirects plain HTTP to https': /a redirect to an unknown address/,
  'behind a web server that redirects to another host': /a redirect to an unknown address/,
  'behind an access gate': /a redirect to an unknown address/,
  // A full browser asks for the password itself, and the call waits for it. The headless shell doesn't.
  'behind a web server that asks for a password of its own': /^fails: (?:deadline: |401, not JSON)/,
};

const getRepairs = (rows: ReadonlyMap<string, Row>) =>
  [...rows].flatMap(([name, { details }]) => details.map((detail) => `- ${detail}: ${name}`));

/** Returns what is wrong with what the panel says of the fault, or null. */
function judgeRow(rows: ReadonlyMap<string, Row>, { server, check: [name, outcome, ...repairs] }: BackEnd) {
  const check = CHECKS.find((known) => name === known.check || name === `${known.endpoint} ${known.check}`);
  const row = check && rows.get(getName(check));
  if (!check || !row) return `no row ${name}`;
  if (row.outcome === 'skipped: only with npm run check:api') return check.isRead ? row.outcome : null;
  const isOutage = row.outcome.startsWith('skipped: the API ');
  const lines = getRepairs(isOutage ? rows : new Map([[getName(check), row]]));
  const told = [row.outcome, ...lines].join('\n');
  const inPage = IN_PAGE[server];
  if (inPage) return inPage.test(told) || inPage.test(row.outcome) ? null : told;
  const isRepaired =
    repairs.length === 0 || lines.some((line) => repairs.some((repair) => repair.test(line)));
  return outcome.test(row.outcome) && isRepaired ? null : told;
}

async function openPanel(page: Page): Promise<Locator> {
  // The waits for the rate limits of the back ends end at once. The deadlines of calls are other numbers.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0, ...rest: []) =>
        setTimeout(run, [5_000, 60_000].includes(ms) ? 20 : ms, ...rest),
    });
  });
  await page.goto('/lmx/user/login#sim?server=real&panel=open&density=qa&section=network');
  await logIn(page);
  await expect(games(page, 'open').first()).toBeVisible();
  return page.getByRole('region', { name: 'Simulador' }).getByRole('tabpanel', { name: 'Peticiones' });
}

/** Reviews the contract in front of each of these back ends, and returns those whose fault has another name. */
async function reviewAll(page: Page, host: BackEndHost, backEnds: readonly BackEnd[]) {
  const section = await openPanel(page);
  const wrong: string[] = [];
  for (const backEnd of backEnds) {
    await host.setFault(backEnd);
    const problem = judgeRow(await review(section), backEnd);
    if (problem !== null) wrong.push(`${backEnd.server}: ${problem}`);
  }
  return wrong;
}

type Action = (page: Page) => Promise<unknown>;

/** Actions of a player who is logged in, on Inicio. Each prepares what it needs, and returns the press that counts. */
const OF_PLAYERS: Readonly<Record<string, (page: Page) => Promise<Action>>> = {
  async openGames(page) {
    // Partidos doesn't load again what the start of the session has loaded less than three seconds ago.
    await page.waitForTimeout(3_000);
    return () => goBy(page, 'Partidos');
  },
  openGeneralRanking: async () => async (page) => {
    await goBy(page, 'Ranking');
    await page.getByRole('tab', { name: 'General' }).click();
  },
  async sendPrediction(page) {
    await goBy(page, 'Partidos');
    const id = await games(page, 'open').first().getAttribute('data-game');
    await predict(page.locator(`[data-game="${id}"]`), 2, 1);
    await page.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
    return confirmSend;
  },
  async logOut(page) {
    await openMenu(page);
    await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
    return () => answerDialog(page, 'closeSession', 'Cerrar sesión');
  },
};

/** The dialogs of what a player sees, such as `poolSent` in “poolSent, sent, token kept”. */
const getDialogs = (sees: string) => sees.split(', ').filter((word) => /^[a-z]+[A-Z]\w+$/.test(word));

/** Opens a page of the app in front of the real server, without a fault, and prepares the player's action. */
async function prepare(page: Page, name: string): Promise<Action> {
  const begin = OF_PLAYERS[name];
  if (begin) {
    await openAs(page, '/rewards');
    return begin(page);
  }
  await page.goto('/lmx/version.json');
  await page.evaluate(() => localStorage.removeItem('lmx:token'));
  await page.goto('/lmx/user/login');
  return sendLogIn;
}

/**
 * Plays each action in front of its back end, and returns those after which other dialogs appear than the list says.
 */
async function playAll(page: Page, host: BackEndHost, backEnds: readonly BackEnd[]) {
  await page.goto('/lmx/#sim?server=real');
  const wrong: string[] = [];
  for (const backEnd of backEnds) {
    const [name = '', sees = ''] = backEnd.player ?? [];
    await host.setFault(null);
    await host.api.control.world.reset();
    const act = await prepare(page, name);
    await page.evaluate(() => {
      const seen: string[] = [];
      // A send and a log-out that take long have a dialog for the wait.
      const waits = ['sendingPool', 'signingOut'];
      window.simulator?.on('modal', (type) => !waits.includes(type) && seen.push(type));
      Object.assign(window, { seen });
    });
    const readDialogs = () => page.evaluate(() => (window as Window & { seen?: string[] }).seen ?? []);
    await host.setFault(backEnd);
    await act(page);
    await page.waitForLoadState('networkidle');
    const dialogs = getDialogs(sees);
    await expect
      .poll(readDialogs, { timeout: 15_000 })
      .toEqual(dialogs)
      .catch(async () =>
        wrong.push(`${backEnd.server}: ${name}: ${await readDialogs()} instead of ${dialogs}`),
      );
  }
  return wrong;
}

const FEW = [
  'that sends no `stats`',
  'with a game whose date can’t be read',
  'with `simplePaginate` in the ranking',
  'whose PHP-FPM does not run',
  'that answers 500 after it has saved the prediction',
  'with PHP warnings before the weeks',
  'whose User lacks HasApiTokens',
  'whose log-out answers 204',
];
const isOfFew = ({ server }: BackEnd) => FEW.includes(server);
const REVIEWED = BACK_ENDS.filter(({ check: [, outcome] }) => !/needs --email/.test(outcome.source));
const PLAYED = BACK_ENDS.filter(({ player: [name] = [''] }) => name === 'logIn' || name in OF_PLAYERS);

test('in front of a back end with a fault, “Revisar el contrato” names the fault as check:api does', async ({
  page,
  host,
  noise,
}) => {
  noise.allow(/./);
  expect(await reviewAll(page, host, REVIEWED.filter(isOfFew))).toEqual([]);
});

test('in front of each back end with a fault, “Revisar el contrato” names the fault as check:api does', {
  tag: '@nightly',
}, async ({ page, host, noise }) => {
  test.setTimeout(900_000);
  noise.allow(/./);
  expect(await reviewAll(page, host, REVIEWED)).toEqual([]);
});

test('in front of a back end with a fault, a player sees the dialogs that the fault has in the app', async ({
  page,
  host,
  noise,
}) => {
  noise.allow(/./);
  expect(await playAll(page, host, PLAYED.filter(isOfFew))).toEqual([]);
});

/** The simulator in front of a server that isn't its own: the mock server over HTTP stands for it. */
import type { Page } from '@playwright/test';
import { type Bridge, startBridge } from '../bridge/bridge.ts';
import { test as base, expect } from '../support/fixtures.ts';
import {
  ANA,
  answerDialog,
  answerTrivia,
  confirmSend,
  games,
  goBy,
  logIn,
  logOut,
  predict,
} from '../support/player.ts';

const NEEDS_SIMULATED = /^Esto necesita el mundo simulado/;

const test = base.extend<{ api: Bridge }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
  api: async ({}, use) => {
    const bridge = await startBridge({ folder: 'dist-demo', world: { players: 50 } });
    await use(bridge);
    await bridge.close();
  },
  origin: async ({ api }, use) => use(api.origin),
});

const getPanel = (page: Page) => page.getByRole('region', { name: 'Simulador' });
const getPill = (page: Page) => page.getByRole('button', { name: /^Abrir simulador/ });

async function openReal(page: Page, route: string, parameters = '') {
  await page.goto(`/lmx${route}#sim?server=real${parameters}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.simulator?.ready);
}

async function openSection(page: Page, name: string) {
  await getPanel(page).getByRole('tab', { name, exact: true }).click();
  return getPanel(page).getByRole('tabpanel', { name });
}

/** What the simulator keeps, shows and exports of the calls, besides what the product stores. */
const readTraces = (page: Page) =>
  page.evaluate(async () => {
    const { net } = window.simulator ?? {};
    const stored = [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).filter(([key]) => key.startsWith('lmxsim:')),
    );
    return JSON.stringify([net?.log(), net?.har(), stored]);
  });

async function predictOpen(page: Page) {
  const id = await games(page, 'open').first().getAttribute('data-game');
  await predict(page.locator(`[data-game="${id}"]`), 2, 1);
  return page.locator(`[data-game="${id}"]`);
}

test('a player plays a week on the real server: log-in, a lost answer of a send, trivia, ranking and log-out', async ({
  page,
  api,
}) => {
  await openReal(page, '/user/login');
  await expect(getPill(page)).toHaveAccessibleName(/De verdad/);
  await expect(
    page.getByRole('button', { name: /^De verdad: lo que hagas se guarda en localhost/ }),
  ).toBeVisible();
  await logIn(page);

  const lost = await predictOpen(page);
  await page.evaluate(() =>
    window.simulator?.fault.add({ match: 'POST /api/pool/user', effect: { drop: true }, when: 'after' }),
  );
  await page.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
  await confirmSend(page);
  await expect(page.locator('[data-modal]')).toBeAttached();
  const saved = () => api.control.world.facts().filter(({ kind }) => kind === 'pool').length;
  await expect.poll(saved).toBe(1);
  await getPill(page).click();
  await expect(
    getPanel(page).getByText(/“Envío del boleto”: el servidor de verdad ya lo guardó/),
  ).toBeVisible();
  await getPanel(page).getByRole('button', { name: 'Minimizar' }).click();
  await page.reload();
  await expect(lost).toHaveAttribute('data-state', 'sent');

  await predictOpen(page);
  await page.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
  await confirmSend(page);
  await answerDialog(page, 'poolSent', 'Aceptar');
  await answerTrivia(page);

  await goBy(page, 'Ranking');
  await page.getByRole('tab', { name: 'General' }).click();
  await expect(page.getByText(/Página 1 de \d+/).first()).toBeVisible();
  await logOut(page);
  await expect(page.getByRole('link', { name: 'Quiero jugar' })).toBeVisible();
  const kinds = api.control.world.facts().map(({ kind }) => kind);
  expect(kinds).toEqual(['login', 'pool', 'pool', 'trivia', 'logout']);
});

test('no password, token, e-mail or name of a player of the real server stands in the log, the HAR or the storage', async ({
  page,
}) => {
  await openReal(page, '/user/login', '&panel=open&density=qa&section=network');
  await logIn(page);
  await expect(games(page, 'open').first()).toBeVisible();
  await expect
    .poll(async () => (await readTraces(page)).match(/api\/pool\/user\/all/g)?.length)
    .toBeGreaterThan(1);
  const token = await page.evaluate(() => localStorage.getItem('lmx:token') ?? '');
  expect(token.length).toBeGreaterThan(10);
  const traces = await readTraces(page);
  for (const secret of [token, ANA.email, ANA.password]) expect(traces).not.toContain(secret);
  expect(traces).not.toMatch(/"last_name\\*":\\*"[^…]/);
});

test('a secret that was typed on the real server stands in no bug report', async ({ page, noise }) => {
  noise.allow(/422/);
  await openReal(page, '/user/login', '&panel=open&density=qa');
  await page.getByLabel('Correo electrónico').fill('nadie@otro.mx');
  await page.getByLabel('Contraseña', { exact: true }).fill('clave secreta 77');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.locator('[aria-invalid="true"], [data-modal]').first()).toBeVisible();
  await getPanel(page).getByRole('button', { name: 'Reportar un error' }).click();
  const report = page.getByRole('dialog', { name: 'Reportar un error' });
  const text = await report.getByRole('textbox', { name: 'Texto del reporte' }).inputValue();
  expect(text).toContain('Servidor de verdad: http://localhost');
  expect(text).toContain('#sim?server=real');
  expect(text + (await readTraces(page))).not.toMatch(/nadie@|otro\.mx|clave secreta/);
});

test('the switch to the real server and back keeps the simulated world with its drafts and its time', async ({
  page,
  noise,
}) => {
  // Before the switch, the panel asks whether an API answers.
  noise.allow(/401/);
  await page.goto('/lmx/games#sim?as=ana&panel=open&density=qa&section=network');
  await expect(games(page, 'open').first()).toBeVisible();
  const draft = await predictOpen(page);
  await page.evaluate(() => window.simulator?.clock.freeze());
  const readWorld = () =>
    page.evaluate(async () => {
      await window.simulator?.ready;
      return [await window.simulator?.world.hash(), window.simulator?.clock.now()];
    });
  const before = await readWorld();
  const choose = async (name: string) =>
    (await openSection(page, 'Peticiones')).getByRole('button', { name, exact: true }).click();
  await choose('De verdad');
  await expect(page).toHaveURL(/\/user\/login/);
  await expect(getPanel(page).getByText(/^De verdad: lo que hagas se guarda en/)).toBeVisible();
  await choose('Simulado');
  await expect(games(page, 'open').first()).toBeVisible();
  await expect(draft).toHaveAttribute('data-state', 'draft');
  expect(await readWorld()).toEqual(before);
});

test('each section that needs the simulated world says so and offers the simulated server', async ({
  page,
}) => {
  await openReal(page, '/', '&panel=open&density=qa');
  for (const name of ['Tiempo', 'Recorridos', 'Personas', 'Mundo', 'Buzón', 'Ramas']) {
    const section = await openSection(page, name);
    await expect(section.getByText(NEEDS_SIMULATED), name).toBeVisible();
    await expect(section.getByRole('button', { name: 'Usar el servidor simulado' }), name).toBeVisible();
  }
  const refusals = await page.evaluate(async () => {
    const { clock, world, branch, recipe } = window.simulator ?? {};
    const calls = [
      clock?.advance('1h'),
      world?.as('ana'),
      branch?.create('x'),
      recipe?.run('modal/closeSession'),
    ];
    const results = await Promise.allSettled(calls);
    return results.map((result) => (result.status === 'rejected' ? String(result.reason.message) : 'done'));
  });
  expect(refusals).toEqual(Array(4).fill(expect.stringMatching(NEEDS_SIMULATED)));
});

test('the cabina says that the real server answers, and offers nothing that needs an invented world', async ({
  page,
}) => {
  // A narrower window has no room for the second line of the heading.
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/lmx/simulador/#sim?server=real&go=/user/login&density=qa');
  const app = page.frameLocator('iframe');
  await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^De verdad: lo que hagas se guarda en localhost/)).toBeVisible();
  await expect(page.getByText('La app de verdad, con el servidor de verdad')).toBeVisible();
  await expect(page.getByText(/mundo de mentira|Elige a una persona|Detrás de cámara/)).toHaveCount(0);
  await app.getByLabel('Correo electrónico').fill(ANA.email);
  await app.getByLabel('Contraseña', { exact: true }).fill(ANA.password);
  await app.getByRole('button', { name: 'Entrar' }).click();
  await expect(app.locator('[data-game]').first()).toBeVisible();
});

test('the palette lists faults and calls in front of the real server, and no recipe or persona', async ({
  page,
}) => {
  await openReal(page, '/', '&panel=open&density=qa');
  await getPanel(page).getByRole('button', { name: 'Buscar un comando' }).click();
  const palette = page.getByRole('dialog', { name: 'Buscar un comando' });
  const search = palette.getByRole('combobox', { name: 'Comando' });
  const find = async (words: string) => {
    await search.fill(words);
    return palette.getByRole('option');
  };
  await expect((await find('mala red')).first()).toBeVisible();
  await expect((await find('poolInvalid')).filter({ hasText: 'Ver:' })).toHaveCount(0);
  await expect((await find('Entrar como Ana')).filter({ hasText: 'Entrar como' })).toHaveCount(0);
});

test('the clock of the panel shows the time of the real server', async ({ page, api }) => {
  await openReal(page, '/user/login', '&panel=open&density=qa');
  await logIn(page);
  const shown = await page.evaluate(() => window.simulator?.clock.now() ?? 0);
  expect(Math.abs(shown - api.control.clock.now())).toBeLessThan(5_000);
});

test('a held answer of the real server goes on when it is released, and a fault stays over a reload', async ({
  page,
}) => {
  await openReal(page, '/user/login');
  await logIn(page);
  await page.evaluate(() =>
    window.simulator?.fault.add({ match: 'GET /api/weeks', effect: { hold: true }, times: 'always' }),
  );
  await page.reload();
  await expect(getPill(page)).toHaveAccessibleName(/1 petición retenida: Jornadas/);
  await page.evaluate(() => window.simulator?.fault.clear());
  await expect(games(page, 'open').first()).toBeVisible();
});

test('a link with a world of the simulator is refused with the real server', async ({ page }) => {
  await openReal(page, '/', '&as=ana');
  await expect(getPanel(page).getByRole('alert')).toContainText(
    'Con el servidor de verdad, un enlace no acepta “as”.',
  );
});

test('“Revisar el contrato” lists the checks that only read, and skips those that write', async ({
  page,
  api,
  noise,
}) => {
  // The checks ask as a visitor, without JSON, for an unknown address and for an unknown postal code.
  noise.allow(/40[146]/);
  await openReal(page, '/user/login', '&panel=open&density=qa&section=network');
  await logIn(page);
  const before = api.control.world.facts().length;
  const section = await openSection(page, 'Peticiones');
  await section.getByRole('button', { name: 'Revisar el contrato' }).click();
  await expect(section.getByRole('status')).toHaveText(
    /^2 distinto, y la app puede · \d+ como el contrato · \d+ no se revisó$/,
  );
  await expect(section.getByText(/^GET \/sanctum\/csrf-cookie, Date: .* GMT/)).toBeVisible();
  await section.getByText(/^como el contrato/).click();
  await expect(section.getByText(/^GET \/api\/weeks, shape: \d+.* \d+ rows$/)).toBeVisible();
  await expect(section.getByText(/^GET \/api\/user, without a session: 401/).first()).toBeVisible();
  await section.getByText(/^no se revisó/).click();
  await expect(
    section.getByText(/^POST \/api\/pool\/user.*only with npm run check:api$/).first(),
  ).toBeVisible();
  expect(api.control.world.facts()).toHaveLength(before);
});

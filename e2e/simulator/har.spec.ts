import { readFileSync } from 'node:fs';
import { expect, test } from '../support/fixtures.ts';
import { ANA, games, logIn, predict } from '../support/player.ts';
import { loseAnswer, playWeek } from './play-week.ts';
import { openShell } from './shells.ts';

const FIXTURE = 'mock-server/testing/hars/chrome.har';

/** What the fixture has that no storage of the browser may have. */
const SECRETS = /41\|Zk3Q|eyJpdiI6Im5QZk|abcdefgh12345678|mi clave secreta/;

test('a session with a lost answer, exported as HAR, gives the same dialogs in a fresh browser', async ({
  page,
  browser,
  origin,
}) => {
  await page.goto('/lmx/user/login');
  await page.evaluate(() => window.simulator?.clock.goto('2026-09-10 12:00'));
  const recorded = await playWeek(page, loseAnswer);
  expect(recorded).toEqual(expect.arrayContaining(['sendPool', 'poolSent', 'trivia/question']));
  const har = await page.evaluate(() => JSON.stringify(window.simulator?.net.har()));

  const context = await browser.newContext({ baseURL: origin, viewport: page.viewportSize() });
  const other = await context.newPage();
  await other.goto('/lmx/user/login');
  await other.evaluate((text) => window.simulator?.net.playHar(text), har);
  expect(await playWeek(other)).toEqual(recorded);
  expect(await other.evaluate(() => window.simulator?.net.playingHar())).toMatchObject({ missing: [] });
  await context.close();
});

test('a HAR goes on after a reload and leaves no token, cookie or password in the browser', async ({
  page,
  context,
}) => {
  const { panel, section } = await openShell(page, 'dock', { route: '/', link: 'as=visitante' });
  await section('Peticiones');
  await panel.getByLabel('Abrir HAR').setInputFiles(FIXTURE);
  await expect(panel.getByText('Se envió: {"email": "rosa.medina@correo.example"')).toBeVisible();
  await page.goto('/lmx/user/login');
  await logIn(page, 'rosa.medina@correo.example', 'cualquiera');
  await expect(page.locator('[data-game="90211"]')).toContainText('Cruz Azul');
  await page.reload();
  await expect(page.locator('[data-game="90212"]')).toContainText('Leones Negros');
  await expect(panel.getByText('7 de 12')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(SECRETS);
  expect(JSON.stringify(await context.storageState())).not.toMatch(SECRETS);
});

test('the ribbon says that the data are of a file while a HAR is open, also after a reload', async ({
  page,
}) => {
  await page.goto('/lmx/#sim?as=visitante&density=demo');
  const har = page.getByRole('button', { name: /^HAR abierto: datos del archivo/ });
  await expect(page.getByRole('button', { name: /^Demostración: datos ficticios/ })).toBeVisible();
  await page.evaluate((text) => window.simulator?.net.playHar(text), readFileSync(FIXTURE, 'utf8'));
  await expect(har).toBeVisible();
  await page.reload();
  await expect(har).toBeVisible();
  await page.evaluate(() => window.simulator?.net.stopHar());
  await expect(har).toHaveCount(0);
});

test('“Cerrar HAR” gives back the session, the draft and the time of before', async ({ page }) => {
  const { panel, section } = await openShell(page, 'dock');
  const game = page.locator(`[data-game="${await games(page, 'open').first().getAttribute('data-game')}"]`);
  await predict(game, 3, 2);
  await expect(game).toHaveAttribute('data-state', 'draft');
  // The app stores a draft 300 ms after the last change; nobody chooses a file sooner.
  await expect
    .poll(() => page.evaluate(() => Object.keys({ ...localStorage }).some((key) => /^lmx:draft:/.test(key))))
    .toBe(true);
  await section('Peticiones');
  await panel.getByLabel('Abrir HAR').setInputFiles(FIXTURE);
  await expect(page).toHaveTitle('Inicio | Reto Ruffles');
  await expect(page.getByRole('link', { name: 'Quiero jugar' })).toBeVisible();
  await expect(panel.getByText('vie 18 sep').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Cerrar HAR' }).click();
  await expect(page).toHaveTitle('Partidos | Reto Ruffles');
  await expect(game).toHaveAttribute('data-state', 'draft');
  await expect(panel.getByText('mié 26 ago').first()).toBeVisible();
  expect(await page.evaluate(() => window.simulator?.world.user()?.email)).toBe(ANA.email);
});

test('a HAR that begins in a session opens the app logged in, and becomes a world with time travel', {
  tag: '@nightly',
}, async ({ page }) => {
  const { log } = JSON.parse(readFileSync(FIXTURE, 'utf8'));
  const isInside = ({ request }: { request: { url: string } }) => !/csrf|login|logout/.test(request.url);
  const text = JSON.stringify({ log: { ...log, entries: log.entries.filter(isInside) } });
  const { panel, section } = await openShell(page, 'cabina', { route: '/', link: 'as=visitante' });
  const app = page.frameLocator('iframe');
  await section('Peticiones');
  await panel.getByLabel('Abrir HAR').setInputFiles({
    name: 'sesion.har',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  // The calls of Inicio, which a visitor doesn’t make.
  await expect(panel.getByText('5 de 9')).toBeVisible();
  await panel.getByRole('button', { name: 'Guardar como mundo' }).click();
  await expect(
    panel.getByText(/El mundo tendrá del HAR: 2 jornadas, 3 partidos, la cuenta de Rosa/),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Abrir el mundo' }).click();
  await expect(app.locator('[data-game="90211"]')).toHaveAttribute('data-state', 'sent');
  await expect(panel.getByText('HAR abierto')).toHaveCount(0);
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')?.contentWindow as Window | null;
    return frame?.simulator?.clock.goto('2026-09-18 21:30');
  });
  await expect(app.locator('[data-game="90211"]')).toHaveAttribute('data-state', 'final');
});

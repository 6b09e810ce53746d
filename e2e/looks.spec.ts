import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findCutCards, findMisfitsAt } from './support/fit.ts';
import { expect, test } from './support/fixtures.ts';
import { GUEST_FORMS, GUEST_PAGES, VISITOR_PAGES } from './support/pages.ts';
import { confirmSend, dialog, games, openAs, openSettled, predict } from './support/player.ts';

const LONG_ADDRESS_PAGE = '/user/change-password/ana.maria.de.los.angeles%40correo-de-la-empresa.mx/enlace';
const VISITOR = [...VISITOR_PAGES, LONG_ADDRESS_PAGE];
// A screen of 1280 px has the width 640 px at 200 % zoom. 1024 px is just above 992 px, the breakpoint `laptop` of the
// desktop layout.
const WIDTHS = process.env.NIGHTLY ? [320, 640, 1024] : [320, 1024];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// `long-data.spec.ts` checks the player's pages, with the longest data.
test('no text of a visitor’s pages and forms is cut at each width, and no card leaves its column', async ({
  page,
}) => {
  const expectFit = async (name: string) => {
    for (const width of WIDTHS)
      expect.soft(await findMisfitsAt(page, width), `${name} at ${width} px`).toEqual([]);
  };
  for (const path of VISITOR) {
    await openSettled(page, path);
    await expectFit(path);
    if ([...GUEST_PAGES, LONG_ADDRESS_PAGE].some((guest) => guest === path)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(page.locator('[data-cards] > *').first()).toBeVisible();
      expect.soft(await page.evaluate(findCutCards), `the cards of ${path}`).toEqual([]);
    }
    const button = GUEST_FORMS.find(([form]) => form === path)?.[1];
    if (!button) continue;
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText('Este campo es obligatorio').first()).toBeVisible();
    await expectFit(`${path} with errors`);
  }
});

test('at 390 px, the close button of a notice is to the right of its text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page);
  // `setItem` fails, so the page shows the notice that drafts can't be saved, which has no time limit.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await predict(games(page, 'open').first(), 2, 1);
  const words = /^Tu dispositivo no deja guardar borradores/;
  await expect(page.getByText(words)).toBeVisible();
  const text = await page.getByText(words).boundingBox();
  const notice = page.getByRole('paragraph').filter({ hasText: words });
  const close = await notice.getByRole('button', { name: 'Cerrar aviso' }).boundingBox();
  if (!text || !close) throw new Error('the notice is not on the screen');
  expect(close.x).toBeGreaterThanOrEqual(text.x + text.width);
  expect(Math.abs(close.y + close.height / 2 - (text.y + text.height / 2))).toBeLessThan(1);
});

const getLook = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *:not(svg *), footer *:not(svg *)')].map((element) => {
      const { x, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, borderTop } = getComputedStyle(element);
      const name = `${element.tagName}.${element.getAttribute('class') ?? ''}`;
      return [
        name,
        Math.round(x),
        Math.round(width),
        Math.round(height),
        color,
        backgroundColor,
        font,
        borderTop,
      ].join();
    }),
  );

test('the elements of Inicio keep place, size, colours and font when the app’s style sheet is added', {
  tag: '@nightly',
}, async ({ page, noise }) => {
  noise.allow(
    /Failed to (load resource|fetch dynamically)|importing|dynamically imported|Unable to preload CSS/,
  );
  await page.route('**/assets/main-*', (route) => route.abort());
  await openSettled(page, '/');
  const alone = await getLook(page);
  await page.unroute('**/assets/main-*');
  const sheet = readdirSync('dist/assets').find((file) => /^main-.*\.css$/.test(file));
  await page.addStyleTag({ url: `/lmx/assets/${sheet}` });
  expect(await getLook(page)).toEqual(alone);
});

const enlargeText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });

test('with text at 200 %, the skip link is above the page until it has the focus', async ({ page }) => {
  await openSettled(page, '/');
  await enlargeText(page);
  const link = page.getByRole('link', { name: 'Saltar al contenido' });
  const getEdges = () => link.evaluate((element) => element.getBoundingClientRect().toJSON());
  expect((await getEdges()).bottom).toBeLessThanOrEqual(0);
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  expect((await getEdges()).top).toBeGreaterThan(0);
});

test('on a phone held sideways, the first screen shows the 404 page’s link, and the log-in’s first field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openSettled(page, '/no-existe');
  await expect(page.getByRole('link', { name: 'Regresar al inicio' })).toBeInViewport({ ratio: 1 });
  await openSettled(page, '/user/login');
  await expect(page.getByLabel('Correo electrónico')).toBeInViewport({ ratio: 1 });
});

test('on a phone, the log-in has a drawing beside its lettering, except with text at 200 %', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSettled(page, '/user/login');
  const drawing = page.locator('main .ridged-ground > svg').locator('visible=true');
  await expect(drawing).toHaveCount(1);
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeInViewport({ ratio: 1 });
  const [box, words] = await Promise.all([
    drawing.boundingBox(),
    page.locator('main p.lettering em').boundingBox(),
  ]);
  expect(box?.x ?? 0).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? Infinity));
  await enlargeText(page);
  await expect(drawing).toHaveCount(0);
});

test('on paper, Partidos shows the tab of the chosen week alone, whole', async ({ page }) => {
  await openAs(page);
  await expect(games(page, 'open').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('tab', { selected: false }).locator('visible=true')).toHaveCount(0);
});

test('on paper, a phone’s Ranking leaves out the bar “Mi lugar”', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, '/ranking?tabla=general&pagina=2');
  const go = page.getByRole('button', { name: 'Ir a mi lugar' }).locator('visible=true');
  await expect(go).toHaveCount(1);
  const bar = page.locator('[data-bottom-bar]');
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
});

test('on paper, Perfil shows the table of the season, which the screen shows after “Ver como tabla” alone', async ({
  page,
}) => {
  await openAs(page, '/user/profile');
  const table = page.getByRole('table', { name: 'Mis puntos por jornada' });
  const getHeight = () => table.locator('..').evaluate((box) => box.getBoundingClientRect().height);
  await expect(table).toBeAttached();
  expect(await getHeight()).toBeLessThan(2);
  await page.emulateMedia({ media: 'print' });
  expect(await getHeight()).toBeGreaterThan(100);
});

test('in Preguntas Frecuentes, only the most points are green, and no points look fainter than some', async ({
  page,
}) => {
  await openSettled(page, '/faq#como-sumo-puntos');
  const getGround = (points: string) =>
    page
      .locator('#como-sumo-puntos')
      .getByText(points, { exact: true })
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const getColor = (name: string) =>
    page.evaluate((variable) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.backgroundColor = `var(--color-${variable})`;
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    }, name);
  const grounds = [await getGround('+5'), await getGround('+2'), await getGround('0')];
  expect(grounds).toEqual([await getColor('verde'), await getColor('elote'), await getColor('kraft')]);
});

test('at 1366 × 650 px, the first screen of Inicio shows the whole call to action of a visitor', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await openSettled(page, '/');
  await expect(page.getByRole('link', { name: 'Quiero jugar' })).toBeInViewport({ ratio: 1 });
});

test('on tall windows, the footer of the 404 page ends at the lower edge of the window', async ({ page }) => {
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 1280, height: 1024 },
  ]) {
    await page.setViewportSize(size);
    await openSettled(page, '/no-existe');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const bottom = await page
      .getByRole('contentinfo')
      .evaluate((footer) => footer.getBoundingClientRect().bottom);
    expect(Math.abs(bottom - size.height), `${size.width} × ${size.height}`).toBeLessThan(1);
  }
});

test('on a phone held sideways, the sealed boleto shows three rows whole', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openAs(page);
  for (let sent = 0; sent < 3; sent++) await predict(games(page, 'open').first(), 2, 1);
  await page.getByRole('button', { name: /^Enviar pronósticos/ }).click();
  await confirmSend(page);
  const rows = dialog(page, 'poolsSent').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
});

/** Styles that no picture of the release shows: on paper, and of the menu and the dialogs at each width. */
import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../src/lib/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { dialog, games, openAs, openMenu, openSettled, predict } from './support/player.ts';

const PHONE = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };
const WIDE = { width: 1280, height: 800 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const getBox = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not on the screen`);
  return box;
};

/** Returns a computed style as its declaration has it, a colour as the name of its custom property. */
const getStyle = (part: Locator, property: string) =>
  part.evaluate((element, name) => {
    const value = getComputedStyle(element).getPropertyValue(name);
    const root = getComputedStyle(document.documentElement);
    const toHex = (text: string) =>
      `#${[...text.matchAll(/\d+/g)]
        .slice(0, 3)
        .map(([digits]) => Number(digits).toString(16).padStart(2, '0'))
        .join('')}`;
    if (!/^rgb\(/.test(value)) return value;
    const names = [
      'azul',
      'noche',
      'queso',
      'elote',
      'chile',
      'papel',
      'kraft',
      'blanco',
      'tinta',
      'humo',
      'verde',
    ];
    return names.find((color) => root.getPropertyValue(`--color-${color}`).trim() === toHex(value)) ?? value;
  }, property);

/** Each part is on the screen first, so that a part that is gone fails too. */
async function expectOnlyOnScreen(page: Page, parts: Record<string, Locator>) {
  for (const [name, part] of Object.entries(parts)) await expect.soft(part, name).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const [name, part] of Object.entries(parts)) await expect.soft(part, `${name} on paper`).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
}

test('on paper, a page leaves out its menu, notices, buttons, the bar to send, indexes and the way to delete an account', async ({
  page,
  context,
}) => {
  await openAs(page);
  await predict(games(page, 'open').first(), 2, 1);
  await expectOnlyOnScreen(page, {
    'the navigation': page.getByRole('banner'),
    'the networks': page.getByRole('contentinfo').getByText('Síguenos'),
    'the bar to send': page.locator('[data-bottom-bar]'),
  });
  await context.setOffline(true);
  await expectOnlyOnScreen(page, { 'a notice': page.getByRole('status').filter({ hasText: /internet/ }) });
  await context.setOffline(false);
  await openSettled(page, `${PATHS.games}?jornada=6`);
  await expectOnlyOnScreen(page, { 'the choice of a view': page.getByText('Tarjetas', { exact: true }) });
  await openSettled(page, PATHS.profile);
  await expectOnlyOnScreen(page, {
    'the way to delete the account': page.getByText('Eliminar mi cuenta').first(),
  });
  await openSettled(page, PATHS.terms);
  await expectOnlyOnScreen(page, {
    'the index': page.getByRole('navigation', { name: 'En esta página' }),
  });
});

test('the menu of a phone covers the page, and marks the number of the open page alone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openAs(page, PATHS.ranking);
  await openMenu(page);
  const menu = page.locator('.menu-panel');
  expect(await getBox(menu)).toEqual({ x: 0, y: 0, ...PHONE });
  const head = await getBox(menu.locator('.menu-panel-head'));
  expect(head).toEqual({ x: 0, y: 0, width: 390, height: 60 });
  const foot = await getBox(menu.locator('.menu-panel-foot'));
  expect(foot.y + foot.height).toBe(PHONE.height);
  const links = menu.getByRole('listitem').getByRole('link');
  for (let index = 0; index < (await links.count()); index += 1) {
    const link = links.nth(index);
    const number = link.locator('.menu-panel-number');
    const isOpen = (await link.getAttribute('aria-current')) === 'page';
    expect(await number.textContent()).toBe(String(index + 1));
    expect
      .soft(await getStyle(number, 'background-color'), `number ${index + 1}`)
      .toBe(isOpen ? 'queso' : 'papel');
    expect.soft(await getStyle(number, 'color'), `number ${index + 1}`).toBe('tinta');
    expect.soft(await getStyle(link, 'color'), `link ${index + 1}`).toBe(isOpen ? 'queso' : 'papel');
    expect.soft(await getStyle(link, 'font-family'), `link ${index + 1}`).toMatch(/^Rotulo,/);
    expect.soft(await getStyle(link, 'font-size'), `link ${index + 1}`).toBe('34px');
    expect.soft(await getStyle(link, 'border-bottom-style'), `link ${index + 1}`).toBe('dashed');
    expect.soft((await getBox(link)).height, `link ${index + 1}`).toBe(62);
    expect.soft((await getBox(number)).x, `number ${index + 1}`).toBe(16);
  }
  const badge = menu.locator('.to-send-badge');
  expect(await getStyle(badge, 'background-color')).toBe('queso');
  expect(await getStyle(badge, 'color')).toBe('tinta');
  expect((await getBox(badge)).width).toBe(21);
});

// `columns`: of the buttons. `gap`: above the buttons (px). `picture`: its width (px). `isAside`: whether the picture stands
// beside the list and not above it.
const REVIEWS = [
  { size: { width: 340, height: 844 }, width: 308, columns: 1, gap: 24, picture: 84, isAside: false },
  { size: PHONE, width: 358, columns: 1, gap: 24, picture: 112, isAside: false },
  { size: { width: 390, height: 560 }, width: 358, columns: 2, gap: 16, picture: 64, isAside: false },
  { size: SIDEWAYS, width: 760, columns: 2, gap: 16, picture: 120, isAside: true },
  { size: { width: 900, height: 600 }, width: 460, columns: 2, gap: 16, picture: 64, isAside: false },
  { size: WIDE, width: 460, columns: 2, gap: 24, picture: 136, isAside: false },
];

test('the review of a boleto has its width, picture and buttons by the size of the window', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAs(page);
  await predict(games(page, 'open').first(), 2, 1);
  await page.getByRole('button', { name: /^Enviar pronóstico/ }).click();
  const review = dialog(page, 'sendPool');
  await expect(review).toBeVisible();
  expect(await getStyle(review, 'background-color')).toBe('rgba(8, 23, 89, 0.91)');
  for (const { size, width, columns, gap, picture, isAside } of REVIEWS) {
    const name = `${size.width} × ${size.height}`;
    await page.setViewportSize(size);
    const actions = review.locator('.dialog-actions');
    const art = review.locator('.dialog-head > :first-child');
    await expect.soft(review.locator('.dialog-panel'), name).toHaveCSS('width', `${width}px`);
    await expect.soft(actions, name).toHaveCSS('margin-top', `${gap}px`);
    await expect.soft(art, name).toHaveCSS('width', `${picture}px`);
    const rows = await Promise.all((await actions.getByRole('button').all()).map(getBox));
    expect.soft(new Set(rows.map(({ y }) => y)).size, name).toBe(3 - columns);
    const [region, drawing] = [await getBox(review.getByRole('region')), await getBox(art)];
    expect.soft(drawing.x + drawing.width <= region.x + 12, name).toBe(isAside);
    expect.soft(drawing.y + drawing.height <= region.y, name).toBe(!isAside);
  }
});

import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PATHS } from '../src/lib/paths.ts';
import { sendOneDraft } from './support/boleto-steps.ts';
import { findCutCards, whatDoesNotFit } from './support/fit.ts';
import { expect, test } from './support/fixtures.ts';
import { GUEST_FORMS, GUEST_PAGES, PLAYER_PAGES, VISITOR_PAGES } from './support/pages.ts';
import { games, logIn, logInWithDraft, openMenu, predict } from './support/player.ts';

const LONG_ADDRESS_PAGE = '/user/change-password/ana.maria.de.los.angeles%40correo-de-la-empresa.mx/enlace';
const VISITOR = [...VISITOR_PAGES, LONG_ADDRESS_PAGE];
const PLAYER = [...PLAYER_PAGES, PATHS.rewards];
const SCREENS = [
  { name: 'at 320 px', viewport: { width: 320, height: 640 } },
  // A screen of 1280 × 800 px has this viewport at 200 % zoom.
  { name: 'at 200 % zoom', viewport: { width: 640, height: 400 } },
  // Just above 992 px, the breakpoint `nav` of the desktop layout.
  { name: 'on a tablet held sideways', viewport: { width: 1024, height: 768 } },
] as const;

async function open(page: Page, path: string) {
  await page.goto(`/lmx${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

for (const { name, viewport } of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(`${name}, no text of a visitor’s pages is cut off`, async ({ page }) => {
      for (const path of VISITOR) {
        await open(page, path);
        expect.soft(await whatDoesNotFit(page), path).toEqual([]);
      }
    });

    test(`${name}, no text of log-in, registration and forgotten password with errors is cut off`, async ({
      page,
    }) => {
      for (const [path, button] of GUEST_FORMS) {
        await open(page, path);
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByText('Este campo es obligatorio').first()).toBeVisible();
        expect.soft(await whatDoesNotFit(page), path).toEqual([]);
      }
    });

    test(`${name}, no text of a player’s pages and of the menu is cut off`, async ({ page }) => {
      await page.goto('/lmx/user/login');
      await logIn(page);
      for (const path of PLAYER) {
        await open(page, path);
        expect.soft(await whatDoesNotFit(page), path).toEqual([]);
      }
      await openMenu(page);
      expect.soft(await whatDoesNotFit(page), 'the menu').toEqual([]);
    });

    test(`${name}, no text is cut off in Partidos with a draft and in the dialogs from the review to the trivia`, async ({
      page,
    }) => {
      await logInWithDraft(page);
      expect.soft(await whatDoesNotFit(page), 'the draft and its bar').toEqual([]);
      await sendOneDraft(page, async (name) => expect.soft(await whatDoesNotFit(page), name).toEqual([]));
    });
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`the close button of a notice is to the right of the notice’s text, at the same height, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // `setItem` fails, so the page shows the notice that drafts can't be saved, which has no time limit.
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/lmx/user/login');
    await logIn(page);
    await predict(games(page, 'open').first(), 2, 1);
    const words = /^Tu dispositivo no deja guardar borradores/;
    const text = await page.getByText(words).boundingBox();
    const notice = page.getByRole('paragraph').filter({ hasText: words });
    const close = await notice.getByRole('button', { name: 'Cerrar aviso' }).boundingBox();
    if (!text || !close) throw new Error('the notice is not on the screen');
    expect(close.x).toBeGreaterThanOrEqual(text.x + text.width);
    expect(Math.abs(close.y + close.height / 2 - (text.y + text.height / 2))).toBeLessThan(1);
  });
}

test('no card beside an account form extends beyond the left or right edge of its column at 1280 px', async ({
  page,
}) => {
  for (const path of [...GUEST_PAGES, LONG_ADDRESS_PAGE]) {
    await open(page, path);
    await expect(page.locator('[data-cards] > *').first()).toBeVisible();
    expect.soft(await page.evaluate(findCutCards), path).toEqual([]);
  }
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

const addSheets = (page: Page, sheets: string[]) =>
  page.evaluate(async (all) => {
    const known = new Set([...document.styleSheets].map(({ href }) => href && new URL(href).pathname));
    const added = all
      .filter((sheet) => !known.has(sheet))
      .map(
        (href) =>
          new Promise((settle) => {
            const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
            link.onload = settle;
            link.onerror = settle;
            document.head.append(link);
          }),
      );
    await Promise.all(added);
    return added.length;
  }, sheets);

test('the elements in a page’s main and footer keep x, size, colours, font and top border after the style sheets of all other pages are added', async ({
  page,
}) => {
  const sheets = readdirSync('dist/assets').filter((file) => file.endsWith('.css'));
  let added = 0;
  const compare = async (path: string) => {
    await open(page, path);
    const alone = await getLook(page);
    added += await addSheets(
      page,
      sheets.map((file) => `/lmx/assets/${file}`),
    );
    expect.soft(await getLook(page), path).toEqual(alone);
  };
  for (const path of VISITOR) await compare(path);
  // Without any added style sheet, `compare` would have compared every page with itself.
  expect(added).toBeGreaterThan(0);
  await page.goto('/lmx/user/login');
  await logIn(page);
  for (const path of PLAYER) await compare(path);
});

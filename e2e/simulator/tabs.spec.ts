import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const getUser = (page: Page) =>
  page.evaluate(async () => {
    await window.simulator?.ready;
    return window.simulator?.world.user()?.name ?? null;
  });

async function openLink(page: Page, link: string) {
  await page.goto(`/lmx/games#sim?${link}`);
  await expect(page).not.toHaveURL(/#/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a link in a second tab leaves the player of the first tab logged in', async ({ page, context }) => {
  await openLink(page, 'as=ana');
  const other = await context.newPage();
  await openLink(other, 'as=mariana');
  await expect.poll(() => getUser(other)).toBe('Mariana');
  await page.bringToFront();
  await page.getByRole('link', { name: 'Ranking' }).first().click();
  await expect(page.getByRole('link', { name: 'Perfil' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Perfil' }).first()).toBeVisible();
  expect([await getUser(page), await getUser(other)]).toEqual(['Ana', 'Mariana']);
});

async function openShared(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await page.evaluate(() => window.simulator?.openTab());
  const other = await opening;
  await expect(other).not.toHaveURL(/#/);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  // The product does not see that another page opened the tab.
  expect(await other.evaluate(() => window.opener)).toBeNull();
  expect(await getUser(other)).toBe('Ana');
  return other;
}

const getKinds = (page: Page) =>
  page.evaluate(() => window.simulator?.world.facts().map(({ kind }) => kind) ?? []);
const getHash = (page: Page) => page.evaluate(() => window.simulator?.world.hash());

test('facts written in either tab of a shared world, also at once, are in both', async ({ page }) => {
  await openLink(page, 'as=ana');
  const other = await openShared(page);
  const before = (await getKinds(page)).length;
  await page.evaluate(() => window.simulator?.world.edit('weeks', 7, { alias: 'La siete' }));
  await expect.poll(() => getKinds(other)).toHaveLength(before + 1);
  await other.evaluate(() => window.simulator?.clock.advance('1h'));
  await expect.poll(() => getKinds(page)).toHaveLength(before + 2);
  // Both tabs write at the same time, and no write is lost.
  await Promise.all(
    [page, other].map((opened) =>
      opened.evaluate(async () => {
        for (const week of [8, 9, 10])
          await window.simulator?.world.edit('weeks', week, { alias: `S${week}` });
      }),
    ),
  );
  await expect.poll(() => getKinds(page)).toHaveLength(before + 8);
  await expect.poll(() => getKinds(other)).toHaveLength(before + 8);
  expect(await getHash(page)).toBe(await getHash(other));
});

test('a jump to before the log-in reloads the other tab of the shared world too', async ({ page }) => {
  await openLink(page, 'as=ana');
  const other = await openShared(page);
  await page.evaluate(() => window.simulator?.clock.advance('1h'));
  await page.evaluate(() => window.simulator?.world.edit('weeks', 7, { alias: 'La siete' }));
  await expect(other.getByRole('tab', { name: /^Jornada 7/ })).toBeVisible();
  await other.evaluate(() => Object.assign(window, { isOld: true }));
  await page.evaluate(() => void window.simulator?.clock.advance('-2h'));
  await expect.poll(() => other.evaluate(() => 'isOld' in window).catch(() => true)).toBe(false);
  for (const opened of [page, other]) {
    await expect(opened.getByLabel('Correo electrónico')).toBeVisible();
    expect(await getUser(opened)).toBeNull();
  }
});

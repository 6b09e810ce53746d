import { expect, test } from './support/fixtures.ts';
import { games, goBy, openAs } from './support/player.ts';

const PHONE = { width: 390, height: 844 };

for (const { name, path, width } of [
  { name: 'Partidos', path: '/games', width: 390 },
  { name: 'Partidos', path: '/games', width: 1280 },
  { name: 'Partidos', path: '/games?jornada=6', width: 390 },
  { name: 'Ranking', path: '/ranking?jornada=6', width: 390 },
  { name: 'Inicio', path: '/', width: 390 },
  { name: 'Perfil', path: '/user/profile', width: 1280 },
])
  test(`“${name}” of the menu, pressed on ${path} at ${width} px, ends at the top`, async ({ page }) => {
    await page.setViewportSize({ width, height: 500 });
    await openAs(page, path);
    await page.waitForTimeout(500);
    await page.evaluate(() => scrollTo(0, 600));
    await goBy(page, name);
    await page.waitForTimeout(800);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

for (const { name, path, width } of [
  { name: /^Reto Ruffles/, path: '/', width: 390 },
  { name: /^Reto Ruffles/, path: '/', width: 1280 },
  { name: 'Términos y Condiciones', path: '/T&C', width: 390 },
  { name: 'Aviso de Privacidad', path: '/privacy-policy', width: 1280 },
])
  test(`the link ${name} at the end of ${path} at ${width} px ends at the top`, async ({ page }) => {
    await page.setViewportSize({ width, height: 500 });
    await openAs(page, path);
    await page.waitForTimeout(500);
    await page.evaluate(() => scrollTo(0, 10_000));
    await page.getByRole('link', { name }).last().click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

test('each change of route ends at the top, Back and Forward too, and a reload keeps its place', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAs(page);
  const getPlace = () => page.evaluate(() => scrollY);
  const scroll = async (place: number) => {
    await page.evaluate((to) => scrollTo(0, to), place);
    await expect.poll(getPlace).toBe(place);
  };
  await scroll(700);
  await page.reload();
  await expect(games(page, 'open').first()).toBeVisible();
  await expect.poll(getPlace).toBe(700);
  await goBy(page, 'Preguntas Frecuentes');
  await expect(page).toHaveTitle(/^Preguntas/);
  await expect.poll(getPlace).toBe(0);
  await scroll(300);
  await page.goBack();
  await expect(games(page, 'open').first()).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await getPlace()).toBe(0);
  await scroll(500);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: /Preguntas/i })).toBeFocused();
  expect(await getPlace()).toBe(0);
});

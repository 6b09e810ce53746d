import type { Locator } from '@playwright/test';
import { expect } from './support/fixtures.ts';
import { watchLayoutShifts } from './support/layout-shifts.ts';
import { openAs } from './support/player.ts';
import { followServer, test } from './support/world.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const getBox = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not on the screen`);
  return box;
};

test('at 1280 px the album of Perfil is as wide as the page, and its cards have at least 150 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, '/user/profile');
  const album = page.getByRole('region', { name: 'Mi álbum' });
  const cards = album.locator('.lottery-card');
  await expect(cards.first()).toBeVisible();
  expect((await getBox(album)).width).toBe(1160);
  expect((await getBox(cards.first())).width).toBeGreaterThanOrEqual(150);
});

for (const width of [390, 1280])
  test(`nothing on Perfil moves at ${width} px while its boletos load`, async ({ page, world }) => {
    await world.fault.add({ match: 'GET /api/pool/user/all', effect: { delay: 4_000 }, times: 'always' });
    await followServer(page, world);
    await page.setViewportSize({ width, height: 844 });
    const readShifts = await watchLayoutShifts(page);
    await openAs(page, '/user/profile');
    await expect(page.getByText('Cargando tus boletos…')).toBeAttached();
    await expect(page.getByText('Boleto Jornada 6')).toBeAttached();
    expect(await readShifts()).toBeLessThanOrEqual(0.01);
  });

test('on a phone the links to the parts of Perfil stay below the header, and a linked heading stands below them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, '/user/profile');
  const links = page.getByRole('navigation', { name: 'Partes de tu perfil' });
  const heading = page.getByRole('heading', { name: 'Mis boletos' });
  await expect(page.getByRole('region', { name: 'Mi álbum' }).locator('.lottery-card').first()).toBeVisible();
  await links.getByRole('link', { name: 'Boletos' }).click();
  await expect(links).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const strip = await getBox(links);
  expect(strip.y).toBe(60);
  expect((await getBox(heading)).y).toBeGreaterThanOrEqual(strip.y + strip.height);
});

test('“Así te fue” shows its card in the middle of a wide window, whole, and its title on a phone held sideways', async ({
  page,
  world,
}) => {
  await world.clock.goto('final(23, 1) + 1d');
  await followServer(page, world);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, '/user/profile?asi-te-fue');
  const story = page.getByRole('region', { name: 'Tu temporada en cartas' });
  const card = story.getByRole('img').first();
  await expect(card).toBeInViewport({ ratio: 1 });
  const { x, width } = await getBox(card);
  expect(Math.abs(x + width / 2 - 640)).toBeLessThanOrEqual(8);
  expect(width).toBeGreaterThanOrEqual(380);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(story.getByText('Así te fue', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(story.getByRole('button', { name: 'Compartir' })).toBeInViewport({ ratio: 1 });
});

test('on a phone the arrow back and “Siguiente” of “Así te fue” are a row above a wide “Compartir”, on the first screen', async ({
  page,
  world,
}) => {
  await world.clock.goto('final(23, 1) + 1d');
  await followServer(page, world);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, '/user/profile?asi-te-fue');
  const story = page.getByRole('region', { name: 'Tu temporada en cartas' });
  const back = await getBox(story.getByRole('button', { name: 'Anterior' }));
  const next = await getBox(story.getByRole('button', { name: 'Siguiente' }));
  const share = await getBox(story.getByRole('button', { name: 'Compartir' }));
  expect([back.x, back.width, next.y]).toEqual([16, 48, back.y]);
  expect(next.x + next.width).toBe(374);
  expect(share).toMatchObject({ x: 16, width: 358 });
  expect(share.y).toBeGreaterThanOrEqual(back.y + back.height);
  await expect(story.getByRole('link', { name: 'Volver a mi perfil' })).toBeInViewport();
});

test('on a phone the figures of the table of Mi temporada have equally wide columns, and its notes one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, '/user/profile');
  await page.getByRole('button', { name: 'Ver como tabla' }).click();
  const table = page.getByRole('table', { name: 'Mis puntos por jornada' });
  const heads = table.getByRole('columnheader');
  const readWidths = () =>
    heads.evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
  // Until the condensed font has loaded, “Resultados” needs more.
  await expect.poll(readWidths).toEqual([86, 68, 68, 68, 68]);
  const note = await getBox(table.getByRole('cell', { name: '1 partido pospuesto, no suma' }));
  expect(note.width).toBe(358);
  expect(note.height).toBeLessThanOrEqual(32);
});

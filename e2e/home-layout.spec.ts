import type { MockControl } from '../mock-server/index.ts';
import { expect } from './support/fixtures.ts';
import { watchLayoutShifts } from './support/layout-shifts.ts';
import { ANA, openAs } from './support/player.ts';
import { followServer, test } from './support/world.ts';

const MARIANA = { ...ANA, email: 'mariana@correo.mx' };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('on a phone, a player’s Inicio begins with a small claim, and the results of a week start on the first screen', async ({
  page,
  world,
}) => {
  await world.clock.goto('final(7, 9) + 12h');
  await followServer(page, world);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, '/');
  const ticket = page.getByRole('region', { name: 'Resultados de la Jornada 7' });
  await expect(ticket).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    const claim = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(claim?.height, `${size.width} px`).toBeLessThanOrEqual(160);
    await expect(page.getByText(/^Sacaste \d+ puntos?/)).toBeInViewport({ ratio: 1 });
    const top = (await ticket.boundingBox())?.y;
    expect(top, `${size.width} px`).toBeLessThanOrEqual(440);
  }
});

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(`at ${size.width} × ${size.height} px the total and the place of the results stand on the first screen`, async ({
    page,
    world,
  }) => {
    await world.clock.goto('final(7, 9) + 12h');
    await followServer(page, world);
    await page.setViewportSize(size);
    await openAs(page, '/');
    const ticket = page.getByRole('region', { name: 'Resultados de la Jornada 7' });
    await expect(ticket.getByText('Total', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(ticket.getByText('Tu lugar en la Jornada 7')).toBeInViewport({ ratio: 1 });
  });

for (const width of [390, 1280])
  test(`at ${width} px, Inicio keeps the room of the results while their games load`, async ({
    page,
    world,
  }) => {
    await world.clock.goto('final(7, 9) + 12h');
    await world.fault.add({ match: 'GET /api/games/week/7', effect: { delay: 2_000 }, times: 'always' });
    await followServer(page, world);
    await page.setViewportSize({ width, height: 844 });
    await openAs(page, '/');
    const room = await page
      .getByText('Tu Jornada 7')
      .locator('xpath=ancestor::*[@aria-hidden]')
      .boundingBox();
    const ticket = page.getByRole('region', { name: 'Resultados de la Jornada 7' });
    await expect(ticket).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const height = (await ticket.locator('..').boundingBox())?.height ?? 0;
    expect(Math.abs((room?.height ?? 0) - height)).toBeLessThanOrEqual(16);
  });

test('on a phone the ticket of an open week begins on the upper half of the first screen, below the next cut-off', async ({
  page,
  world,
}) => {
  await followServer(page, world);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, '/');
  await expect(page.getByRole('timer')).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready);
  const title = await page.getByText('Tu Jornada 7').boundingBox();
  // The ridged edge and the padding of the paper are 40 px.
  expect(title?.y).toBeLessThanOrEqual(490);
});

test('at 568 × 320 px each game of the results of Inicio stands on one line with both crests', async ({
  page,
  world,
}) => {
  await world.clock.goto('final(7, 9) + 12h');
  await followServer(page, world);
  await page.setViewportSize({ width: 568, height: 320 });
  await openAs(page, '/');
  const ticket = page.getByRole('region', { name: 'Resultados de la Jornada 7' });
  await expect(ticket.getByText('Puebla – Tijuana')).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  const heights = await ticket
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).offsetHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(42);
});

test('the live ticket of Inicio has its score at 56 px, and its pulse is still for players who prefer reduced motion', async ({
  page,
  world,
}) => {
  await world.clock.goto('inicio(7, 1) + 50m');
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, '/');
  const ticket = page.getByRole('region', { name: 'Tu boleto en vivo' });
  const score = ticket.getByText(/^\d–\d$/);
  await expect(score).toHaveCSS('font-size', '56px');
  const countAnimations = () => ticket.evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(await countAnimations()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(countAnimations).toBeGreaterThan(0);
});

test('on a phone held sideways, a player’s Inicio shows the whole call to action and the ticket beside it', async ({
  page,
  world,
}) => {
  await followServer(page, world);
  await page.setViewportSize({ width: 844, height: 390 });
  await openAs(page, '/');
  await expect(page.getByRole('timer')).toHaveCount(1);
  const action = page.getByRole('link', { name: 'Hacer mis pronósticos' });
  await expect(action).toBeInViewport({ ratio: 1 });
  const ticket = await page.getByText('Tu Jornada 7').boundingBox();
  const button = await action.boundingBox();
  expect(ticket?.y).toBeLessThan(200);
  expect(ticket?.x).toBeGreaterThan((button?.x ?? 0) + (button?.width ?? 0));
});

for (const [what, time, ticket] of [
  ['the results of a week', 'final(7, 9) + 12h', 'Resultados de la Jornada 7'],
  ['a live game', 'inicio(7, 1) + 50m', 'Tu boleto en vivo'],
] as const)
  test(`hardly anything moves on a phone while a player’s Inicio loads ${what}`, async ({ page, world }) => {
    await world.clock.goto(time);
    await followServer(page, world);
    await page.setViewportSize({ width: 390, height: 844 });
    const readShifts = await watchLayoutShifts(page);
    await openAs(page, '/');
    await expect(page.getByRole('region', { name: ticket })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cómo vas' }).getByRole('link').first()).toBeVisible();
    expect(await readShifts()).toBeLessThanOrEqual(0.04);
  });

for (const [what, time, state] of [
  ['games to send', null, /^Te faltan \d+ partidos$/],
  ['the results of a week', 'final(7, 9) + 12h', /^Sacaste \d+ puntos?/],
] as const)
  test(`at 1280 px a player’s Inicio with ${what} has a small claim, large words of the week and all actions on the first screen`, async ({
    page,
    world,
  }) => {
    if (time) await world.clock.goto(time);
    await followServer(page, world);
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAs(page, '/');
    const words = page.getByText(state);
    await expect(words).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => document.fonts.ready);
    const size = await words.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(64);
    expect(size).toBeLessThanOrEqual(72);
    const claim = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(claim?.height).toBeLessThanOrEqual(220);
    const action = page.getByRole('link', { name: /^(Hacer mis pronósticos|Ver mis puntos)$/ });
    const button = await action.boundingBox();
    expect(button && button.y + button.height).toBeLessThanOrEqual(660);
    const ticket = page.locator('.ticket-paper').first();
    expect(await ticket.evaluate((element) => (element as HTMLElement).offsetWidth)).toBeGreaterThanOrEqual(
      460,
    );
  });

for (const size of [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
])
  test(`at ${size.width} × ${size.height} px the two cards of a first place with a perfect week cover neither each other nor the total`, async ({
    page,
    world,
  }) => {
    await world.clock.goto('final(7, 9) + 12h');
    await winPerfectWeek(world);
    await followServer(page, world);
    await page.setViewportSize(size);
    await openAs(page, '/', MARIANA);
    const ticket = page.getByRole('region', { name: 'Resultados de la Jornada 7' });
    const cards = ticket.locator('.lottery-card');
    await expect(cards).toHaveCount(2);
    await page.evaluate(() => document.fonts.ready);
    const total = ticket.getByText('Total', { exact: true });
    // The ticket is turned by one degree.
    expect((await total.boundingBox())?.height).toBeLessThanOrEqual(26);
    const parts = [ticket.getByText('Tu Jornada 7'), total, cards.first(), cards.last()];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const lapping = boxes.flatMap((box, at) =>
      boxes
        .slice(at + 1)
        .flatMap((other, after) => (box && other && laps(box, other) ? [[at, at + 1 + after]] : [])),
    );
    expect(lapping).toEqual([]);
  });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const laps = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Gives each game of week 7 the score 2–1, and Mariana the same prediction: a perfect week in first place. */
async function winPerfectWeek(world: MockControl) {
  for (const { id, week } of world.world.table('games').rows)
    if (week === 7) await world.world.edit('games', String(id), { home_goals: 2, away_goals: 1 });
  for (const { id, nickname, week } of world.world.table('predictions').rows)
    if (week === 7 && nickname === 'mariana10')
      await world.world.edit('predictions', String(id), { home_score: 2, away_score: 1 });
}

test('at 1280 px the accent of “¡Así fue!” is at least 16 px below “Temporada terminada”', async ({
  page,
  world,
}) => {
  await world.clock.goto('final(23, 1) + 1d');
  await followServer(page, world);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, '/');
  const ribbon = await page.getByText('Temporada terminada').boundingBox();
  await page.evaluate(() => document.fonts.ready);
  const accentTop = await page.getByRole('heading', { name: '¡Así fue!' }).evaluate((heading) => {
    const { fontFamily, fontSize, fontWeight } = getComputedStyle(heading);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return Number.NaN;
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const baseline = document.createElement('span');
    baseline.style.display = 'inline-block';
    heading.append(baseline);
    const { bottom } = baseline.getBoundingClientRect();
    baseline.remove();
    return bottom - pen.measureText('Í').actualBoundingBoxAscent;
  });
  expect(accentTop - (ribbon ? ribbon.y + ribbon.height : 0)).toBeGreaterThanOrEqual(16);
});

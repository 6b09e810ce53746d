import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPanel, startSimulator } from '../../testing.tsx';

/** Width of a letter of the labels in units of the drawing. */
const LETTER = 5.7;

async function showTimeline(time: string) {
  const simulator = startSimulator();
  await simulator.clock.goto(time);
  showPanel(simulator, { section: 'clock' });
  const drawing = screen.getByRole('img', { name: /ventanas, cierres e inicios/ });
  const labels = [...drawing.querySelectorAll('g > text')].filter((label) => label.getAttribute('y') === '8');
  return { simulator, drawing, labels };
}

test.each([
  'ahora',
  '2024-01-01 00:00',
  '2025-03-05 12:00',
  'semana(2)',
  'cierre(12, 4) - 3d',
  'final(23, 1) + 1m',
  'final(23, 1) + 40d',
  '2027-12-31 23:00',
  '2028-12-31 23:59:59',
])(
  'at %s, the timeline of Tiempo draws at most 9 days, whose labels neither overlap nor leave the drawing',
  async (time) => {
    const { labels } = await showTimeline(time);
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.length).toBeLessThanOrEqual(9);
    const places = labels.map((label) => {
      const start = Number(label.getAttribute('x'));
      return { start, end: start + (label.textContent ?? '').length * LETTER };
    });
    for (const [index, { end }] of places.entries())
      expect(end).toBeLessThanOrEqual(places[index + 1]?.start ?? 376);
  },
);

test.each(['final(23, 1)', 'final(23, 1) + 1m', 'final(23, 1) + 100d', '2028-12-31 12:00'])(
  'at %s, after the season, the timeline shows the last week',
  async (time) => {
    const { simulator } = await showTimeline('ahora');
    await simulator.clock.goto(time);
    await simulator.world.as('tono');
    expect(await screen.findByRole('heading', { name: /^Jornada 23/ })).toBeTruthy();
  },
);

test('the clock and the timeline show the year when it is not the season’s year', async () => {
  const { simulator, drawing } = await showTimeline('2027-03-05 12:00');
  expect(screen.getByText('vie 5 mar 2027')).toBeTruthy();
  expect(within(drawing).getByText('vie 5 mar 2027 12:00')).toBeTruthy();
  await simulator.clock.goto('cierre(7, 1)');
  expect(await screen.findByText('vie 28 ago 17:00')).toBeTruthy();
});

test('the timeline of Tiempo draws a tick in the colour of its text for each fact that is applied', async () => {
  const { simulator, drawing } = await showTimeline('ahora');
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  const lines = () => [...drawing.querySelectorAll('path[stroke="var(--color-text)"]')];
  const countTicks = () => lines().flatMap((line) => line.getAttribute('d')?.match(/v5/g) ?? []).length;
  await waitFor(() => expect(countTicks()).toBe(simulator.world.cursor()));
});

test.each([
  ['apertura(7, 1) - 1h', 'accent'],
  ['apertura(7, 1)', 'good'],
  ['cierre(7, 1) + 1m', 'heed'],
  ['inicio(7, 1) + 1m', 'edge'],
])('at %s, the timeline draws the first game of the week in the colour “%s”', async (time, colour) => {
  const { simulator, drawing } = await showTimeline('ahora');
  // By default the games of a week open before the games of the week before have ended.
  await simulator.world.edit('weeks', 7, { date_start: '2026-08-28', before_weeks_bet: 0 });
  await simulator.clock.goto(time);
  const getRow = () => within(drawing).getByText('PUE').closest('g[color]');
  await waitFor(() => expect(getRow()?.getAttribute('color')).toBe(`var(--color-${colour})`));
});

test('the timeline draws the facts after the world’s time in grey, and those of other branches in blue', async () => {
  const simulator = startSimulator();
  await simulator.branch.create('Otra');
  for (const alias of ['Uno', 'Dos', 'Tres']) await simulator.world.edit('weeks', 7, { alias });
  const [first] = simulator.branch.list();
  const other = simulator.branch.current().id;
  await simulator.branch.switch(String(first?.id));
  showPanel(simulator, { section: 'clock' });
  const drawing = screen.getByRole('img', { name: /ventanas, cierres e inicios/ });
  const count = (colour: string, tick: string) =>
    [...drawing.querySelectorAll(`path[stroke="${colour}"]`)].flatMap(
      (line) => line.getAttribute('d')?.split(tick).slice(1) ?? [],
    ).length;
  expect([count('var(--color-accent)', 'v4'), count('#6b7782', 'v5')]).toEqual([3, 0]);
  await simulator.branch.switch(other);
  await simulator.world.gotoFact(1);
  await waitFor(() => expect([count('var(--color-accent)', 'v4'), count('#6b7782', 'v5')]).toEqual([0, 2]));
});

test('the timeline draws the facts of the last three of the other branches, and of no earlier one', async () => {
  const simulator = startSimulator();
  const { id } = simulator.branch.current();
  for (const name of ['B', 'C', 'D', 'E']) {
    await simulator.branch.create(name);
    await simulator.world.edit('weeks', 7, { alias: name });
    await simulator.branch.switch(id);
  }
  showPanel(simulator, { section: 'clock' });
  const drawing = screen.getByRole('img', { name: /ventanas, cierres e inicios/ });
  const line = [...drawing.querySelectorAll('path[stroke="var(--color-accent)"]')].at(-1);
  expect(line?.getAttribute('d')?.match(/v4/g)).toHaveLength(3);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SeasonChart } from './SeasonChart.tsx';
import { createSeason, createSeasonWeek, getWeekName } from './season.test.helper.ts';

function renderChart(season = createSeason([1, 2, 3, 4, 5, 6, 7].map((number) => createSeasonWeek(number)))) {
  const choose = vi.fn();
  render(<SeasonChart season={season} getName={getWeekName} onChoose={choose} />);
  return { choose, player: userEvent.setup() };
}

const weekButton = (number: number) =>
  screen.getByRole('button', { name: new RegExp(`^Jornada ${number}: `) });

test('the weeks of Mi temporada are one tab stop, and arrow keys, Home and End move the focus', async () => {
  const { player } = renderChart();
  const newest = weekButton(7);
  expect(
    screen.getByRole('toolbar', { name: 'Puntos por jornada' }).querySelectorAll('[tabindex="0"]'),
  ).toHaveLength(1);
  newest.focus();
  await player.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(weekButton(6));
  await player.keyboard('{Home}{ArrowLeft}');
  expect(document.activeElement).toBe(weekButton(1));
  await player.keyboard('{End}');
  expect(document.activeElement).toBe(newest);
});

test('the chart stays a tab stop when the only prediction of its newest week moves to a later week', () => {
  const create = (newest: number) =>
    createSeason(
      [1, 2, 3].map((number) =>
        createSeasonWeek(number, number === 1 || number === newest ? {} : { kind: 'noTicketYet' }),
      ),
    );
  const show = (newest: number) => (
    <SeasonChart season={create(newest)} getName={getWeekName} onChoose={() => undefined} />
  );
  const { rerender } = render(show(2));
  rerender(show(3));
  expect(weekButton(3).tabIndex).toBe(0);
});

test('a week of the chart with a ticket is a button that calls `onChoose`, one without is text', async () => {
  const { choose, player } = renderChart(
    createSeason([
      createSeasonWeek(1, { kind: 'skipped' }),
      createSeasonWeek(2, { counted: 7, points: 12, pending: 2 }),
    ]),
  );
  expect(screen.getByText('Jornada 1: sin boleto').closest('button')).toBeNull();
  await player.click(
    screen.getByRole('button', { name: 'Jornada 2: 12 puntos, 2 partidos por confirmar. Ver el boleto' }),
  );
  expect(choose.mock.calls).toEqual([[2]]);
});

test('the tallest bar of the chart is that of the most points, but stands for ten points at least', () => {
  const getTallest = (points: number) => {
    const { container, unmount } = render(
      <SeasonChart
        season={createSeason([
          createSeasonWeek(1, { counted: 9, points, gamePoints: points, resultPoints: points, trivia: 0 }),
        ])}
        getName={getWeekName}
        onChoose={() => undefined}
      />,
    );
    const heights = [...container.querySelectorAll('button rect')].map((rect) =>
      Number(rect.getAttribute('height')),
    );
    unmount();
    return Math.max(...heights);
  };
  const [four, ten, forty] = [getTallest(4), getTallest(10), getTallest(40)];
  expect(forty).toBeCloseTo(ten ?? 0);
  expect(four).toBeCloseTo((ten ?? 0) * 0.4);
});

test.each([
  [1, 'grid-cols-6'],
  [6, 'grid-cols-6'],
  [7, 'grid-cols-7'],
  [8, 'grid-cols-8'],
  [12, 'grid-cols-8 tablet:grid-cols-12'],
  [13, 'grid-cols-8 tablet:grid-cols-23 laptop:grid-cols-12 desktop:grid-cols-23'],
])('the chart of %i weeks has the columns %s', (count, columns) => {
  renderChart(createSeason(Array.from({ length: count }, (_, index) => createSeasonWeek(index + 1))));
  const { classList } = screen.getByRole('toolbar');
  expect([...classList].filter((name) => name.includes('grid-cols')).join(' ')).toBe(columns);
});

test('the tab stop of the chart is the newest week with a ticket', () => {
  const weeks = [1, 2, 3].map((number) => createSeasonWeek(number));
  renderChart(createSeason([...weeks, createSeasonWeek(4, { kind: 'skipped' })]));
  const stops = screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([weekButton(3)]);
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SeasonWeek } from '../../domain/season.ts';
import { ResultPattern, Swatch } from './BarBlock.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { createSeasonWeek } from './season.test.helper.ts';

const show = (changes: Partial<SeasonWeek>) => {
  render(<ChartLegend weeks={[createSeasonWeek(7, changes)]} />);
  return screen.getAllByRole('listitem');
};

test.each<[string, Partial<SeasonWeek>, string[]]>([
  ['points of games alone', { trivia: null }, ['Exacto', 'Resultado']],
  ['a trivia point', { trivia: 1 }, ['Exacto', 'Resultado', 'Trivia']],
  [
    'pending games in the current week',
    { trivia: 0, pending: 2, isCurrent: true },
    ['Exacto', 'Resultado', 'Trivia', 'Por confirmar', 'Jornada actual'],
  ],
])('the legend of Mi temporada with %s names only what the chart shows', (_what, week, names) => {
  expect(show(week).map(({ textContent }) => textContent)).toEqual(names);
});

test('in the legend of Mi temporada, exact scores are filled, results hatched and pending games dashed', () => {
  const blocks = show({ trivia: 1, pending: 2 }).map((item) => item.querySelector('rect'));
  const isHatched = (block: Element | null) => block?.classList.contains('fill-[url(#season-result)]');
  const isDashed = (block: Element | null) => block?.hasAttribute('stroke-dasharray');
  expect(blocks.map((block) => [isHatched(block), isDashed(block)])).toEqual([
    [false, false],
    [true, false],
    [false, false],
    [false, true],
  ]);
});

test('the swatches and the hatching of Mi temporada are hidden from screen readers', () => {
  const { container } = render(
    <>
      <Swatch part="exact" />
      <ResultPattern />
    </>,
  );
  expect([...container.querySelectorAll('svg')].map((svg) => svg.getAttribute('aria-hidden'))).toEqual([
    'true',
    'true',
  ]);
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SeasonWeek } from '../../domain/season.ts';
import { createSeasonWeek } from './season.test.helper.ts';
import { WeekColumn } from './WeekColumn.tsx';

function renderColumn(changes: Partial<SeasonWeek>, isBest = false) {
  const { container } = render(<WeekColumn week={createSeasonWeek(7, changes)} scale={23} isBest={isBest} />);
  const blocks = [...container.querySelectorAll('rect[x="14%"]')];
  return {
    heights: blocks.map((one) => Number(one.getAttribute('height'))),
    points: container.querySelector('text')?.textContent,
    hasBadge: container.querySelector('rect[width="22"]') !== null,
  };
}

// With 23 points for the whole height of 92 px, a point is 4 px high. A dashed block is 12 px high.
test.each<[string, Partial<SeasonWeek>, number[], string | undefined]>([
  ['points of every kind', { exactPoints: 5, resultPoints: 4, trivia: 1, points: 10 }, [20, 16, 4], '10'],
  ['an unknown trivia point', { exactPoints: 5, trivia: null, points: 5 }, [20], '5'],
  ['points and a pending game', { resultPoints: 2, pending: 3, points: 2 }, [8, 12], '2'],
  ['pending games alone', { pending: 9 }, [12], '–'],
  ['no points', { counted: 9 }, [], '0'],
  ['no ticket', { kind: 'skipped' }, [], undefined],
])('the column of a week with %s has a block for each kind of its points', (_case, week, heights, points) => {
  expect(renderColumn(week)).toEqual({ heights, points, hasBadge: false });
});

test('the points of the best week stand on a badge', () => {
  expect(renderColumn({ exactPoints: 5, points: 5 }, true)).toEqual({
    heights: [20],
    points: '5',
    hasBadge: true,
  });
});

test('the hatched block of a week’s column stands for the points of right results', () => {
  const { container } = render(
    <WeekColumn
      week={createSeasonWeek(7, { exactPoints: 5, resultPoints: 4, points: 9 })}
      scale={23}
      isBest={false}
    />,
  );
  const blocks = [...container.querySelectorAll('rect[x="14%"]')];
  const hatched = blocks.filter((block) => block.classList.contains('fill-[url(#season-result)]'));
  expect(hatched.map((block) => block.getAttribute('height'))).toEqual(['16']);
});

test.each([
  ['the current week is marked', true],
  ['another week is not marked', false],
])('the number of %s under its column', (_case, isCurrent) => {
  render(<WeekColumn week={createSeasonWeek(7, { isCurrent })} scale={23} isBest={false} />);
  expect(screen.getByText('7').classList.contains('bg-queso')).toBe(isCurrent);
});

test.each([
  ['the best week', true, 'fill-queso'],
  ['another week', false, 'fill-tinta'],
])('the points of %s have a colour that its ground lets see', (_what, isBest, colour) => {
  const { container } = render(
    <WeekColumn week={createSeasonWeek(7, { exactPoints: 5, points: 5 })} scale={23} isBest={isBest} />,
  );
  expect(container.querySelector('text')?.classList).toContain(colour);
});

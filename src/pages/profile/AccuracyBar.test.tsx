import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AccuracyBar } from './AccuracyBar.tsx';
import { createSeason, createSeasonWeek } from './season.test.helper.ts';

test.each([
  [
    { exact: 20, resultOnly: 35, missed: 45 },
    [
      ['0%', '20%'],
      ['20%', '35%'],
      ['55%', '45%'],
    ],
  ],
  [
    { exact: 0, resultOnly: 40, missed: 60 },
    [
      ['0%', '40%'],
      ['40%', '60%'],
    ],
  ],
])('the bar of the shares %o has one block for each share above zero, side by side', (accuracy, expected) => {
  const { container } = render(
    <AccuracyBar season={createSeason([createSeasonWeek(1, { counted: 20 })], { accuracy: accuracy })} />,
  );
  const blocks = [...container.querySelectorAll('svg:first-of-type > rect')].filter((one) =>
    one.getAttribute('x')?.endsWith('%'),
  );
  expect(blocks.map((one) => [one.getAttribute('x'), one.getAttribute('width')])).toEqual(expected);
});

test('the legend of the shares names the exact scores, the results alone and the misses, and the number of games', () => {
  render(
    <AccuracyBar
      season={createSeason([createSeasonWeek(1, { counted: 40 })], {
        accuracy: { exact: 20, resultOnly: 35, missed: 45 },
      })}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '20\u00A0% exactos',
    '35\u00A0% solo resultado',
    '45\u00A0% sin acierto',
  ]);
  expect(screen.getByText('De 40 partidos contados.')).toBeTruthy();
});

test('the shares of the predictions are not shown before a game is counted', () => {
  const { container } = render(
    <AccuracyBar
      season={createSeason([createSeasonWeek(1, { counted: 0 })], {
        accuracy: { exact: 0, resultOnly: 0, missed: 0 },
      })}
    />,
  );
  expect(container.innerHTML).toBe('');
});

test('exact scores, results alone and misses have the same fills in the bar and in its legend', () => {
  const { container } = render(
    <AccuracyBar
      season={createSeason([createSeasonWeek(1, { counted: 9 })], {
        accuracy: { exact: 20, resultOnly: 35, missed: 45 },
      })}
    />,
  );
  const readFills = (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ classList }) =>
      [...classList].find((name) => name.startsWith('fill-')),
    );
  const fills = ['fill-verde', 'fill-[url(#season-result)]', 'fill-kraft'];
  expect(readFills('svg:first-of-type > rect[x$="%"]')).toEqual(fills);
  expect(readFills('li rect')).toEqual(fills);
});

test('the number of games below the shares is that of all weeks', () => {
  const weeks = [createSeasonWeek(1, { counted: 9 }), createSeasonWeek(2, { counted: 5 })];
  render(<AccuracyBar season={createSeason(weeks)} />);
  expect(screen.getByText('De 14 partidos contados.')).toBeTruthy();
});

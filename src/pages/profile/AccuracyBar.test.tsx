import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AccuracyBar } from './AccuracyBar.tsx';

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
  const { container } = render(<AccuracyBar accuracy={accuracy} games={20} />);
  const blocks = [...container.querySelectorAll('svg:first-of-type > rect')].filter((one) =>
    one.getAttribute('x')?.endsWith('%'),
  );
  expect(blocks.map((one) => [one.getAttribute('x'), one.getAttribute('width')])).toEqual(expected);
});

test('the legend of the shares names the exact scores, the results alone and the misses, and the number of games', () => {
  render(<AccuracyBar accuracy={{ exact: 20, resultOnly: 35, missed: 45 }} games={40} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '20\u00A0% exactos',
    '35\u00A0% solo resultado',
    '45\u00A0% sin acierto',
  ]);
  expect(screen.getByText('De 40 partidos contados.')).toBeTruthy();
});

test('the shares of the predictions are not shown before a game is counted', () => {
  const { container } = render(<AccuracyBar accuracy={{ exact: 0, resultOnly: 0, missed: 0 }} games={0} />);
  expect(container.innerHTML).toBe('');
});

test('exact scores, results alone and misses have the same fills in the bar and in its legend', () => {
  const { container } = render(
    <AccuracyBar accuracy={{ exact: 20, resultOnly: 35, missed: 45 }} games={9} />,
  );
  const readFills = (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ classList }) =>
      [...classList].find((name) => name.startsWith('fill-')),
    );
  const fills = ['fill-verde', 'fill-[url(#season-result)]', 'fill-kraft'];
  expect(readFills('svg:first-of-type > rect[x$="%"]')).toEqual(fills);
  expect(readFills('li rect')).toEqual(fills);
});

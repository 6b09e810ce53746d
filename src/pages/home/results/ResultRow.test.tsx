import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createPrediction, GAMES } from '../../../testing/fixtures.ts';
import { getRowClass, ResultPoints, ResultRow } from './ResultRow.tsx';

test.each([
  [5, '+5', '#icon-check'],
  [2, '+2', '#icon-check'],
  [0, '0', undefined],
  [null, '–Por confirmar', undefined],
])('the points %s of a result are “%s”, with the icon %s', (points, text, icon) => {
  const { container } = render(<ResultPoints points={points} appearance="shown" />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('use')?.getAttribute('href')).toBe(icon);
});

test.each([
  ['cancelled', 'Cancelado'],
  ['postponed', 'Pospuesto'],
  ['final', 'Por confirmar'],
] as const)('a screen reader hears of a result without points of a game that is %s: “%s”', (status, text) => {
  const reveal = { isCurrent: false, final: 'shown', points: 'shown' } as const;
  const { container } = render(
    <ResultRow game={{ ...GAMES[0]!, status }} prediction={createPrediction()} reveal={reveal} />,
  );
  expect(container.querySelector('li > :last-child')?.textContent).toBe(`–${text}`);
});

test.each([
  ['waits for its points stands on yellow', true],
  ['has its points already stands on paper', false],
])('the row of a result that %s', (_which, isCurrent) => {
  const classes = getRowClass({ isCurrent, final: 'shown', points: 'hidden' })?.split(' ');
  expect(classes?.includes('bg-queso-40')).toBe(isCurrent);
});

test.each([
  [5, ['bg-verde', 'text-papel']],
  [2, ['bg-elote']],
  [0, ['bg-kraft']],
  [null, []],
])('the points %s of a result have the colours %j', (points, colours) => {
  const { container } = render(<ResultPoints points={points} appearance="shown" />);
  const names = [...(container.firstElementChild?.classList ?? [])];
  expect(names.filter((name) => /^(bg|text)-/.test(name))).toEqual(colours);
});

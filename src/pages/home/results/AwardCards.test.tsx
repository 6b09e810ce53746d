import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AwardCards } from './AwardCards.tsx';

test.each([
  [true, false, 1],
  [false, true, 1],
  [true, true, 2],
])(
  'with a first place (%s) and a perfect week (%s), %d cards lie beside the title of the ticket',
  (isFirst, isPerfect, count) => {
    const { container } = render(<AwardCards isFirst={isFirst} isPerfect={isPerfect} appearance="shown" />);
    expect(container.querySelectorAll('.lottery-card')).toHaveLength(count);
  },
);

test.each([
  ['hidden', 'are hidden', '.opacity-0'],
  ['stamped', 'fall on the ticket', '.animate-stamp'],
] as const)('cards that are %s %s', (appearance, _what, selector) => {
  const { container } = render(<AwardCards isFirst isPerfect appearance={appearance} />);
  expect(container.querySelectorAll(selector)).toHaveLength(2);
});

test('two cards above the ticket are smaller than one alone', () => {
  const getWidth = (isPerfect: boolean) => {
    const { container } = render(<AwardCards isFirst isPerfect={isPerfect} appearance="shown" />);
    return Number(/(?:^| )w-([\d.]+)/.exec(container.querySelector('.lottery-card')?.className ?? '')?.[1]);
  };
  expect(getWidth(true)).toBeLessThan(getWidth(false));
});

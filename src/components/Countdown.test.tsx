import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Countdown, getCountdownParts } from './Countdown.tsx';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const WORDS = { days: 'd', hours: 'h', minutes: 'min', seconds: 'seg' };

const figures = (left: number) => getCountdownParts(left).map((part) => `${part.figure} ${WORDS[part.unit]}`);

test.each([
  [HOUR_MS - 1, ['59 min', '59 seg']],
  [HOUR_MS, ['01 h', '00 min']],
  [24 * HOUR_MS, ['01 d', '00 h', '00 min']],
  [-5 * SECOND_MS, ['00 min', '00 seg']],
])(
  'getCountdownParts of %i ms returns the parts %j, with seconds instead of hours below one hour',
  (left, expected) => {
    expect(figures(left)).toEqual(expected);
  },
);

test('the countdown shows the new time left when it changes, and screen readers do not announce it', () => {
  const { rerender } = render(<Countdown left={90 * SECOND_MS} words={WORDS} />);
  rerender(<Countdown left={89 * SECOND_MS} words={WORDS} />);
  expect(screen.getByRole('timer', { name: '1 min 29 seg' }).getAttribute('aria-live')).toBe('off');
});

test('the countdown has each figure over its own unit', () => {
  const left = 2 * 24 * HOUR_MS + 3 * HOUR_MS + 4 * MINUTE_MS;
  render(<Countdown left={left} words={WORDS} />);
  const parts = [...screen.getByRole('timer').children].map(({ textContent }) => textContent);
  expect(parts).toEqual(['02d', '03h', '04min']);
});

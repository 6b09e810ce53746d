import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useWeekSlide } from './use-week-slide.ts';

function Panel({ week }: { week: number | null }) {
  const panel = useRef<HTMLDivElement>(null);
  useWeekSlide(panel, week);
  return <div ref={panel} data-testid="panel" />;
}

/** Shows the weeks one after the other. Returns how far to the right the games of each began to slide in (px). */
function readSlides(weeks: readonly (number | null)[], isReduced = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  const [first = null, ...others] = weeks;
  const { rerender } = render(<Panel week={first} />);
  const animate = vi.fn();
  screen.getByTestId('panel').animate = animate;
  for (const week of others) rerender(<Panel week={week} />);
  return animate.mock.calls.map(([{ transform }]) =>
    Number.parseInt(transform[0].slice('translateX('.length), 10),
  );
}

test.each([
  ['a later week slide in from the right', [7, 8], [56]],
  ['an earlier week slide in from the left', [7, 6, 3], [-56, -56]],
  ['the same week stay', [7, 7], []],
  ['the first shown week stay', [null, 7], []],
])('the games of %s', (_case, weeks, slides) => {
  expect(readSlides(weeks)).toEqual(slides);
});

test('the games of another week stay for a player who wants less movement', () => {
  expect(readSlides([7, 8], true)).toEqual([]);
});

test('a browser without animations shows the games of another week', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { rerender } = render(<Panel week={7} />);
  expect(() => rerender(<Panel week={8} />)).not.toThrow();
});

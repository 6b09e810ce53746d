import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReviewBody } from './ticket-bodies.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const team = (name: string, shortName: string) => ({
  name,
  shortName,
  color: '#F5A800',
  colorAlt: '#0A3D91',
});

test('the shields of the dialog sendPool are drawn after the text is painted, in boxes of a reserved size', () => {
  const line = {
    gameId: '1',
    home: team('Tigres', 'TIG'),
    away: team('Toluca', 'TOL'),
    homeScore: 2,
    awayScore: 0,
  };
  const { container } = render(<ReviewBody params={{ lines: [line] }} />);
  const read = () =>
    [...container.querySelectorAll('svg')].map((one) => [
      one.outerHTML.length > 200,
      one.getAttribute('height'),
    ]);
  expect(container.textContent).toMatch(/Tigres.*Toluca/);
  expect(read()).toEqual([
    [false, '34'],
    [false, '34'],
  ]);
  act(() => void vi.advanceTimersByTime(50));
  expect(read()).toEqual([
    [true, '34'],
    [true, '34'],
  ]);
});

import { expect, test } from 'vitest';
import type { MockControl } from '../api.ts';
import { toTimeExpression } from './time-expression.ts';

const HOUR = 3_600_000;
const EVENTS = [
  { at: 1 * HOUR, expression: 'cierre(7, 1)', week: 7 },
  { at: 2 * HOUR, expression: 'inicio(7, 1)', week: 7 },
  { at: 3 * HOUR, expression: 'codigo(1)', week: null },
  { at: 4 * HOUR, expression: null, week: 7 },
  { at: 9 * HOUR, expression: 'final(7, 1)', week: 7 },
];

const control = {
  agenda: { list: ({ to }: { to: number }) => EVENTS.filter(({ at }) => at <= to) },
  clock: { resolve: (text: string) => EVENTS.find(({ expression }) => expression === text)?.at ?? 0 },
} as unknown as MockControl;

test.each([
  [30 * 60_000, 'nacimiento + 30m'],
  [1 * HOUR, 'cierre(7, 1)'],
  [2 * HOUR + 1_000, 'inicio(7, 1) + 1s'],
  [5 * HOUR, 'inicio(7, 1) + 3h'],
  [9 * HOUR, 'final(7, 1)'],
])('the instant %i ms is written relative to the last event of a week: “%s”', (at, expression) => {
  expect(toTimeExpression(control, at)).toBe(expression);
});

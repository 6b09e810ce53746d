import { expect, test } from 'vitest';
import { listDays } from './list-days.ts';

const at = (text: string) => Date.parse(`${text}-06:00`);
const list = (from: string, to: string) => listDays(at(from), at(to)).map(({ label }) => label);

test('the timeline marks every second midnight of a short span, with the weekday', () => {
  expect(list('2026-08-26T12:00', '2026-08-31T12:00')).toEqual(['jue 27', 'sáb 29', 'lun 31']);
});

test('the timeline marks the midnight at which it starts and the one at which it ends', () => {
  expect(list('2026-08-26T00:00', '2026-08-28T00:00')).toEqual(['mié 26', 'vie 28']);
});

test.each([
  ['36 days', '2026-10-01T00:00', 'mié 26'],
  ['42 days', '2026-10-07T00:00', '26 ago'],
  ['234 days', '2027-04-17T00:00', '26 ago'],
  ['240 days', '2027-04-23T00:00', 'ago 2026'],
])('the labels of a timeline of %s have the parts of the date that tell them apart', (_span, to, first) => {
  const labels = list('2026-08-26T00:00', to);
  expect(labels.length).toBeLessThanOrEqual(7);
  expect(labels[0]).toBe(first);
});

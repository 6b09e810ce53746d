import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { at, createMyPosition } from '../../testing/fixtures.ts';
import { getResultsDetail, isDetailHidden, ResultsHeadline } from './ResultsHeadline.tsx';
import { COUNTED, createResults, EXACT } from './results/results.test.helper.ts';

const FIRST = createMyPosition({ position: 1, score: 16 });
const OTHER = createMyPosition({ position: 20, score: 16 });
const OPENING = at('2026-09-04T19:00:00');

/** What the screen shows: neither hidden by its opacity nor for screen readers only. */
function readShown(element: HTMLElement): string {
  const shown = element.cloneNode(true) as HTMLElement;
  for (const hidden of shown.querySelectorAll('.opacity-0, .sr-only')) hidden.remove();
  return shown.textContent ?? '';
}

/** What screen readers read. */
function readSpoken(element: HTMLElement): string {
  const spoken = element.cloneNode(true) as HTMLElement;
  for (const hidden of spoken.querySelectorAll('[aria-hidden]')) hidden.remove();
  return spoken.textContent ?? '';
}

test('under the headline of a perfect week with one game stands a sentence about one score', () => {
  const results = { ...createResults({ predictions: EXACT }), isPerfect: true };
  const single = { ...results, rows: results.rows.slice(0, 1) };
  expect(getResultsDetail(single, null)).toBe('Tu marcador fue exacto.');
});

test.each([
  ['Ya están tus puntos', null],
  ['Sacaste 0 puntos', 0],
  ['Sacaste 1 punto', 1],
  ['Sacaste 8 puntos', 8],
])('the headline of Inicio shows “%s” when the ticket has revealed %s points', (text, points) => {
  const { container } = render(
    <ResultsHeadline results={createResults()} reveal={{ points, isOver: false }} />,
  );
  expect(readShown(container)).toBe(text);
  expect(readSpoken(container)).toBe('Sacaste 8 puntos');
});

test('the headline of Inicio after the reveal has the points once, for the screen and for screen readers', () => {
  const { container } = render(
    <ResultsHeadline results={createResults()} reveal={{ points: 8, isOver: true }} />,
  );
  expect(container.textContent).toBe('Sacaste 8 puntos');
});

test('the number in the headline of an ordinary week stays the same element at the end, so that it doesn’t jump again', () => {
  const results = createResults();
  const { container, rerender } = render(
    <ResultsHeadline results={results} reveal={{ points: 8, isOver: false }} />,
  );
  const number = container.querySelector('.animate-jump');
  rerender(<ResultsHeadline results={results} reveal={{ points: 8, isOver: true }} />);
  expect(number).not.toBeNull();
  expect(container.querySelector('.animate-jump')).toBe(number);
});

describe.each([
  ['a first place', FIRST, COUNTED, '¡Primer lugar!', 'El primer lugar de la Jornada 7 es tuyo.'],
  ['a perfect week', OTHER, EXACT, '¡Jornada perfecta!', 'Todos tus marcadores fueron exactos.'],
  [
    'a perfect week and its first place',
    FIRST,
    EXACT,
    '¡Primer lugar y perfecta!',
    'Todos tus marcadores fueron exactos.',
  ],
])('the headline of Inicio for %s', (_what, position, predictions, headline, detail) => {
  const results = createResults({ position, predictions });

  test('counts the points while the ticket reveals them', () => {
    const { container } = render(<ResultsHeadline results={results} reveal={{ points: 5, isOver: false }} />);
    expect(readShown(container)).toBe('Sacaste 5 puntos');
    expect(isDetailHidden(results, { points: 5, isOver: false })).toBe(true);
  });

  test('names the award once the ticket has revealed everything', () => {
    const { container } = render(<ResultsHeadline results={results} reveal={{ points: 16, isOver: true }} />);
    expect(readShown(container)).toBe(headline);
    expect(isDetailHidden(results, { points: 16, isOver: true })).toBe(false);
  });

  test('names the award for screen readers from the start', () => {
    const { container } = render(
      <ResultsHeadline results={results} reveal={{ points: null, isOver: false }} />,
    );
    expect(readSpoken(container)).toBe(headline);
  });

  test('has a sentence that names the award, and says when the next week opens', () => {
    expect(getResultsDetail(results, null)).toBe(detail);
    expect(getResultsDetail(results, OPENING)).toBe(`${detail} La que sigue abre el vie 4 sep.`);
  });
});

test('the sentence under the points of an ordinary week is shown from the start', () => {
  expect(isDetailHidden(createResults(), { points: null, isOver: false })).toBe(false);
});

test('under the points of an ordinary week, Inicio says when the next week opens, if that is known', () => {
  expect(getResultsDetail(createResults(), OPENING)).toBe('La que sigue abre el vie 4 sep.');
  expect(getResultsDetail(createResults(), null)).toBe('Terminó la jornada. Mira cómo te fue.');
});

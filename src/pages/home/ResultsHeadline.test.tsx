import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at, createMyPosition } from '../../testing/fixtures.ts';
import { getResultsDetail, ResultsHeadline } from './ResultsHeadline.tsx';
import { COUNTED, createResults, EXACT } from './results/results.test.helper.ts';

const FIRST = createMyPosition({ position: 1, score: 16 });
const OTHER = createMyPosition({ position: 20, score: 16 });
const OPENING = at('2026-09-04T19:00:00');

test.each([
  ['Ya están tus puntos', null],
  ['Sacaste 0 puntos', 0],
  ['Sacaste 1 punto', 1],
  ['Sacaste 8 puntos', 8],
])('the headline of Inicio is “%s” when the ticket has revealed %s points', (text, shownPoints) => {
  const { container } = render(<ResultsHeadline results={createResults()} shownPoints={shownPoints} />);
  expect(container.textContent).toBe(text);
});

test.each([
  ['a first place', FIRST, COUNTED, '¡Primer lugar!', 'El primer lugar de la Jornada 7 es tuyo.'],
  ['a perfect week', OTHER, EXACT, '¡Jornada perfecta!', 'Todos tus marcadores fueron exactos.'],
  [
    'a perfect week and its first place',
    FIRST,
    EXACT,
    '¡Primer lugar y perfecta!',
    'Todos tus marcadores fueron exactos.',
  ],
])(
  'Inicio names %s in its headline, before the points are revealed',
  (_what, position, predictions, headline, detail) => {
    const results = createResults({ position, predictions });
    const { container } = render(<ResultsHeadline results={results} shownPoints={null} />);
    expect(container.textContent).toBe(headline);
    expect(container.firstElementChild?.classList).toContain('animate-jump');
    expect(getResultsDetail(results, null)).toBe(detail);
    expect(getResultsDetail(results, OPENING)).toBe(`${detail} La que sigue abre el vie 4 sep.`);
  },
);

test('under the points of an ordinary week, Inicio says when the next week opens, if that is known', () => {
  expect(getResultsDetail(createResults(), OPENING)).toBe('La que sigue abre el vie 4 sep.');
  expect(getResultsDetail(createResults(), null)).toBe('Terminó la jornada. Mira cómo te fue.');
});

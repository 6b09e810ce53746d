import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SeasonSummary } from '../../domain/season.ts';
import { SeasonFigures } from './SeasonFigures.tsx';
import { createSeason, createSeasonWeek, getWeekName } from './season.test.helper.ts';

const best = [5, 3, 2].map((number) => createSeasonWeek(number, { points: 24 }));

test.each<[string, Partial<SeasonSummary>, string[]]>([
  [
    'points',
    { best, streak: { current: 4, longest: 6 }, average: 13.75, ticketStreak: { current: 7, longest: 9 } },
    [
      '24Jornada 5 y otras 2',
      '4jornadas al hilo con exactoLa más larga: 6 jornadas',
      '7boletos al hiloLa más larga: 9 jornadas',
      '13.8puntos por jornada',
    ],
  ],
  [
    'its longest streak now',
    {
      best: best.slice(0, 1),
      streak: { current: 1, longest: 1 },
      average: 7,
      ticketStreak: { current: 1, longest: 1 },
    },
    ['24Jornada 5', '1jornada al hilo con exacto', '1boleto al hilo', '7.0puntos por jornada'],
  ],
  [
    'no points',
    {},
    ['–Todavía sin puntos', '0jornadas al hilo con exacto', '0boletos al hilo', '–puntos por jornada'],
  ],
])(
  'the figures of a season with %s show the best week, both streaks and the average',
  (_case, changes, expected) => {
    render(<SeasonFigures season={createSeason([], changes)} getName={getWeekName} />);
    const texts = ['Mejor jornada', 'Racha de exactos', 'Racha de boletos', 'Promedio'].map((label) => {
      const [value, detail] = screen.getByText(label).parentElement?.querySelectorAll('dd') ?? [];
      return `${value?.textContent}${detail?.textContent}`;
    });
    expect(texts).toEqual(expected);
  },
);

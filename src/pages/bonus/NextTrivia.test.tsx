import { signal } from '@preact/signals-react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BonusPageStore } from '../../stores/pages/bonus-page.ts';
import { createPrediction } from '../../testing/fixtures.ts';
import { renderWithStores } from '../../testing/open-page.tsx';
import { NextTrivia } from './NextTrivia.tsx';

const MISSING = '¿No te llegó la trivia de esta jornada? Viene con tu próximo envío.';
const NEXT = 'La próxima trivia llega con los pronósticos de la siguiente jornada.';

test.each<[string, [number, number][], string]>([
  ['is not answered', [], MISSING],
  ['of the week before is answered', [[6, 1]], MISSING],
  ['was answered right, as on another device', [[7, 1]], NEXT],
  ['was answered wrong, as on another device', [[7, 0]], NEXT],
])('with games left to send, Bonus says of a week whose trivia %s: %j, “%s”', (_which, points, text) => {
  const bonus = { isAllDone: signal(false) } as unknown as BonusPageStore;
  renderWithStores(<NextTrivia bonus={bonus} />, {
    currentWeek: {
      counts: signal({ fillable: 2 }),
      remaining: signal([1, 2]),
      status: signal('ready'),
    },
    playerData: {},
    predictions: { getForWeek: () => [createPrediction()] },
    trivia: { points: signal(new Map(points)) },
    weeks: { currentNumber: signal(7) },
  });
  expect(screen.getByText(text)).toBeTruthy();
});

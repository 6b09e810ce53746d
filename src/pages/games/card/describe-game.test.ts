import { expect, test } from 'vitest';
import type { GameState } from '../../../domain/game-state.ts';
import type { DraftScore, Game, Prediction } from '../../../domain/types.ts';
import { createPrediction, game } from '../../../testing/fixtures.ts';
import { describeGame } from './describe-game.ts';

interface Case {
  state: GameState;
  status?: Game['status'];
  prediction?: Partial<Prediction>;
  draft?: DraftScore;
  result?: [home: number, away: number];
}

const describe = ({ state, status = 'active', prediction, draft, result }: Case) =>
  describeGame({
    game: {
      ...game('1', 'Tigres', 'Toluca', '2026-08-28T19:00:00', status),
      homeScore: result?.[0] ?? null,
      awayScore: result?.[1] ?? null,
    },
    state,
    prediction: prediction ? createPrediction({ homeScore: 3, awayScore: 1, ...prediction }) : null,
    draft: draft ?? { home: null, away: null },
  });

test.each<[string, Case, string, object | null]>([
  ['an open game', { state: 'open' }, 'Abierto', null],
  ['an open game with a draft', { state: 'draft', draft: { home: 4, away: 2 } }, 'Listo, sin enviar', null],
  ['a sent game', { state: 'sent', prediction: {} }, 'Enviado', null],
  ['a game that is not open yet', { state: 'next' }, 'Próximamente', null],
  ['a closed game without a score', { state: 'closed' }, 'Cerrado', { text: 'Sin pronóstico.' }],
  [
    'a closed game with half a score',
    { state: 'closed', draft: { home: 4, away: null } },
    'Cerrado',
    { text: 'Sin pronóstico.' },
  ],
  [
    'a closed game with a draft',
    { state: 'closed', draft: { home: 4, away: 2 } },
    'Cerrado',
    { text: 'Tu 4 – 2 se quedó sin enviar.' },
  ],
  [
    'a live game without a prediction',
    { state: 'live', status: 'live', result: [3, 1] },
    'En juego',
    { text: 'Sin pronóstico.' },
  ],
  [
    'a live game without a score',
    { state: 'live', status: 'live', prediction: {} },
    'En juego',
    { text: 'Puntos al final del partido', points: 'Por confirmar' },
  ],
  [
    'a live game as predicted',
    { state: 'live', status: 'live', prediction: {}, result: [3, 1] },
    'En juego',
    { text: 'Si así queda: +5', points: 'Provisional' },
  ],
  [
    'a live game with the predicted winner',
    { state: 'live', status: 'live', prediction: {}, result: [7, 6] },
    'En juego',
    { text: 'Si así queda: +2', points: 'Provisional' },
  ],
  [
    'a live game against the prediction',
    { state: 'live', status: 'live', prediction: {}, result: [0, 8] },
    'En juego',
    { text: 'Si así queda: 0 puntos', points: 'Provisional' },
  ],
  [
    'a live game whose prediction has points already',
    { state: 'live', status: 'live', prediction: { points: 2 }, result: [3, 1] },
    'En juego',
    { text: 'Puntos al final del partido', points: 'Por confirmar' },
  ],
  [
    'a final game without a prediction',
    { state: 'final', status: 'final' },
    'Final',
    { text: 'Sin pronóstico.' },
  ],
  [
    'a final game with 5 points',
    { state: 'final', status: 'final', prediction: { points: 5 } },
    'Final',
    { text: '¡Exacto!', parts: 'Resultado +2, marcador +3', points: '+5', reason: 'exact' },
  ],
  [
    'a final game with 2 points',
    { state: 'final', status: 'final', prediction: { points: 2 } },
    'Final',
    { text: 'Le atinaste al resultado', points: '+2', reason: 'result' },
  ],
  [
    'a final game with 0 points',
    { state: 'final', status: 'final', prediction: { points: 0 } },
    'Final',
    { text: 'Esta no entró', points: '0 puntos', reason: 'miss' },
  ],
  [
    'a final game whose points are not published',
    { state: 'final', status: 'final', prediction: { points: null } },
    'Final',
    { text: 'Por confirmar', reason: 'pending' },
  ],
  ['a postponed game without a prediction', { state: 'halted', status: 'postponed' }, 'Pospuesto', null],
  [
    'a postponed game with a prediction',
    { state: 'halted', status: 'postponed', prediction: {} },
    'Pospuesto',
    { text: 'Enviado. Cuenta solo si se juega en la jornada.' },
  ],
  [
    'a cancelled game with a prediction',
    { state: 'halted', status: 'cancelled', prediction: {} },
    'Cancelado',
    { text: 'Enviado. Se canceló: no suma para nadie.' },
  ],
  [
    'a game with an unknown status and a prediction',
    { state: 'halted', status: 'unknown', prediction: {} },
    'No disponible',
    { text: 'Enviado. Por confirmar.' },
  ],
])('card and row of %s say what has become of the prediction', (_what, shown, label, outcome) => {
  expect(describe(shown)).toEqual({ label, outcome });
});

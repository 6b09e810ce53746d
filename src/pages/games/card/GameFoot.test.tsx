import { signal } from '@preact/signals-react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GameState } from '../../../domain/game-state.ts';
import type { DraftScore, Game, Prediction } from '../../../domain/types.ts';
import { getPredictionWindow } from '../../../domain/window.ts';
import { at, createPrediction, game, week } from '../../../testing/fixtures.ts';
import { describeGame } from './describe-game.ts';
import { GameFoot } from './GameFoot.tsx';

interface Case {
  state: GameState;
  status?: Game['status'];
  days?: number;
  draft?: DraftScore;
  prediction?: Partial<Prediction>;
  isHeld?: boolean;
}

/** A game on Saturday, 29 August 2026 at 19:00, which closes at 17:00. */
function show({
  state,
  status = 'active',
  days = 0,
  draft,
  prediction,
  isHeld = false,
}: Case): string | null {
  const shown = {
    game: game('1', 'Tigres', 'Toluca', '2026-08-29T19:00:00', status),
    state,
    draft: draft ?? { home: null, away: null },
    prediction: prediction ? createPrediction(prediction) : null,
  };
  const { container } = render(
    <GameFoot
      {...shown}
      outcome={describeGame(shown).outcome}
      gameWindow={getPredictionWindow(shown.game, week(7, '2026-08-28'))}
      daysToCutoff={signal(days)}
      isHeld={isHeld}
    />,
  );
  return container.textContent;
}

const DRAFT = { home: 4, away: 2 };

test.each<[string, Case, string]>([
  ['an open game that closes today', { state: 'open', days: 0 }, 'Cierra hoy a las 17:00 h'],
  ['an open game that closes tomorrow', { state: 'open', days: 1 }, 'Cierra mañana a las 17:00 h'],
  [
    'a draft of a game that closes later',
    { state: 'draft', draft: DRAFT, days: 3 },
    'Cierra el sáb 29 ago a las 17:00 h',
  ],
  ['a half-filled score', { state: 'open', draft: { home: 4, away: null } }, 'A medias no se envía'],
  ['a game that opens later', { state: 'next', days: 9 }, 'Abre el sáb 22 ago, 19:00 h'],
  [
    'a sent game',
    { state: 'sent', prediction: { createdAt: at('2026-08-27T10:00:00') } },
    'Enviado el jue 27 ago. Ya no se puede cambiar.',
  ],
  ['a sent game without a time', { state: 'sent', prediction: {} }, 'Tu pronóstico ya no se puede cambiar.'],
  ['a game that closed today', { state: 'closed', days: 0 }, 'Sin pronóstico. Cerró hoy a las 17:00 h.'],
  [
    'a draft that closed yesterday',
    { state: 'closed', draft: DRAFT, days: -1 },
    'Tu 4 – 2 se quedó sin enviar. Cerró ayer a las 17:00 h.',
  ],
  [
    'a game that closed before',
    { state: 'closed', days: -2 },
    'Sin pronóstico. Cerró el sáb 29 ago a las 17:00 h.',
  ],
  ['a game that closes under the focus', { state: 'closed', isHeld: true }, 'Este partido acaba de cerrar.'],
  [
    'a game that the server does not open',
    { state: 'closed', status: 'scheduled', draft: DRAFT },
    'Por ahora no recibe pronósticos.',
  ],
  ['a postponed game', { state: 'halted', status: 'postponed' }, 'Por ahora no recibe pronósticos.'],
  [
    'a postponed game with a prediction',
    { state: 'halted', status: 'postponed', prediction: {} },
    'Enviado. Cuenta solo si se juega en la jornada.',
  ],
  [
    'a right result',
    { state: 'final', status: 'final', prediction: { points: 2 } },
    'Le atinaste al resultado+2',
  ],
  ['a miss', { state: 'final', status: 'final', prediction: { points: 0 } }, 'Esta no entró0 puntos'],
  ['a result without points yet', { state: 'final', status: 'final', prediction: {} }, 'Por confirmar'],
  [
    'an exact prediction',
    { state: 'final', status: 'final', prediction: { points: 5 } },
    '¡Exacto! Resultado +2, marcador +3+5',
  ],
  [
    'a live game',
    { state: 'live', status: 'live', prediction: {} },
    'Puntos al final del partidoPor confirmar',
  ],
])('the foot of the card of %s says so', (_what, shown, text) => {
  expect(show(shown)).toBe(text);
});

test('the foot of a card that closes under the focus is announced', () => {
  show({ state: 'closed', isHeld: true });
  expect(screen.getByRole('status').textContent).toBe('Este partido acaba de cerrar.');
});

test.each<[string, Case, boolean]>([
  ['can be predicted has a clock', { state: 'open' }, true],
  ['has closed has no clock', { state: 'closed' }, false],
])('the foot of the card of a game that %s', (_what, shown, hasClock) => {
  show(shown);
  expect(document.querySelector('use[href="#icon-clock"]') !== null).toBe(hasClock);
});

test.each([
  [5, 'bg-verde'],
  [2, 'bg-elote'],
  [0, 'bg-kraft'],
])('the foot of a final card whose prediction brought %d points has the ground “%s”', (points, ground) => {
  show({ state: 'final', status: 'final', prediction: { points } });
  expect(screen.getByRole('contentinfo').classList).toContain(ground);
});

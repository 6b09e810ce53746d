import { expect, test } from 'vitest';
import type { ControlAction } from '../api.ts';
import { getControlCaption } from './control-captions.ts';

test.each([
  [
    'a removed game',
    { control: 'remove', table: 'games', row: { week: 7, game: 3 } },
    'Quita el partido 3 de la jornada 7',
  ],
  [
    'an edited prediction',
    {
      control: 'edit',
      table: 'predictions',
      row: { predictionOf: 'ana@correo.mx', week: 7, game: 1 },
      patch: { home_score: 4 },
    },
    'Cambia el pronóstico de ana@correo.mx en el partido 1 de la jornada 7: Goles del local',
  ],
  ['a span', { control: 'advance', span: '1h 30m', silent: false }, 'El reloj avanza 1 h 30 min'],
  ['a persona', { control: 'as', persona: 'tono' }, 'Entra como Toño'],
  [
    'a fault',
    { control: 'fail', fault: { match: 'POST /api/pool/user', effect: { drop: true } } },
    'Hace fallar “Envío del boleto”',
  ],
  [
    'a call that is repeated',
    { control: 'repeat-call', method: 'POST', url: '/api/pool/user', back: 0 },
    'Repite “Envío del boleto”',
  ],
] satisfies [string, ControlAction, string][])(
  'the caption of %s says in plain words what was done',
  (_what, action, caption) => {
    expect(getControlCaption(action)).toBe(caption);
  },
);

test('the caption of a recorded time jump has the day and the hour, not the expression of the recipe', () => {
  const jump: ControlAction = { control: 'goto', time: 'cierre(7, 1) - 1d', silent: false, data: true };
  const at = Date.parse('2026-08-27T18:00:00-06:00');
  expect(getControlCaption(jump, at)).toBe('El reloj va al jue 27 ago, 18:00');
});

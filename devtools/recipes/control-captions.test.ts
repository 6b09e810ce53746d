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
    'Edita el pronóstico de ana@correo.mx en el partido 1 de la jornada 7: home_score',
  ],
] satisfies [string, ControlAction, string][])(
  'the caption of %s names its row',
  (_what, action, caption) => {
    expect(getControlCaption(action)).toBe(caption);
  },
);

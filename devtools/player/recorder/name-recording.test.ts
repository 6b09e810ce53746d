import { expect, test } from 'vitest';
import { go, step } from '../testing/list-app.ts';
import { nameRecording } from './name-recording.ts';

const AT = Date.parse('2026-11-30T12:00:00-06:00');

test.each([
  ['its first step and the day', [step('Abre /lista', '', go('/lista'))], 'Abre /lista · lun 30 nov'],
  [
    'its first step with an action',
    [step('Aquí se abrió otro mundo', ''), step('Toca “A”', '', go('/a'))],
    'Toca “A” · lun 30 nov',
  ],
  [
    'the beginning of a long first step',
    [step(`Toca “${'muy '.repeat(20)}”`, '', go('/a'))],
    'Toca “muy muy muy muy muy muy muy muy muy muy… · lun 30 nov',
  ],
  ['the day alone when no step has an action', [step('Mira', '')], 'Mi recorrido · lun 30 nov'],
])('a recording is named by %s', (_what, steps, name) => {
  expect(nameRecording({ steps }, AT)).toBe(name);
});

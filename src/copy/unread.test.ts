import { expect, test } from 'vitest';
import type { ListName } from '../domain/types.ts';
import { getUnreadText } from './unread.ts';

test.each<[string, (readonly [ListName, number])[]]>([
  ['No pudimos leer 1 partido. Avísanos.', [['games/7', 1]]],
  ['No pudimos leer 1,203 partidos. Avísanos.', [['games/7', 1203]]],
  ['No pudimos leer todos los partidos. Avísanos.', [['games/7', Number.POSITIVE_INFINITY]]],
  ['No pudimos leer 1 jornada. Avísanos.', [['weeks', 1]]],
  ['No pudimos leer todas las jornadas. Avísanos.', [['weeks', Number.POSITIVE_INFINITY]]],
  ['No pudimos leer 2 lugares de la tabla. Avísanos.', [['ranking/general/3', 2]]],
  [
    'No pudimos leer 1 jornada, 3 pronósticos y 2 partidos. Avísanos.',
    [
      ['weeks', 1],
      ['predictions', 3],
      ['games/7', 2],
    ],
  ],
])('the text of the rows that can’t be shown is “%s”', (text, lists) => {
  expect(getUnreadText(lists)).toBe(text);
});

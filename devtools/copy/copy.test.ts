import { expect, test } from 'vitest';
import { FACT_LABELS } from '../catalogue.ts';
import { copy } from '../copy.ts';
import { formatNumber, formatTimeAway } from '../format.ts';
import { SECTIONS } from '../sections.ts';

const MINUTE_MS = 60_000;

test.each([
  ['the button that ends what is abnormal', copy.restore, 'Quitar fallas y normalizar el reloj'],
  ['the note beside that button', copy.restoreNote, 'La fecha y los datos se quedan.'],
  [
    'the bar of a recipe at a choice',
    copy.playChoice,
    'Elige tú en la pantalla, o presiona Seguir y el recorrido elige por ti.',
  ],
  ['the switch of a silent move', copy.silent, 'Sin avisar a la app'],
  ['the switch that leaves the data', copy.handsOnly, 'Mover el reloj y dejar los datos'],
  ['the choice of the moment beside an event', copy.land, '¿En qué momento?'],
  ['the button of a score', copy.publish, 'Guardar marcador'],
  ['the button that ends a session', copy.revoke, 'Cerrar su sesión desde el servidor'],
  ['the button of a new world', copy.reset, 'Empezar de cero'],
  ['the field of the seed', copy.seed, 'Número del mundo (mismo número, mismos datos)'],
  ['the meaning of a fact', copy.treeMeaning, 'Un hecho es cada cosa que pasó.'],
  ['the meaning of Ramas', copy.branchesMeaning, 'Versiones guardadas de este mundo.'],
  ['the meaning of Cobertura', copy.coverageMeaning, 'Qué falta por ver.'],
  ['a call cut by a move of the clock', copy.networkOutcomes.travel, 'cortada al mover el reloj'],
  ['a fault that was met', FACT_LABELS['fault-met'], 'Ocurrió una falla'],
  ['the faults asked for most', copy.faultQuick, 'Fallas comunes'],
  ['a fault without an end', copy.faultAlways, 'hasta que la quites'],
  ['the column of the status', copy.networkColumns.status, 'Código'],
  ['the field of the status', copy.faultStatus, 'Código'],
  ['the switch of slow answers', copy.latency, 'Red lenta'],
  ['the button of the HAR file', copy.har, 'Descargar HAR'],
  ['the command palette', copy.commands, 'Buscar un comando'],
  ['an empty search of commands', copy.commandNone, 'No encontramos ese comando.'],
  ['the button that folds the panel', copy.close, 'Minimizar'],
  [
    'the help of the recorder',
    copy.recordHelp,
    'Juega a mano: lo que toques, escribas y muevas aquí sale como borrador de recorrido.',
  ],
  ['the palette’s way to a cut-off', copy.commandWeekClose(7), 'Ir al cierre de la jornada 7'],
  ['a number of faults', copy.faultsCount(2), '2 fallas'],
  ['a number of held calls', copy.faultHeld(2), '2 peticiones retenidas'],
])('the Spanish text of %s is $2', (_where, words, expected) => {
  expect(words).toBe(expected);
});

test('the section of faults is called “Fallas”', () => {
  expect(SECTIONS.find(({ id }) => id === 'faults')?.name).toBe('Fallas');
});

test('a simulator link with an unknown parameter is refused with the list of known parameters', () => {
  expect(copy.linkOneOf('', 'x', ['as', 'at'])).toBe('No conozco “x”: un enlace acepta as, at.');
});

test.each([
  [153, 'en 2 h 33 min'],
  [-153, 'hace 2 h 33 min'],
  [5, 'en 5 min'],
])('formatTimeAway for %i minutes names the unit of each number: “%s”', (minutes, words) => {
  expect(formatTimeAway(minutes * MINUTE_MS, 0)).toBe(words);
});

test('the panel formats numbers with thousands separators', () => {
  expect([formatNumber(1_200.4), copy.times(3_600)]).toEqual(['1,200', '×3,600']);
});

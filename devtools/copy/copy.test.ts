import { expect, test } from 'vitest';
import { FACT_LABELS } from '../catalogue.ts';
import { copy } from '../copy.ts';
import { formatNumber, formatTimeAway } from '../format.ts';
import { SECTIONS } from '../sections.ts';

const MINUTE_MS = 60_000;

test.each([
  [
    'the button that removes faults and resets the clock',
    copy.restore,
    'Quitar fallas y normalizar el reloj',
  ],
  [
    'the note beside the button “Quitar fallas y normalizar el reloj”',
    copy.restoreNote,
    'La fecha y los datos se quedan.',
  ],
  [
    'the captions bar at a step with a choice',
    copy.playChoice,
    'Elige tú en la pantalla, o presiona Seguir y el recorrido elige por ti.',
  ],
  ['the switch for time jumps that do not notify the app', copy.silent, 'Sin avisar a la app'],
  ['the switch for time jumps that keep the data', copy.handsOnly, 'Mover el reloj y dejar los datos'],
  ['the choice before, at or after an event', copy.land, '¿En qué momento?'],
  ['the button that saves a score', copy.publish, 'Guardar marcador'],
  ['the button that ends a session', copy.revoke, 'Cerrar su sesión desde el servidor'],
  ['the button that starts a new world', copy.reset, 'Empezar de cero'],
  ['the field of the seed', copy.seed, 'Número del mundo (mismo número, mismos datos)'],
  ['the explanation of facts in Ramas', copy.treeMeaning, 'Un hecho es cada cosa que pasó.'],
  ['the explanation of branches in Ramas', copy.branchesMeaning, 'Versiones guardadas de este mundo.'],
  ['the explanation of Cobertura', copy.coverageMeaning, 'Qué falta por ver.'],
  ['a call that a time jump interrupted', copy.networkOutcomes.travel, 'cortada al mover el reloj'],
  ['the fact that a fault occurred', FACT_LABELS['fault-met'], 'Ocurrió una falla'],
  ['the heading of the common faults', copy.faultQuick, 'Fallas comunes'],
  ['a fault that applies until it is removed', copy.faultAlways, 'hasta que la quites'],
  ['the column with the status of a call', copy.networkColumns.status, 'Código'],
  ['the field for the status of a fault', copy.faultStatus, 'Código'],
  ['the switch for slow responses', copy.latency, 'Red lenta'],
  ['the button that downloads the HAR file', copy.har, 'Descargar HAR'],
  ['the command palette', copy.commands, 'Buscar un comando'],
  ['a search for commands without a result', copy.commandNone, 'No encontramos ese comando.'],
  ['the button that reduces the panel to the pill', copy.close, 'Minimizar'],
  [
    'the help of the recorder',
    copy.recordHelp,
    'Juega a mano: lo que toques, escribas y muevas aquí sale como borrador de recorrido.',
  ],
  [
    'the command that goes to the cut-off of week 7',
    copy.commandWeekClose(7),
    'Ir al cierre de la jornada 7',
  ],
  ['a count of two faults', copy.faultsCount(2), '2 fallas'],
  ['a count of two held calls', copy.faultHeld(2), '2 peticiones retenidas'],
])('the Spanish text of %s is $2', (_where, words, expected) => {
  expect(words).toBe(expected);
});

test('the section of faults is called “Fallas”', () => {
  expect(SECTIONS.find(({ id }) => id === 'faults')?.name).toBe('Fallas');
});

test('the error for an unknown parameter of a simulator link names the parameter and lists the known parameters', () => {
  expect(copy.linkOneOf('', 'x', ['as', 'at'])).toBe('No conozco “x”: un enlace acepta as, at.');
});

test.each([
  [153, 'en 2 h 33 min'],
  [-153, 'hace 2 h 33 min'],
  [5, 'en 5 min'],
])('formatTimeAway for an instant %i minutes from now returns “%s”', (minutes, words) => {
  expect(formatTimeAway(minutes * MINUTE_MS, 0)).toBe(words);
});

test('the panel formats numbers with thousands separators and without decimals', () => {
  expect([formatNumber(1_200.4), copy.times(3_600)]).toEqual(['1,200', '×3,600']);
});

import { expect, test } from 'vitest';
import { getSummaryError } from './field-errors.ts';
import { gamesCopy } from './games.ts';
import { lateGamesCopy } from './games-late.ts';
import { modalsCopy } from './modals.ts';
import { seasonCopy } from './my-season.ts';
import { registerCopy } from './register.ts';

const { poolSent, poolsSent } = modalsCopy;

test.each([
  [poolSent.text({ left: 1 }), '1 pronóstico sellado. Te falta 1.'],
  [poolsSent.text({ lines: [1, 2, 3], left: 6 }), '3 pronósticos sellados. Te faltan 6.'],
  [modalsCopy.closeSession.text({ draftCount: 0 }), 'Vas a cerrar tu sesión en este dispositivo.'],
  [
    modalsCopy.closeSession.text({ draftCount: 1 }),
    'Vas a cerrar tu sesión en este dispositivo. Tienes 1 pronóstico sin enviar; se queda guardado aquí.',
  ],
  [gamesCopy.missing(1), 'Te falta 1'],
  [gamesCopy.closing(['Tigres – Toluca']), 'Cierra ya: Tigres – Toluca'],
  [gamesCopy.closing(['León – Santos', 'Necaxa – Pachuca']), 'Cierran ya: León – Santos, Necaxa – Pachuca'],
  [seasonCopy.seasonTrivia(1), 'Tu total incluye 1 punto de trivia que no está en las barras.'],
  [seasonCopy.seasonTrivia(3), 'Tu total incluye 3 puntos de trivia que no están en las barras.'],
  [seasonCopy.cancelled(1), '1 partido cancelado, no suma'],
  [seasonCopy.cancelled(2), '2 partidos cancelados, no suman'],
])('a text with a number reads “%s”', (text, expected) => {
  expect(text).toBe(expected);
});

test('the error summary of the registration says “10 dígitos” only once for a wrong phone number', () => {
  const line = registerCopy.summaryLine(registerCopy.phoneLabelShort, getSummaryError('phone') ?? '');
  expect(line).toBe('Celular: escríbelo a 10 dígitos');
});

test('the dialogs of sent predictions say whether a lost trivia can still come', () => {
  expect(poolSent.text({})).toMatch(/disfruta el partido\.$/);
  expect(poolSent.text({ lostTrivia: 'later' })).toMatch(
    /llega otra vez con tu próximo envío de esta jornada\.$/,
  );
  expect(poolsSent.text({ lines: [], lostTrivia: 'gone' })).toMatch(/ya no podemos recuperarla\.$/);
});

test.each([
  ['jue,vie,sáb,dom', 'Días para pronosticar: jue, vie, sáb, dom.'],
  ['lun,mar,mié,jue,vie,sáb,dom', 'Se pronostica todos los días.'],
])('for the days “%s”, Partidos says “%s”', (days, text) => {
  expect(lateGamesCopy.betDays(days)).toBe(text);
});

test.each([
  ['Jornada 7', 'Hasta la Jornada 7'],
  ['Final · Vuelta', 'Final · Vuelta'],
])('the shared card of a season that ends with the week “%s” has the tag “%s”', (week, tag) => {
  expect(seasonCopy.shareTag(week)).toBe(tag);
});

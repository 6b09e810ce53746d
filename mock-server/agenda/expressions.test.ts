import { afterAll, expect, test } from 'vitest';
import { startMockServer } from '../index.ts';
import { startCaller } from '../testing/caller.ts';
import { parseSpan } from './span.ts';

const control = startMockServer({ players: 10, rate: 0, intercept: false });
afterAll(() => control.shutdown());

const centre = (at: number) => new Date(at - 6 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

test.each([
  ['inicio(7, 1)', '2026-08-28 19:00'],
  ['cierre(7, 1)', '2026-08-28 17:00'],
  ['cierre(7)', '2026-08-28 17:00'],
  ['cierre(7,1) - 1m', '2026-08-28 16:59'],
  ['Cierre (7, 9) + 1d 2h', '2026-08-31 20:00'],
  ['apertura(7, 9)', '2026-08-23 20:00'],
  ['final(7, 1)', '2026-08-28 20:55'],
  ['semana(8)', '2026-09-11 00:00'],
  ['trivia(7)', '2026-08-31 00:00'],
  ['nacimiento', '2026-08-26 12:00'],
  ['ahora + 90m', '2026-08-26 13:30'],
  ['-1h', '2026-08-26 11:00'],
  ['2026-08-28', '2026-08-28 00:00'],
  ['2026-08-28 9:05 − 5m', '2026-08-28 09:00'],
  ['1/9/2026 9:05 + 5m', '2026-09-01 09:10'],
  ['28/08/2026', '2026-08-28 00:00'],
  ['2026-08-28T19:00:00-06:00', '2026-08-28 19:00'],
  ['2026-08-29T01:00:00Z', '2026-08-28 19:00'],
  ['16:50', '2026-08-26 16:50'],
  ['9:30', '2026-08-26 09:30'],
  ['5 pm', '2026-08-26 17:00'],
  ['5:15 p. m.', '2026-08-26 17:15'],
  ['12 am', '2026-08-26 00:00'],
  ['16:50 + 1d', '2026-08-27 16:50'],
  ['hoy 9:30', '2026-08-26 09:30'],
  ['Hoy a las 9:30', '2026-08-26 09:30'],
  ['hoy', '2026-08-26 00:00'],
  ['mañana', '2026-08-27 00:00'],
  ['mañana 18:00', '2026-08-27 18:00'],
  ['MAÑANA, 18:00', '2026-08-27 18:00'],
  ['mañana + 2h', '2026-08-27 02:00'],
  ['pasado mañana 8:00', '2026-08-28 08:00'],
  ['ayer', '2026-08-25 00:00'],
  ['ayer 23:59', '2026-08-25 23:59'],
  ['antier 7:00', '2026-08-24 07:00'],
  ['viernes 17:00', '2026-08-28 17:00'],
  ['vie 17:00 - 1m', '2026-08-28 16:59'],
  ['viernes', '2026-08-28 00:00'],
  ['miércoles 18:00', '2026-08-26 18:00'],
  ['miércoles 9:00', '2026-09-02 09:00'],
  ['miércoles 12:00', '2026-09-02 12:00'],
  ['miércoles 12:01', '2026-08-26 12:01'],
  ['martes 18:00', '2026-09-01 18:00'],
  ['anteayer 7:00', '2026-08-24 07:00'],
  ['12 pm', '2026-08-26 12:00'],
  ['1 am', '2026-08-26 01:00'],
  ['11:59 p.m.', '2026-08-26 23:59'],
  ['31 dic 23:59', '2026-12-31 23:59'],
  ['lunes 31 de agosto', '2026-08-31 00:00'],
  ['mié', '2026-09-02 00:00'],
  ['domingo 20:00', '2026-08-30 20:00'],
  ['sáb 21 nov 19:00', '2026-11-21 19:00'],
  ['sáb. 21 nov., 19:00', '2026-11-21 19:00'],
  ['sábado 21 de noviembre 19:00', '2026-11-21 19:00'],
  ['21 nov', '2026-11-21 00:00'],
  ['1 sept 9:05', '2026-09-01 09:05'],
  ['3 de marzo de 2027 10:00', '2027-03-03 10:00'],
  ['28/08 19:00', '2026-08-28 19:00'],
  ['cierre(7,1)–1d', '2026-08-27 17:00'],
  ['cierre(7, 1) — 1d', '2026-08-27 17:00'],
  ['cierre(7,1)‑1d', '2026-08-27 17:00'],
  ['“cierre(7, 1)”', '2026-08-28 17:00'],
  ["'cierre(7, 1) - 1m'", '2026-08-28 16:59'],
  ['«semana(8)»', '2026-09-11 00:00'],
  ['cierre（7，1）', '2026-08-28 17:00'],
  ['cierre(7,\u00a01)\u00a0-\u00a01m', '2026-08-28 16:59'],
  ['cierre(7; 1)', '2026-08-28 17:00'],
  ['cierre(7 1)', '2026-08-28 17:00'],
  ['cierre(7, 1', '2026-08-28 17:00'],
  ['cierre(7, 1).', '2026-08-28 17:00'],
  ['CIERRE(7,1)+1H', '2026-08-28 18:00'],
  ['cierre(7, 1) + 1w', '2026-09-04 17:00'],
  ['cierre(7, 1) - 1d 2h 30m', '2026-08-27 14:30'],
  ['cierre(7, 1) + 90s', '2026-08-28 17:01'],
])('the time expression %s resolves to %s at −06:00', (expression, expected) => {
  expect(centre(control.clock.resolve(expression))).toBe(expected);
});

test.each([
  ['pronto', 'No entiendo el momento “pronto”. Conozco: cierre(jornada, partido)'],
  ['pronto', 'hoy 9:30, mañana, viernes 17:00, sáb 21 nov 19:00'],
  ['25:00', 'No entiendo el momento'],
  ['16:60', 'No entiendo el momento'],
  ['13 pm', 'No entiendo el momento'],
  ['0 am', 'No entiendo el momento'],
  ['24:00', 'No entiendo el momento'],
  ['miércoles 27 ago', 'El 2026-08-27 es jueves.'],
  ['16', 'No entiendo el momento'],
  ['viernes 17', 'No entiendo el momento'],
  ['viernes 17:00 hola', 'No entiendo el momento'],
  ['31 feb 10:00', 'No entiendo el momento'],
  ['mañanita', 'No entiendo el momento'],
  ['ayer 21 nov', 'No entiendo el momento'],
  ['lunes 21 nov 19:00', 'El 2026-11-21 es sábado.'],
  ['cierre(7, 10)', 'La jornada 7 tiene 9 partidos; cierre pide el 10.'],
  ['semana(24)', 'No existe la jornada 24: hay de la 1 a la 23.'],
  ['semana()', 'A “semana” le falta la jornada: escribe semana(7), con la jornada.'],
  ['cierre', 'A “cierre” le falta la jornada: escribe cierre(7, 1), con la jornada y el partido.'],
  ['cierre()', 'A “cierre” le falta la jornada'],
  ['cierre(,)', 'A “cierre” le falta la jornada'],
  ['Inicio - 1m', 'A “inicio” le falta la jornada'],
  ['trivia', 'A “trivia” le falta la jornada'],
  ['cierre(7, uno)', 'No entiendo “cierre(7, uno)”: escribe cierre(7, 1), con la jornada y el partido.'],
  ['cierre(7.1)', 'No entiendo “cierre(7.1)”'],
  ['cierre(7, 1, 2)', 'No entiendo “cierre(7, 1, 2)”'],
  ['semana(8, 1)', 'No entiendo “semana(8, 1)”: escribe semana(7), con la jornada.'],
  ['cierre(7, 0)', 'La jornada 7 tiene 9 partidos; cierre pide el 0.'],
  ['cierre(0, 1)', 'No existe la jornada 0'],
  ['cierre(7, -1)', 'No entiendo “cierre(7, -1)”'],
  ['', 'No entiendo el momento “”'],
  ['cierre(7, 1) -', 'No entiendo la duración'],
  ['cierre(7, 1) hola', 'No entiendo el momento'],
  ['enlace()', 'No hay ningún enlace en el Buzón.'],
  ['sesion()', 'No hay ninguna sesión abierta.'],
  ['sesion(99)', 'No hay ninguna sesión 99 abierta.'],
  ['codigo(99)', 'No hay ningún código 99 en el Buzón.'],
  ['codigo(ana)', 'No entiendo “codigo(ana)”: escribe codigo(), o codigo(1), con su id.'],
  ['sesion(1, 2)', 'No entiendo “sesion(1, 2)”'],
  ['2026-13-45 10:00', 'No entiendo el momento'],
  ['2026-02-31 10:00', 'No entiendo el momento'],
  ['31/02/2026 10:00', 'No entiendo el momento'],
  ['08/28/2026 10:00', 'No entiendo el momento'],
  ['cierre(7, 1) + 3 lunas', 'No entiendo la duración'],
])('the time expression %s is refused with an error that contains “%s”', (expression, message) => {
  expect(() => control.clock.resolve(expression)).toThrow(message);
});

test.each([null, undefined, {}, true, Number.NaN, Number.POSITIVE_INFINITY])(
  'the time %s, which is neither a number nor a text, is refused in Spanish',
  (time) => {
    expect(() => control.clock.resolve(time as string)).toThrow('No entiendo ese momento');
  },
);

test.each([
  ['–1d', -86_400_000],
  ['“2h”', 7_200_000],
  ['2h', 7_200_000],
  ['+2m', 120_000],
  ['-1d 2h', -93_600_000],
  ['1h30m', 5_400_000],
  ['1.5h', 5_400_000],
  ['1d -1h', 82_800_000],
  ['500ms', 500],
  [42, 42],
])('the duration %s is parsed as %d ms', (span, ms) => {
  expect(parseSpan(span)).toBe(ms);
});

/** Starts a world in which Ana and, ten minutes later, Mariana log in and ask for a link. */
async function startWithTwoAccounts() {
  const caller = startCaller();
  for (const email of ['ana@correo.mx', 'mariana@correo.mx']) {
    await caller.logIn(email);
    await caller.post('/api/auth/forgot-password', { email });
    await caller.control.clock.advance('10m');
  }
  return caller.control;
}

test('each time expression resolves to its event in the agenda, which is sorted by instant', () => {
  const events = control.agenda.list();
  expect(events.length).toBeGreaterThan(700);
  for (const { id, at, expression } of events)
    if (expression !== null) expect([id, control.clock.resolve(expression)]).toEqual([id, at]);
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).sort((a, b) => a - b));
});

test('with the sessions and links of two accounts, each expiry names its account and its expression leads to it', async () => {
  const { agenda, clock } = await startWithTwoAccounts();
  const expiries = agenda.list({ kinds: ['code', 'link', 'session'] });
  expect(expiries.map(({ label, expression }) => [label, expression])).toEqual(
    expect.arrayContaining([
      ['Vence la sesión de ana@correo.mx', 'sesion(1)'],
      ['Vence la sesión de mariana@correo.mx', 'sesion(2)'],
    ]),
  );
  expect(new Set(expiries.map(({ at }) => at)).size).toBeGreaterThan(4);
  for (const { id, at, expression } of expiries)
    expect([id, clock.resolve(expression ?? '')]).toEqual([id, at]);
});

test('the agenda has no expiry of a session that the server has closed', async () => {
  const { control: world, logIn } = startCaller();
  await logIn('ana@correo.mx');
  const count = () => world.agenda.list({ kinds: ['session'] }).length;
  expect(count()).toBe(1);
  await world.world.revoke('3');
  expect(count()).toBe(0);
});

test.each([
  ['codigo()', 'code'],
  ['enlace()', 'link'],
  ['sesion()', 'session'],
] as const)(
  'the time expression %s without an id resolves to the last event of the kind %s',
  async (expression, kind) => {
    const { agenda, clock } = await startWithTwoAccounts();
    expect(clock.resolve(expression)).toBe(agenda.list({ kinds: [kind] }).at(-1)?.at);
  },
);

test('a time expression such as cierre(7, 1) follows an edit of the week and its undo', async () => {
  await control.world.edit('weeks', 7, { before_hours_bet: 5 });
  expect(centre(control.clock.resolve('cierre(7, 1)'))).toBe('2026-08-28 14:00');
  await control.world.undo();
  expect(centre(control.clock.resolve('cierre(7, 1)'))).toBe('2026-08-28 17:00');
});

test('the time expression codigo() finds no code before the time at which the first one is mailed', async () => {
  const { clock, mail } = control;
  const sentAt = mail.last({ kind: 'code' })?.created_at ?? Number.NaN;
  await clock.goto(sentAt);
  expect(clock.resolve('codigo()')).toBe(mail.last({ kind: 'code' })?.expires_at);
  await clock.goto(sentAt - 1_000);
  expect(() => clock.resolve('codigo()')).toThrow('No hay ningún código en el Buzón.');
});

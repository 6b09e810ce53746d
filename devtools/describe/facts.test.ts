import { expect, test } from 'vitest';
import type { Fact } from '../../mock-server/index.ts';
import { describeFact } from './facts.ts';

const describe = (kind: Fact['kind'], payload: object = {}, by: Fact['by'] = 'app') =>
  describeFact({ seq: 1, at: 0, by, kind, payload } as Fact);

const FRIDAY = Date.parse('2026-08-28T19:01:00-06:00');
const USER = { user: { name: 'Brenda' } };

test.each<[words: string, kind: Fact['kind'], payload?: object, by?: Fact['by']]>([
  ['Entra', 'login'],
  ['No logra entrar', 'login-failed'],
  ['Cierra sesión', 'logout'],
  ['Se registra', 'register', USER],
  ['Se crea la cuenta de Brenda', 'register', USER, 'panel'],
  ['Pide otro código', 'code'],
  ['Confirma su cuenta', 'verify'],
  ['Pide cambiar su contraseña', 'link'],
  ['Cambia su contraseña', 'password'],
  ['Borra su cuenta', 'delete'],
  ['Entra como Ana', 'persona', { id: 'ana' }],
  ['Entra como Toño', 'persona', { id: 'tono' }],
  ['Envía pronósticos (2)', 'pool', { predictions: [{}, {}] }],
  ['Contesta la trivia', 'trivia'],
  ['El servidor queda como de fábrica', 'laravel', { isOn: true }],
  ['El servidor deja de estar como de fábrica', 'laravel', { isOn: false }],
  ['Ocurrió una falla', 'fault-met'],
  ['Se quitan fallas', 'fault-clear'],
  ['El reloj pasa al vie 28 ago, 19:01', 'clock', { to: FRIDAY, silent: false }],
  ['El reloj pasa al vie 28 ago, 19:01, sin avisar a la app', 'clock', { to: FRIDAY, silent: true }],
])('the history of a world says “%s” for a fact “%s” with %j by %s', (words, kind, payload, by) => {
  expect(describe(kind, payload, by)).toBe(words);
});

test.each<[words: string, effect: object]>([
  ['sin internet', { offline: true }],
  ['se corta la conexión', { drop: true }],
  ['nunca contesta', { timeout: true }],
  ['se queda esperando', { hold: true }],
  ['tarda', { delay: 800 }],
  ['la respuesta llega mal', { body: 'html' }],
  ['contesta con un error', { status: 500 }],
  ['contesta otra cosa', { status: 200, body: '{}' }],
  ['contesta otra cosa', { status: 204 }],
  ['contesta como siempre', { status: 200 }],
  ['tarda', { status: 200, delay: 800 }],
  ['demasiados intentos, pide esperar 30 s', { status: 429, message: 'Too Many Attempts.' }],
])('the history says “%s” of a fault with the effect %j', (words, effect) => {
  const fault = { match: 'POST /api/pool/user', effect, when: 'before' };
  expect(describe('fault', { fault })).toBe(`Se pone una falla: Envío del boleto, ${words}`);
});

test.each([
  ['*', 'todo lo que pide la app'],
  ['GET /api/ranking/week/*', 'algo que pide la app'],
])('the history names the calls of a fault for “%s” without the address: “%s”', (match, calls) => {
  const fault = { match, effect: { drop: true }, when: 'before' };
  expect(describe('fault', { fault })).toBe(`Se pone una falla: ${calls}, se corta la conexión`);
});

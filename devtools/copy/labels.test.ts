import { expect, test } from 'vitest';
import { ENDPOINTS, REFUSALS } from '../../mock-server/catalogue/catalogue.ts';
import { getCallLabel, getMessageLabel } from './labels.ts';

const findTwice = (labels: readonly string[]) => labels.filter((label, at) => labels.indexOf(label) !== at);
const CALLS = Object.keys(ENDPOINTS);
const MESSAGES = [...new Set(Object.values(REFUSALS).map(({ message }) => message))];

test('each call of the API has a Spanish name of its own', () => {
  const labels = CALLS.map(getCallLabel);
  expect(findTwice(labels)).toEqual([]);
  expect(labels.filter((label) => /[/:]/.test(label))).toEqual([]);
});

test.each([
  ['GET /api/weeks', 'Jornadas'],
  ['GET /api/week/current', 'Jornada actual'],
  ['GET /api/games/all', 'Todos los partidos'],
  ['GET /api/games/week/:week', 'Partidos de la jornada'],
  ['GET /api/ranking', 'Ranking general'],
  ['GET /api/ranking/week/:week', 'Ranking por jornada'],
  ['POST /api/auth/forgot-password', 'Olvidé mi contraseña'],
  ['POST /api/auth/change-password', 'Cambio de contraseña'],
  ['POST /api/user/verify', 'Confirmación de cuenta'],
  ['POST /api/user/verify/resend', 'Reenvío del código'],
  ['GET /api/unknown', 'GET /api/unknown'],
])('the call %s, which is easily taken for another one, is called “%s”', (endpoint, label) => {
  expect(getCallLabel(endpoint)).toBe(label);
});

test('each message of the server has a Spanish name; only two messages for an unknown e-mail share theirs', () => {
  const labels = MESSAGES.map(getMessageLabel);
  expect(findTwice(labels)).toEqual(['correo sin cuenta']);
  expect(MESSAGES.filter((message, at) => labels[at] === message)).toEqual([]);
});

test.each([
  ['Invalid verification code', 'código incorrecto'],
  ['The verification code has expired', 'código caducado'],
  ['Unauthenticated.', 'sesión vencida'],
  ['No bet time', 'partido cerrado'],
  ['No bet day', 'día sin pronósticos'],
  ['Bet not allowed', 'jornada cerrada'],
  ['No current week', 'sin jornada actual'],
  ['Service Unavailable', 'servidor en mantenimiento'],
  ['Bad Gateway', 'servidor sin respuesta'],
  ['Gateway Timeout', 'servidor tardado'],
  ['Teapot', 'Teapot'],
])('the message “%s”, which is easily taken for another one, is called “%s”', (message, label) => {
  expect(getMessageLabel(message)).toBe(label);
});

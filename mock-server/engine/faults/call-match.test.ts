import { expect, test } from 'vitest';
import { startBackEnd } from '../../testing/back-end.ts';

const add = (match: string) => {
  const { faults } = startBackEnd();
  faults.add({ match, effect: { status: 500 } });
  return faults.list()[0]?.match;
};

test.each([
  ['GET /api/user', 'GET /api/user'],
  ['get /api/user', 'GET /api/user'],
  ['  Get   /api/user  ', 'GET /api/user'],
  ['GET /api/user/', 'GET /api/user'],
  ['GET /api/user//', 'GET /api/user'],
  ['GET //api/user', 'GET /api/user'],
  ['GET /API/User', 'GET /api/user'],
  ['GET /api/user?page=2', 'GET /api/user'],
  ['GET /api/user/?page=2#x', 'GET /api/user'],
  ['GET https://demo.mx/api/user', 'GET /api/user'],
  ['https://demo.mx:8080/api/user/?a=1', '/api/user'],
  ['post HTTPS://demo.mx/api/pool/user/', 'POST /api/pool/user'],
  ['/api/user', '/api/user'],
  ['* /api/user', '* /api/user'],
  ['GET /api/ranking/week/{week}', 'GET /api/ranking/week/{week}'],
  ['GET /api/ranking/week/:week', 'GET /api/ranking/week/:week'],
  ['GET /api/Ranking/week/6', 'GET /api/ranking/week/6'],
  ['GET /api/zipcode/06700', 'GET /api/zipcode/06700'],
  ['GET /sanctum/csrf-cookie', 'GET /sanctum/csrf-cookie'],
  ['GET /api/*', 'GET /api/*'],
  ['get *', 'GET *'],
  ['POST', 'POST'],
  ['*', '*'],
])('a fault for the calls “%s” is kept for “%s”', (match, kept) => {
  expect(add(match)).toBe(kept);
});

test.each([
  ['GET /api/usr', 'No hay ninguna petición “GET /api/usr”. Las más parecidas: GET /api/user'],
  ['GET /api/usr/?x=1', 'No hay ninguna petición “GET /api/usr”.'],
  ['DELETE /api/user', 'Ninguna petición usa DELETE. Las más parecidas: GET /api/user'],
  ['put /api/user', 'Ninguna petición usa PUT.'],
  ['PUT *', 'Ninguna petición usa PUT. Hay GET y POST.'],
  ['OPTIONS', 'Ninguna petición usa OPTIONS. Hay GET y POST.'],
  [
    'GET /api/pool/user',
    'No hay ninguna petición “GET /api/pool/user”. Las más parecidas: POST /api/pool/user',
  ],
  ['POST /api/auth/logout', 'GET /api/auth/logout'],
  ['POST /api/pool/users', 'POST /api/pool/user'],
  ['GET /user', 'Las más parecidas: GET /api/user'],
  ['GET /lmx/api/user', 'No hay ninguna petición'],
  ['GET /api/ranking/week', 'Las más parecidas: GET /api/ranking'],
  ['GET /api/user/delete/7', 'GET /api/user/delete'],
  ['/', 'No hay ninguna petición “/”.'],
  ['https://demo.mx/', 'No hay ninguna petición “/”.'],
  ['https://demo.mx', 'La falla necesita una petición'],
  ['GET https://demo.mx', 'La falla necesita una petición'],
  ['GET user', 'La falla necesita una petición'],
])('a fault for the calls “%s” is refused with “%s”', (match, words) => {
  expect(() => add(match)).toThrow(words);
});

test('a refused fault leaves the world without a new fact', () => {
  const { faults, world } = startBackEnd();
  expect(() => faults.add({ match: 'GET /api/usr', effect: { status: 500 } })).toThrow();
  expect([faults.list(), world.timeline.applied()]).toEqual([[], []]);
});

import { expect, test } from 'vitest';
import { createTodo } from '../testing/todo.ts';
import { matchesCall } from './call-match.ts';
import { createFaults } from './faults.ts';

const ENDPOINTS = [
  'GET /login/cookie',
  'GET /api/auth/logout',
  'GET /api/task',
  'GET /api/task/delete',
  'GET /api/label/:label',
  'POST /api/list/task',
  'GET /api/lists',
  'GET /api/lists/page/:page',
];

const add = (match: string) => {
  const faults = createFaults({ world: createTodo().world, endpoints: () => ENDPOINTS });
  faults.add({ match, effect: { status: 500 } });
  return faults.list()[0]?.match;
};

test.each([
  ['GET /api/task', 'GET /api/task'],
  ['get /api/task', 'GET /api/task'],
  ['  Get   /api/task  ', 'GET /api/task'],
  ['GET /api/task/', 'GET /api/task'],
  ['GET /api/task//', 'GET /api/task'],
  ['GET //api/task', 'GET /api/task'],
  ['GET /API/Task', 'GET /api/task'],
  ['GET /api/task?page=2', 'GET /api/task'],
  ['GET /api/task/?page=2#x', 'GET /api/task'],
  ['GET https://demo.mx/api/task', 'GET /api/task'],
  ['https://demo.mx:8080/api/task/?a=1', '/api/task'],
  ['post HTTPS://demo.mx/api/list/task/', 'POST /api/list/task'],
  ['/api/task', '/api/task'],
  ['* /api/task', '* /api/task'],
  ['GET /api/lists/page/{page}', 'GET /api/lists/page/{page}'],
  ['GET /api/lists/page/:page', 'GET /api/lists/page/:page'],
  ['GET /api/Lists/page/6', 'GET /api/lists/page/6'],
  ['GET /api/label/06700', 'GET /api/label/06700'],
  ['GET /login/cookie', 'GET /login/cookie'],
  ['GET /api/*', 'GET /api/*'],
  ['get *', 'GET *'],
  ['POST', 'POST'],
  ['*', '*'],
])('a fault for the calls “%s” is kept for “%s”', (match, kept) => {
  expect(add(match)).toBe(kept);
});

test.each([
  ['GET /api/tsk', 'No hay ninguna petición “GET /api/tsk”. Las más parecidas: GET /api/task'],
  ['GET /api/tsk/?x=1', 'No hay ninguna petición “GET /api/tsk”.'],
  ['DELETE /api/task', 'Ninguna petición usa DELETE. Las más parecidas: GET /api/task'],
  ['put /api/task', 'Ninguna petición usa PUT.'],
  ['PUT *', 'Ninguna petición usa PUT. Hay GET y POST.'],
  ['OPTIONS', 'Ninguna petición usa OPTIONS. Hay GET y POST.'],
  [
    'GET /api/list/task',
    'No hay ninguna petición “GET /api/list/task”. Las más parecidas: POST /api/list/task',
  ],
  ['POST /api/auth/logout', 'GET /api/auth/logout'],
  ['POST /api/list/tasks', 'POST /api/list/task'],
  ['GET /task', 'Las más parecidas: GET /api/task'],
  ['GET /app/api/task', 'No hay ninguna petición'],
  ['GET /api/lists/page', ', GET /api/lists, '],
  ['GET /api/task/delete/7', 'GET /api/task/delete'],
  ['/', 'No hay ninguna petición “/”.'],
  ['https://demo.mx/', 'No hay ninguna petición “/”.'],
  ['https://demo.mx', 'La falla necesita una petición'],
  ['GET https://demo.mx', 'La falla necesita una petición'],
  ['GET task', 'La falla necesita una petición'],
])('a fault for the calls “%s” is refused with “%s”', (match, words) => {
  expect(() => add(match)).toThrow(words);
});

test('a refused fault leaves the world without a new fact', () => {
  const { faults, world } = createTodo();
  expect(() => faults.add({ match: 'GET /api/tsk', effect: { status: 500 } })).toThrow();
  expect([faults.list(), world.timeline.applied()]).toEqual([[], []]);
});

const rows: [match: string, method: string, path: string, met: boolean][] = [
  ['GET *', 'GET', '/api/tasks', true],
  ['GET *', 'POST', '/api/tasks', false],
  ['post', 'POST', '/api/tasks', true],
  ['/api/tasks', 'GET', '/api/tasks', true],
  ['/api/tasks', 'GET', '/api/tasks/delete', false],
  ['GET /api/tasks/{id}', 'GET', '/api/tasks/6', true],
  ['GET /api/tasks/:id', 'GET', '/api/tasks/6', true],
  ['GET /api/tasks/*', 'GET', '/api/tasks/6', true],
  ['GET /api/tasks/6', 'GET', '/api/tasks/5', false],
  ['GET /api/tasks', 'GET', '/api/tasks/6', false],
  ['GET /api/tasks?page=2', 'GET', '/api/tasks', true],
  ['GET /api/tasks', 'GET', '/api/tasks/', true],
];
test.each(rows)('whether the fault match “%s” meets the call %s %s: %s', (match, method, path, met) => {
  expect(matchesCall(match, method, path)).toBe(met);
});

test('the refusal of a fault for an unknown call names the three nearest calls, the nearest first', () => {
  expect(() => add('GET /api/lists/pages')).toThrow(
    /: POST \/api\/list\/task, GET \/api\/lists, GET \/api\/lists\/page\/:page\.$/,
  );
});

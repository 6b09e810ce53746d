import { seeRoute, seeText, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

const NOTICE =
  'No pudimos abrir tu sesión. Entra otra vez; tus pronósticos sin enviar siguen guardados aquí.';

export const startRecovers = recipe({
  id: 'message/start-recovers',
  title: 'El servidor falla al abrir la app, y se recupera',
  tags: ['errores', 'cuenta'],
  covers: ['route:/games'],
  world: {
    as: 'ana',
    route: '/games',
    faults: [{ match: 'GET /api/user', effect: { status: 500 }, times: 3 }],
  },
  steps: [
    step('Ana abre la app', 'Su sesión está guardada, pero el servidor falla.', seeText('Cargando ...')),
    step(
      'La app insiste sola',
      'Espera 1, 2 y 4 segundos entre un intento y otro.',
      seeText('Seguimos intentando…'),
    ),
    step(
      'El servidor se recupera',
      'Ana sigue dentro y no tuvo que hacer nada.',
      seeThe('heading', 'Partidos'),
    ),
  ],
  expect: [{ request: 'GET /api/user', times: 4 }],
});

export const startRefused = recipe({
  id: 'message/start-refused',
  title: 'La app no puede abrir tu sesión',
  tags: ['errores', 'cuenta'],
  covers: ['route:/user/login'],
  world: {
    as: 'ana',
    route: '/games',
    faults: [{ match: 'GET /api/user', effect: { status: 404 }, times: 'always' }],
  },
  steps: [
    step(
      'Ana abre la app',
      'Su sesión está guardada; el servidor contesta 404. (Si falla con 500, la app insiste 20 segundos antes de esto.)',
      seeText(NOTICE),
    ),
    step('Queda como visitante', 'Sus borradores siguen en el celular.', seeRoute('/user/login')),
  ],
  expect: [{ sees: { text: NOTICE } }, { request: 'GET /api/user', times: 1, status: 404 }],
});

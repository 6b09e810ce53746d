import { seeText, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** A start of the session that fails three times and then succeeds. */
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

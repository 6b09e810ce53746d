import { seeRoute, seeText, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

const NOTICE =
  'No pudimos abrir tu sesión. Entra otra vez; tus pronósticos sin enviar siguen guardados aquí.';

/** A start of the session that fails for good, though nobody said that the session is over. */
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

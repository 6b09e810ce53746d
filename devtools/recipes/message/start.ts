import { seeHeading, seeRoute, seeText, step } from '../actions.ts';
import { failing } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const NOTICE =
  'No pudimos abrir tu sesión. Entra otra vez; tus pronósticos sin enviar siguen guardados aquí.';

const recipe = recipeWith({ tags: ['errores', 'cuenta'] });

export const MESSAGE_START_RECIPES: readonly Recipe[] = [
  recipe('message/start-recovers', 'El servidor falla al abrir la app, y se recupera', {
    world: {
      as: 'ana',
      route: '/games',
      // The first step can start as late as 5 seconds after the page opens. Without the delay of the answers, the
      // app could have recovered by then, and would no longer show “Cargando ...”.
      faults: [{ match: 'GET /api/user', effect: { status: 500, delay: 1_000 }, times: 3 }],
    },
    steps: [
      step('Ana abre la app', 'Su sesión está guardada, pero el servidor falla.', seeText('Cargando ...')),
      step('La app insiste sola', 'Espera 1, 2 y 4 segundos entre un intento y otro.', [
        seeText('Seguimos intentando…'),
      ]),
      step('El servidor se recupera', 'Ana sigue dentro y no tuvo que hacer nada.', seeHeading('Partidos')),
    ],
    expect: [{ request: 'GET /api/user', times: 4 }],
  }),
  recipe('message/start-refused', 'La app no puede abrir tu sesión', {
    covers: ['route:/user/login'],
    world: { as: 'ana', route: '/games', faults: [failing('GET /api/user', 404, 'always')] },
    steps: [
      step(
        'Ana abre la app',
        'Su sesión está guardada; el servidor contesta 404. (Si falla con 500, la app insiste 20 segundos antes de esto.)',
        [seeText(NOTICE)],
      ),
      step('Queda como visitante', 'Sus borradores siguen en el celular.', seeRoute('/user/login')),
    ],
    expect: [{ sees: { text: NOTICE } }, { request: 'GET /api/user', times: 1, status: 404 }],
  }),
];

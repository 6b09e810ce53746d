import { seeRoute, seeText, step } from '../actions.ts';
import { failing } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const NOTICE =
  'No pudimos abrir tu sesión. Entra otra vez; tus pronósticos sin enviar siguen guardados aquí.';

const recipe = recipeWith({ tags: ['errores', 'cuenta'] });

export const MESSAGE_START_RECIPES: readonly Recipe[] = [
  recipe('message/start-recovers', 'El servidor falla al abrir la app, y se recupera', {
    world: {
      as: 'ana',
      faults: [{ match: 'GET /api/user', effect: { status: 500, delay: 1_000 }, times: 3 }],
      route: '/games',
    },
    steps: [
      step('Ana abre la app', 'Su sesión está guardada, pero el servidor falla.', seeText('Cargando ...')),
      step('La app insiste sola', 'Espera 1, 2 y 4 segundos entre un intento y otro.', [
        seeText('Seguimos intentando…'),
      ]),
      step('El servidor se recupera', 'Ana sigue dentro y no tuvo que hacer nada.'),
    ],
    ends: {
      shows: { target: { role: 'heading', name: 'Partidos' } },
      calls: { 'GET /api/user': { times: 4 } },
    },
  }),
  recipe('message/start-refused', 'La app no puede abrir tu sesión', {
    world: { as: 'ana', faults: [failing('GET /api/user', 404, 'always')], route: '/games' },
    steps: [
      step(
        'Ana abre la app',
        'Su sesión está guardada; el servidor contesta 404. (Si falla con 500, la app insiste 20 segundos antes de esto.)',
        [seeText(NOTICE)],
      ),
      step('Queda como visitante', 'Sus borradores siguen en el celular.', seeRoute('/user/login')),
    ],
    ends: { shows: { text: NOTICE }, calls: { 'GET /api/user': { times: 1, status: 404 } } },
  }),
];

import { openTab, removeWeek, seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** A page of the server that is not there any more. */
export const connectionError = recipe({
  id: 'modal/connectionError',
  title: 'Retiran una jornada que ya estabas por abrir',
  tags: ['errores', 'quiniela'],
  covers: [
    'modal:connectionError',
    'msg:No query results for model [Week].',
    'error:No query results for model [Week].→modal:connectionError',
  ],
  world: { as: 'ana', route: '/games' },
  steps: [
    step('Ana hojea las jornadas', 'Está en Partidos y ve la 9 en la lista.', openTab(/^Jornada 8/)),
    step('Retiran la jornada 9', 'La lista de Ana todavía la muestra.', removeWeek(9)),
    step('Ana abre la jornada 9', 'El servidor responde que no existe.', openTab(/^Jornada 9/)),
    step('No hubo conexión', 'Le pide intentarlo más tarde.', seeModal('connectionError')),
  ],
  expect: [{ sees: { modal: 'connectionError' } }, { request: 'GET /api/games/week/:week', status: 404 }],
});

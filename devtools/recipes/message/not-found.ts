import { fail, go, later, seeModal, seeText, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** A page of the server that is missing. */
export const notFound = recipe({
  id: 'message/not-found',
  title: 'El servidor perdió la lista de jornadas',
  tags: ['errores', 'quiniela'],
  covers: ['msg:Not Found', 'error:Not Found→modal:connectionError'],
  world: { as: 'nico', route: '/bonus' },
  steps: [
    step('Nico se asoma a Bonus', 'Todo va bien.', seeText('La trivia llega con tu boleto')),
    step('Deja su celular diez minutos', 'Se fue por botana.', later('10m')),
    step(
      'Se cae una parte del servidor',
      'Contesta que esa página no existe.',
      fail({ match: 'GET /api/weeks', effect: { status: 404 }, times: 'always' }),
    ),
    step('Nico abre Partidos', 'Ahí hace falta la lista.', go('/games')),
    step('No se pudo conectar', 'Le pide intentarlo más tarde.', seeModal('connectionError')),
  ],
  expect: [{ sees: { modal: 'connectionError' } }, { request: 'GET /api/weeks', status: 404 }],
});

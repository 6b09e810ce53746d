import { fail, seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill, sendReady } from '../scenes.ts';

/** A server that breaks over a boleto: nothing in the world causes it. */
export const unpreventedError = recipe({
  id: 'modal/unpreventedError',
  title: 'El servidor tropieza con tu boleto',
  tags: ['errores', 'quiniela'],
  covers: ['modal:unpreventedError', 'msg:Server Error', 'error:Server Error→modal:unpreventedError'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico llena dos marcadores', 'Está en Partidos, con calma.', fill(2)),
    step(
      'El servidor anda mal',
      'Va a fallar con el siguiente envío.',
      fail({ match: 'POST /api/pool/user', effect: { status: 500 } }),
    ),
    step('Nico envía sus pronósticos', 'La app revisa si se guardaron: no.', sendReady(2)),
    step(
      'Algo se cayó de la bolsa',
      'Sus dos marcadores siguen como borrador.',
      seeModal('unpreventedError'),
    ),
  ],
  expect: [
    { sees: { modal: 'unpreventedError' } },
    { request: 'POST /api/pool/user', times: 1, status: 500 },
    { pools: 0 },
  ],
});

import { seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill, sendReady } from '../scenes.ts';

/** A boleto of several predictions, taken. */
export const poolsSent = recipe({
  id: 'modal/poolsSent',
  title: 'Sellas un boleto con tres pronósticos',
  tags: ['quiniela'],
  covers: ['modal:sendPool', 'modal:poolsSent'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico llena tres marcadores', 'Es su primera vez en Partidos.', fill(3)),
    step('Los envía', 'Un solo envío para los tres.', sendReady(3)),
    step('¡Boleto sellado!', 'Su boleto ya tiene folio.', seeModal('poolsSent')),
  ],
  expect: [
    { sees: { modal: 'poolsSent' } },
    { request: 'POST /api/pool/user', times: 1, status: 200 },
    { pools: 1 },
  ],
});

import { look, seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { askToSend, fill } from '../scenes.ts';

/** The review of a boleto, before anything is sent. */
export const sendPool = recipe({
  id: 'modal/sendPool',
  title: 'Revisas tu boleto antes de sellarlo',
  tags: ['quiniela'],
  covers: ['modal:sendPool'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico llena tres marcadores', 'Es su primera vez en Partidos.', fill(3)),
    step('Quiere enviarlos', 'El botón ya dice cuántos lleva.', look(600), askToSend(3)),
    step('¿Sellamos tu boleto?', 'Ve los tres juntos; después ya no se cambian.', seeModal('sendPool')),
  ],
  expect: [{ sees: { modal: 'sendPool' } }, { request: 'POST /api/pool/user', times: 0 }, { pools: 0 }],
});

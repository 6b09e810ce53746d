import { seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill, sendReady } from '../scenes.ts';

/** A boleto of one prediction, taken. */
export const poolSent = recipe({
  id: 'modal/poolSent',
  title: 'Sellas un solo pronóstico',
  tags: ['quiniela'],
  covers: ['modal:sendPool', 'modal:poolSent'],
  world: { as: 'ana', route: '/games' },
  steps: [
    step('A Ana le falta media jornada', 'Está en Partidos y llena un marcador.', fill(1)),
    step('Lo envía solo', 'Los demás los deja para después.', sendReady(1)),
    step('¡Boleto sellado!', 'Un pronóstico más en su jornada.', seeModal('poolSent')),
  ],
  expect: [
    { sees: { modal: 'poolSent' } },
    { request: 'POST /api/pool/user', times: 1, status: 200 },
    { pools: 1 },
  ],
});

import { seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill, sendReady } from '../scenes.ts';

/** The boleto on its way: held there, for a real one is too quick to be seen. */
export const sendingPool = recipe({
  id: 'modal/sendingPool',
  title: 'Tu jugada va en camino',
  tags: ['quiniela'],
  covers: ['modal:sendingPool'],
  world: {
    as: 'nico',
    route: '/games',
    faults: [{ match: 'POST /api/pool/user', effect: { hold: true } }],
  },
  steps: [
    step('Nico llena dos marcadores', 'Está en Partidos, con una red lenta.', fill(2)),
    step('Envía sus pronósticos', 'La respuesta tarda en llegar.', sendReady(2)),
    step('Enviando tu jugada…', 'Nadie puede cerrarlo a medias.', seeModal('sendingPool')),
  ],
  expect: [{ sees: { modal: 'sendingPool' } }, { pools: 0 }],
});

import { game, removeGame, seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill, sendReady } from '../scenes.ts';

/** The game that leaves the calendar between the filling in and the sending. */
export const poolInvalid = recipe({
  id: 'modal/poolInvalid',
  title: 'Quitan un partido que ya habías llenado',
  tags: ['quiniela', 'errores'],
  covers: ['modal:poolInvalid', 'msg:No match games', 'error:No match games→modal:poolInvalid'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico llena dos marcadores', 'Está en Partidos y la lista ya cargó.', fill(2)),
    step('Quitan el primer partido', 'Sale del calendario; su lista no lo sabe.', removeGame(game(7, 1))),
    step('Nico envía los dos', 'Un boleto va completo o no va.', sendReady(2)),
    step('Un partido no está disponible', 'La lista se pone al día sola.', seeModal('poolInvalid')),
  ],
  expect: [
    { sees: { modal: 'poolInvalid' } },
    { request: 'POST /api/pool/user', times: 1, status: 422 },
    { pools: 0 },
  ],
});

import { logInElsewhere, seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill, sendReady } from '../scenes.ts';

/** The session that was opened on another phone and ends on this one. */
export const expiredSession = recipe({
  id: 'modal/expiredSession',
  title: 'Tu sesión se abre en otro celular',
  tags: ['cuenta', 'errores'],
  covers: ['modal:expiredSession', 'msg:Unauthenticated.', 'error:Unauthenticated.→modal:expiredSession'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico llena dos marcadores', 'Está en Partidos y deja el celular en la mesa.', fill(2)),
    step('Su hermano entra con su cuenta', 'Lo hace desde otro celular.', logInElsewhere()),
    step('Nico envía sus pronósticos', 'Su sesión de aquí ya no vale.', sendReady(2)),
    step('La sesión terminó', 'Al volver a entrar encuentra sus marcadores.', seeModal('expiredSession')),
  ],
  expect: [
    { sees: { modal: 'expiredSession' } },
    { request: 'POST /api/pool/user', times: 1, status: 401 },
    { pools: 0 },
  ],
});

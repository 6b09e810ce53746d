import { go, press, seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill } from '../scenes.ts';

/** The question before a log-out, which says what becomes of the drafts. */
export const closeSession = recipe({
  id: 'modal/closeSession',
  title: 'Te vas con marcadores sin enviar',
  tags: ['cuenta'],
  covers: ['modal:closeSession'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico llena dos marcadores', 'Está en Partidos y no los envía.', fill(2)),
    step('Va a su perfil y cierra sesión', 'Es el celular de la casa.', [
      go('/user/profile'),
      press('Cerrar sesión'),
    ]),
    step('¿Ya te vas?', 'Sus dos marcadores se quedan guardados.', seeModal('closeSession')),
  ],
  expect: [
    { sees: { modal: 'closeSession' } },
    { sees: { text: 'Tienes 2 pronósticos sin enviar' } },
    { request: 'GET /api/auth/logout', times: 0 },
  ],
});

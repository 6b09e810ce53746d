import { answer, press, seeModal, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** The log-out on its way: held there, for a real one is too quick to be seen. */
export const signingOut = recipe({
  id: 'modal/signingOut',
  title: 'Tu sesión se está cerrando',
  tags: ['cuenta'],
  covers: ['modal:signingOut'],
  world: {
    as: 'ana',
    route: '/user/profile',
    faults: [{ match: 'GET /api/auth/logout', effect: { hold: true } }],
  },
  steps: [
    step('Ana está en su perfil', 'Ya vio sus puntos.', seeThe('heading', 'Perfil')),
    step('Cierra su sesión', 'La respuesta tarda en llegar.', [
      press('Cerrar sesión'),
      ...answer('closeSession', 'Cerrar sesión'),
    ]),
    step('Cerrando sesión…', 'Un segundito.', seeModal('signingOut')),
  ],
  expect: [{ sees: { modal: 'signingOut' } }],
});

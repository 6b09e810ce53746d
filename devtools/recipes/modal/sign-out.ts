import { answer, press, seeModal, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** The log-out, done. */
export const signOut = recipe({
  id: 'modal/signOut',
  title: 'Cierras tu sesión',
  tags: ['cuenta'],
  covers: ['modal:closeSession', 'modal:signOut', 'call:GET /api/auth/logout'],
  world: { as: 'ana', route: '/user/profile' },
  steps: [
    step('Ana está en su perfil', 'Ya vio sus puntos.', seeThe('heading', 'Perfil')),
    step('Cierra su sesión', 'Dice que sí, que ya se va.', [
      press('Cerrar sesión'),
      ...answer('closeSession', 'Cerrar sesión'),
    ]),
    step('¡Nos vemos en la cancha!', 'Está de vuelta en Inicio.', seeModal('signOut')),
  ],
  expect: [
    { sees: { modal: 'signOut' } },
    { sees: { route: '/' } },
    { request: 'GET /api/auth/logout', times: 1, status: 200 },
  ],
});

import { answer, go, later, logIn, press, seeModal, seeRoute, seeText, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** An account that ends, for good. */
export const goodbye = recipe({
  id: 'flow/goodbye',
  title: 'Te despides del Reto',
  tags: ['flujos', 'cuenta'],
  covers: [
    'modal:deleteAccount',
    'modal:accountDeleted',
    'route:/user/profile',
    'route:/user/login',
    'modal:accountEliminated',
    'call:GET /api/user/delete',
  ],
  world: { as: 'ana', route: '/user/profile' },
  steps: [
    step('Ana abre su perfil', 'Ahí están sus boletos.', seeText('Mis boletos')),
    step('Se arrepiente a tiempo', 'La app le dice todo lo que perdería.', press('Eliminar mi cuenta'), [
      ...answer('deleteAccount', 'Mejor no'),
    ]),
    step('Ahora sí', 'Lo confirma y su cuenta se va.', press('Eliminar mi cuenta'), [
      ...answer('deleteAccount', 'Sí, eliminar'),
      ...answer('accountDeleted', 'Aceptar'),
    ]),
    step('Ya es visitante', 'Está de vuelta en Inicio.', seeRoute('/')),
    step(
      'Al otro día quiere entrar',
      'Su cuenta ya no existe; puede crear una nueva.',
      later('1d'),
      go('/user/login'),
      [...logIn('ana@correo.mx'), seeModal('accountEliminated')],
    ),
  ],
  expect: [
    { request: 'GET /api/user/delete', times: 1, status: 200 },
    { request: 'POST /api/auth/login', times: 1, status: 500 },
  ],
});

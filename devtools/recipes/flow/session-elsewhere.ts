import { answer, follow, logIn, logInElsewhere, seeGames, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill, sendReady } from '../scenes.ts';

/** A session that ends on this phone, and drafts that don't. */
export const sessionElsewhere = recipe({
  id: 'flow/session-elsewhere',
  title: 'Te sacan de tu sesión y no pierdes nada',
  tags: ['flujos', 'cuenta', 'quiniela'],
  covers: [
    'modal:expiredSession',
    'modal:poolsSent',
    'msg:Unauthenticated.',
    'route:/user/login',
    'route:/games',
  ],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico llena tres marcadores', 'Está en Partidos.', fill(3)),
    step('Abren su cuenta en otro celular', 'La sesión de aquí termina.', logInElsewhere()),
    step('Intenta enviarlos', 'La app le explica qué pasó.', sendReady(3)),
    step('Vuelve a entrar', 'Con su contraseña de siempre.', answer('expiredSession', 'Aceptar'), [
      follow('Ya tengo cuenta'),
      ...logIn('nico@correo.mx'),
    ]),
    step('Ahí siguen sus marcadores', 'Los tres, como los dejó.', seeGames('draft', 3)),
    step('Ahora sí los envía', 'Y quedan sellados.', sendReady(3), answer('poolsSent', 'Aceptar')),
  ],
  expect: [{ request: 'POST /api/pool/user', times: 2, status: 200 }, { pools: 1 }],
});

import { fail, logIn, seeModal, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** The door of the server answers in its place. */
export const badGateway = recipe({
  id: 'message/bad-gateway',
  title: 'Se cae el servidor justo al entrar',
  tags: ['errores', 'cuenta'],
  covers: ['msg:Bad Gateway', 'error:Bad Gateway→modal:unpreventedError'],
  world: { route: '/user/login' },
  steps: [
    step('Ana llega a Iniciar sesión', 'Es viernes y todos entran a la vez.', seeThe('button', 'Entrar')),
    step(
      'El servidor se cae',
      'Contesta su portero: 502.',
      fail({ match: 'POST /api/auth/login', effect: { status: 502 }, times: 'always' }),
    ),
    step('Ana entra', 'Su contraseña es la buena.', logIn('ana@correo.mx')),
    step('Un error inesperado', 'Se pidió una vez; nadie insistió por ella.', seeModal('unpreventedError')),
  ],
  expect: [
    { sees: { modal: 'unpreventedError' } },
    { request: 'POST /api/auth/login', times: 1, status: 502 },
  ],
});

import { fail, logIn, seeModal, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** The other words with which a server says that an e-mail is not confirmed. */
export const unverifiedUser = recipe({
  id: 'message/unverified-user',
  title: 'El servidor dice Unverified user',
  tags: ['errores', 'cuenta'],
  covers: ['msg:Unverified user', 'error:Unverified user→modal:verifyAccountError'],
  world: { route: '/user/login' },
  steps: [
    step('Lupe llega a Iniciar sesión', 'Nunca confirmó su correo.', seeThe('button', 'Entrar')),
    step(
      'El servidor usa otras palabras',
      'Significan lo mismo.',
      fail({ match: 'POST /api/auth/login', effect: { status: 403, message: 'Unverified user' } }),
    ),
    step('Lupe entra', 'Su contraseña es la buena.', logIn('lupe@correo.mx')),
    step('La mandan por su código', 'La app entiende las dos formas.', seeModal('verifyAccountError')),
  ],
  expect: [
    { sees: { modal: 'verifyAccountError' } },
    { request: 'POST /api/auth/login', times: 1, status: 403 },
  ],
});

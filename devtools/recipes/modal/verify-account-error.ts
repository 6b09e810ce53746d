import { press, seeModal, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** The log-in of an account whose code was never written. */
export const verifyAccountError = recipe({
  id: 'modal/verifyAccountError',
  title: 'Entras sin haber confirmado tu cuenta',
  tags: ['cuenta', 'errores'],
  covers: [
    'modal:verifyAccountError',
    'msg:Your email address is not verified.',
    'error:Your email address is not verified.→modal:verifyAccountError',
  ],
  world: { route: '/user/login' },
  steps: [
    step(
      'Lupe se registró la semana pasada',
      'Abre Iniciar sesión y escribe su correo.',
      write('Correo electrónico', 'lupe@correo.mx'),
    ),
    step(
      'Entra con su contraseña',
      'Nunca escribió el código que le llegó.',
      write('Contraseña', 'papas con chile'),
      press('Entrar'),
    ),
    step('Falta confirmar', 'Le mandan un código nuevo.', seeModal('verifyAccountError')),
  ],
  expect: [
    { sees: { modal: 'verifyAccountError' } },
    { request: 'POST /api/auth/login', times: 1, status: 403 },
  ],
});

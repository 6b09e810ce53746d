import { press, seeField, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** The e-mail address that nobody has registered. */
export const loginUnknownEmail = recipe({
  id: 'account/login-unknown-email',
  title: 'Entra con un correo que nadie registró',
  tags: ['cuenta', 'errores'],
  covers: [
    'msg:The selected email is invalid.',
    'error:The selected email is invalid.→field:Correo electrónico',
  ],
  world: { route: '/user/login' },
  steps: [
    step(
      'Beto escribe otro de sus correos',
      'Está en Iniciar sesión.',
      write('Correo electrónico', 'beto@correo.mx'),
    ),
    step('Pone su contraseña y entra', 'Con ese correo nunca se registró.', [
      write('Contraseña', 'papas con limón'),
      press('Entrar'),
    ]),
    step(
      'No se encontró ese correo',
      'Lo dice el campo y puede corregirlo ahí mismo.',
      seeField('Correo electrónico', 'No se encontró este correo electrónico.'),
    ),
  ],
  expect: [
    { sees: { field: 'Correo electrónico', says: 'No se encontró este correo electrónico.' } },
    { request: 'POST /api/auth/login', times: 1, status: 422 },
  ],
});

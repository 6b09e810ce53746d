import { press, seeField, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** The e-mail address that can't be one. */
export const loginMalformedEmail = recipe({
  id: 'account/login-malformed-email',
  title: 'Un correo a medio escribir',
  tags: ['cuenta', 'errores'],
  covers: ['field:Correo electrónico'],
  world: { route: '/user/login' },
  steps: [
    step(
      'Ana escribe su correo con prisa',
      'Está en Iniciar sesión.',
      write('Correo electrónico', 'ana@correo'),
    ),
    step('Pone su contraseña y entra', 'A su correo le falta el final.', [
      write('Contraseña', 'papas con chile'),
      press('Entrar'),
    ]),
    step(
      'El campo le muestra un ejemplo',
      'No hizo falta preguntarle al servidor.',
      seeField('Correo electrónico', 'Escribe un correo válido, como tu@correo.com.'),
    ),
  ],
  expect: [
    { sees: { field: 'Correo electrónico', says: 'Escribe un correo válido, como tu@correo.com.' } },
    { request: 'POST /api/auth/login', times: 0 },
  ],
});

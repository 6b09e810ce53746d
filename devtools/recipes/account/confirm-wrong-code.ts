import { answer, logIn, press, seeField, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** Six digits that are not the mailed ones. */
export const confirmWrongCode = recipe({
  id: 'account/confirm-wrong-code',
  title: 'Escribe un código que no es el suyo',
  tags: ['cuenta', 'errores'],
  covers: ['msg:Invalid verification code', 'error:Invalid verification code→field:Código de 6 dígitos'],
  world: { route: '/user/login' },
  steps: [
    step('Lupe entra sin haber confirmado', 'Está en Iniciar sesión.', logIn('lupe@correo.mx')),
    step('La mandan por su código', 'Le llegó por correo.', answer('verifyAccountError', 'Ir a confirmar')),
    step('Prueba con 000000', 'El suyo es otro.', [
      write('Código de 6 dígitos', '000000'),
      press('Confirmar'),
    ]),
    step(
      'Ese código no es',
      'Puede corregirlo o pedir otro.',
      seeField('Código de 6 dígitos', 'Este código de verificación es inválido.'),
    ),
  ],
  expect: [
    { sees: { field: 'Código de 6 dígitos', says: 'Este código de verificación es inválido.' } },
    { request: 'POST /api/user/verify', times: 1, status: 422 },
  ],
});

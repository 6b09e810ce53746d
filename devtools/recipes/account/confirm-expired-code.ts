import { answer, later, logIn, seeField, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { confirmWithCode } from '../scenes.ts';

/** The mailed code, a minute too late. */
export const confirmExpiredCode = recipe({
  id: 'account/confirm-expired-code',
  title: 'Su código caduca mientras busca el correo',
  tags: ['cuenta', 'errores'],
  covers: [
    'msg:The verification code has expired',
    'error:The verification code has expired→field:Código de 6 dígitos',
  ],
  world: { route: '/user/login' },
  steps: [
    step('Lupe entra sin haber confirmado', 'Está en Iniciar sesión.', logIn('lupe@correo.mx')),
    step('La mandan por su código', 'Le llegó por correo.', answer('verifyAccountError', 'Ir a confirmar')),
    step('Pasan dieciséis minutos', 'El correo estaba en no deseado.', later('16m')),
    step('Escribe el código correcto', 'Duraba quince minutos.', confirmWithCode('lupe@correo.mx')),
    step(
      'Ya caducó',
      'Ahí mismo puede pedir otro.',
      seeField('Código de 6 dígitos', 'Este código ya caducó. Pide uno nuevo.'),
    ),
  ],
  expect: [
    { sees: { field: 'Código de 6 dígitos', says: 'Este código ya caducó. Pide uno nuevo.' } },
    { request: 'POST /api/user/verify', times: 1, status: 422 },
  ],
});

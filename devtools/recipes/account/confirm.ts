import { answer, later, logIn, press, seeField, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { confirmWithCode } from '../scenes.ts';

export const confirmShortCode = recipe({
  id: 'account/confirm-short-code',
  title: 'A su código le falta un dígito',
  tags: ['cuenta', 'errores'],
  covers: ['field:Código de 6 dígitos', 'route:/user/confirm-account'],
  world: { route: '/user/login' },
  steps: [
    step('Lupe entra sin haber confirmado', 'Está en Iniciar sesión.', logIn('lupe@correo.mx')),
    step('La mandan por su código', 'Le llegó por correo.', answer('verifyAccountError', 'Ir a confirmar')),
    step('Escribe cinco números', 'Se comió el último.', [
      write('Código de 6 dígitos', '12345'),
      press('Confirmar'),
    ]),
    step('Son seis', 'Nada se envió todavía.', seeField('Código de 6 dígitos', 'Son 6 dígitos.')),
  ],
  alsoExpect: [{ request: 'POST /api/user/verify', times: 0 }],
});

export const confirmWrongCode = recipe({
  id: 'account/confirm-wrong-code',
  title: 'Escribe un código que no es el suyo',
  tags: ['cuenta', 'errores'],
  says: 'Invalid verification code',
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
  alsoExpect: [{ request: 'POST /api/user/verify', times: 1, status: 422 }],
});

export const confirmExpiredCode = recipe({
  id: 'account/confirm-expired-code',
  title: 'Su código caduca mientras busca el correo',
  tags: ['cuenta', 'errores'],
  says: 'The verification code has expired',
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
  alsoExpect: [{ request: 'POST /api/user/verify', times: 1, status: 422 }],
});

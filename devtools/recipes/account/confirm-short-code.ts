import { answer, logIn, press, seeField, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** A code with a digit too few. */
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
  expect: [
    { sees: { field: 'Código de 6 dígitos', says: 'Son 6 dígitos.' } },
    { request: 'POST /api/user/verify', times: 0 },
  ],
});

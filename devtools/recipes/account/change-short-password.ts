import { press, seeField, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { askForLink, followLink } from '../scenes.ts';

/** A new password of seven characters. */
export const changeShortPassword = recipe({
  id: 'account/change-short-password',
  title: 'Su contraseña nueva se queda corta',
  tags: ['cuenta', 'errores'],
  covers: ['field:Nueva contraseña'],
  world: { route: '/user/forgot-password' },
  steps: [
    step('Ana olvidó su contraseña', 'La pide en Recuperar contraseña.', askForLink('ana@correo.mx')),
    step('Abre el enlace de su correo', 'Llega a Cambiar contraseña.', followLink('ana@correo.mx')),
    step('Escribe siete letras', 'Dos veces, iguales.', [
      write('Nueva contraseña', 'limones'),
      write('Repite tu contraseña', 'limones'),
      press('Guardar'),
    ]),
    step(
      'Le falta una',
      'Son ocho caracteres o más.',
      seeField('Nueva contraseña', 'Usa al menos 8 caracteres.'),
    ),
  ],
  expect: [
    { sees: { field: 'Nueva contraseña', says: 'Usa al menos 8 caracteres.' } },
    { request: 'POST /api/auth/change-password', times: 0 },
  ],
});

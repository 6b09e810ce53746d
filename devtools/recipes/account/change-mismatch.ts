import { press, seeField, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { askForLink, followLink } from '../scenes.ts';

/** A new password that was repeated differently. */
export const changeMismatch = recipe({
  id: 'account/change-mismatch',
  title: 'Repite su contraseña y no es la misma',
  tags: ['cuenta', 'errores'],
  covers: ['field:Repite tu contraseña', 'route:/user/change-password/:email/:token'],
  world: { route: '/user/forgot-password' },
  steps: [
    step('Ana olvidó su contraseña', 'La pide en Recuperar contraseña.', askForLink('ana@correo.mx')),
    step('Abre el enlace de su correo', 'Llega a Cambiar contraseña.', followLink('ana@correo.mx')),
    step('Escribe la nueva dos veces', 'La segunda con otro final.', [
      write('Nueva contraseña', 'limones con sal'),
      write('Repite tu contraseña', 'limones con sol'),
      press('Guardar'),
    ]),
    step(
      'No coinciden',
      'Su contraseña de antes sigue valiendo.',
      seeField('Repite tu contraseña', 'Las contraseñas no coinciden.'),
    ),
  ],
  expect: [
    { sees: { field: 'Repite tu contraseña', says: 'Las contraseñas no coinciden.' } },
    { request: 'POST /api/auth/change-password', times: 0 },
  ],
});

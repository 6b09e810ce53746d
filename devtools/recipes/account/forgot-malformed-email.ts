import { seeField, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { askForLink } from '../scenes.ts';

/** A link that is asked for with an e-mail address that can't be one. */
export const forgotMalformedEmail = recipe({
  id: 'account/forgot-malformed-email',
  title: 'Pide su enlace sin la arroba',
  tags: ['cuenta', 'errores'],
  covers: ['field:Correo electrónico', 'route:/user/forgot-password'],
  world: { route: '/user/forgot-password' },
  steps: [
    step('Ana olvidó su contraseña', 'Está en Recuperar contraseña.', seeThe('button', 'Enviar enlace')),
    step('Escribe su correo de prisa', 'Se come la arroba.', askForLink('ana.correo.mx')),
    step(
      'El campo le muestra un ejemplo',
      'Todavía no se envía nada.',
      seeField('Correo electrónico', 'Escribe un correo válido, como tu@correo.com.'),
    ),
  ],
  expect: [
    { sees: { field: 'Correo electrónico', says: 'Escribe un correo válido, como tu@correo.com.' } },
    { request: 'POST /api/auth/forgot-password', times: 0 },
  ],
});

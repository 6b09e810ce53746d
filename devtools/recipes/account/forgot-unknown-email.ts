import { seeField, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { askForLink } from '../scenes.ts';

/** A link that is asked for with an e-mail address that nobody has registered. */
export const forgotUnknownEmail = recipe({
  id: 'account/forgot-unknown-email',
  title: 'Pide su enlace con otro correo',
  tags: ['cuenta', 'errores'],
  covers: ['error:The selected email is invalid.→field:Correo electrónico'],
  world: { route: '/user/forgot-password' },
  steps: [
    step('Beto olvidó su contraseña', 'Está en Recuperar contraseña.', seeThe('button', 'Enviar enlace')),
    step('Pide su enlace', 'Con un correo que nunca registró.', askForLink('beto@correo.mx')),
    step(
      'No se encontró ese correo',
      'Puede probar con el otro.',
      seeField('Correo electrónico', 'No se encontró este correo electrónico.'),
    ),
  ],
  expect: [
    { sees: { field: 'Correo electrónico', says: 'No se encontró este correo electrónico.' } },
    { request: 'POST /api/auth/forgot-password', times: 1, status: 422 },
  ],
});

import { answer, go, seeText, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { askForLink } from '../scenes.ts';

/** A second link within a minute. */
export const secondLink = recipe({
  id: 'message/second-link',
  title: 'Pide dos enlaces en el mismo minuto',
  tags: ['errores', 'cuenta'],
  covers: ['msg:Please wait before retrying.', 'error:Please wait before retrying.→wait'],
  world: { route: '/user/forgot-password' },
  steps: [
    step('Ana olvidó su contraseña', 'Pide su enlace en Recuperar contraseña.', askForLink('ana@correo.mx')),
    step(
      'Le avisan que va en camino',
      'Ella no lo ve llegar.',
      answer('emailSentChangePasswordSuccess', 'Aceptar'),
    ),
    step('Regresa y pide otro', 'No ha pasado ni un minuto.', [
      go('/user/forgot-password'),
      ...askForLink('ana@correo.mx'),
    ]),
    step(
      'Le piden un poco de calma',
      'Debajo del botón dice cuánto.',
      seeText('Espera 60 s para pedir otro enlace.'),
    ),
  ],
  expect: [
    { sees: { text: 'Espera 60 s para pedir otro enlace.' } },
    { request: 'POST /api/auth/forgot-password', times: 2, status: 422 },
  ],
});

import { seeModal, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { askForLink } from '../scenes.ts';

/** The link that is on its way. */
export const emailSentChangePasswordSuccess = recipe({
  id: 'modal/emailSentChangePasswordSuccess',
  title: 'Olvidas tu contraseña y pides un enlace',
  tags: ['cuenta'],
  covers: ['modal:emailSentChangePasswordSuccess'],
  world: { route: '/user/forgot-password' },
  steps: [
    step(
      'Ana no recuerda su contraseña',
      'Abre la página para recuperarla.',
      seeThe('heading', 'Recuperar contraseña'),
    ),
    step('Escribe su correo', 'Pide un enlace nuevo.', askForLink('ana@correo.mx')),
    step('Revisa tu correo', 'El enlace dura una hora.', seeModal('emailSentChangePasswordSuccess')),
  ],
  expect: [
    { sees: { modal: 'emailSentChangePasswordSuccess' } },
    { request: 'POST /api/auth/forgot-password', times: 1, status: 200 },
  ],
});

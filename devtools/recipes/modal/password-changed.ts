import { seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { askForLink, followLink, saveNewPassword } from '../scenes.ts';

/** The new password, saved through the mailed link. */
export const passwordChanged = recipe({
  id: 'modal/passwordChanged',
  title: 'Estrenas contraseña',
  tags: ['cuenta'],
  covers: ['modal:emailSentChangePasswordSuccess', 'modal:passwordChanged'],
  world: { route: '/user/forgot-password' },
  steps: [
    step('Ana olvidó su contraseña', 'Pide un enlace desde su celular.', askForLink('ana@correo.mx')),
    step('Abre el enlace de su correo', 'Llega a Cambiar contraseña.', followLink('ana@correo.mx')),
    step('Guarda la nueva', 'La escribe igual dos veces.', saveNewPassword()),
    step('¡Contraseña nueva!', 'Ya puede entrar con ella.', seeModal('passwordChanged')),
  ],
  expect: [
    { sees: { modal: 'passwordChanged' } },
    { request: 'POST /api/auth/change-password', times: 1, status: 200 },
  ],
});

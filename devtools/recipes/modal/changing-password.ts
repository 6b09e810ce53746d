import { seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { askForLink, followLink, saveNewPassword } from '../scenes.ts';

/** The new password on its way: held there, for a real one is too quick to be seen. */
export const changingPassword = recipe({
  id: 'modal/changingPassword',
  title: 'Tu contraseña nueva se está guardando',
  tags: ['cuenta'],
  covers: ['modal:changingPassword'],
  world: {
    route: '/user/forgot-password',
    faults: [{ match: 'POST /api/auth/change-password', effect: { hold: true } }],
  },
  steps: [
    step('Ana olvidó su contraseña', 'Pide un enlace desde su celular.', askForLink('ana@correo.mx')),
    step('Abre el enlace de su correo', 'Llega a Cambiar contraseña.', followLink('ana@correo.mx')),
    step('Guarda la nueva', 'La respuesta tarda en llegar.', saveNewPassword()),
    step('Guardando tu contraseña…', 'Nadie puede cerrarlo a medias.', seeModal('changingPassword')),
  ],
  expect: [{ sees: { modal: 'changingPassword' } }],
});

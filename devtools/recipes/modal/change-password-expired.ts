import { later, seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { askForLink, followLink, saveNewPassword } from '../scenes.ts';

/** The mailed link that is followed too late. */
export const changePasswordExpired = recipe({
  id: 'modal/changePasswordExpired',
  title: 'Abres el enlace una hora tarde',
  tags: ['cuenta', 'errores'],
  covers: [
    'modal:changePasswordExpired',
    'msg:This password reset token is invalid.',
    'error:This password reset token is invalid.→modal:changePasswordExpired',
  ],
  world: { route: '/user/forgot-password' },
  steps: [
    step('Ana olvidó su contraseña', 'Pide un enlace desde su celular.', askForLink('ana@correo.mx')),
    step('Abre el enlace y se distrae', 'Deja la página a medias.', followLink('ana@correo.mx')),
    step('Pasan 61 minutos', 'El enlace duraba 60.', later('61m')),
    step('Ana guarda la nueva', 'La escribe igual dos veces.', saveNewPassword()),
    step('El enlace ya caducó', 'Puede pedir otro ahí mismo.', seeModal('changePasswordExpired')),
  ],
  expect: [
    { sees: { modal: 'changePasswordExpired' } },
    { request: 'POST /api/auth/change-password', times: 1, status: 422 },
  ],
});

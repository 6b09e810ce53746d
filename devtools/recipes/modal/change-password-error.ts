import { fail, seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { askForLink, followLink, saveNewPassword } from '../scenes.ts';

const LEAKED = 'The given password has appeared in a data leak. Please choose a different password.';

/** The new password that the server refuses in words of its own: nothing in the world causes it. */
export const changePasswordError = recipe({
  id: 'modal/changePasswordError',
  title: 'El servidor no acepta tu contraseña nueva',
  tags: ['cuenta', 'errores'],
  covers: ['modal:changePasswordError', `msg:${LEAKED}`, `error:${LEAKED}→modal:changePasswordError`],
  world: { route: '/user/forgot-password' },
  steps: [
    step('Ana olvidó su contraseña', 'Pide un enlace desde su celular.', askForLink('ana@correo.mx')),
    step('Abre el enlace de su correo', 'Llega a Cambiar contraseña.', followLink('ana@correo.mx')),
    step(
      'El servidor se pone exigente',
      'Va a rechazar la contraseña que ella escriba.',
      fail({ match: 'POST /api/auth/change-password', effect: { status: 422, message: LEAKED } }),
    ),
    step('Ana guarda la nueva', 'La escribe igual dos veces.', saveNewPassword()),
    step('No se pudo cambiar', 'Puede probar otra o pedir otro enlace.', seeModal('changePasswordError')),
  ],
  expect: [
    { sees: { modal: 'changePasswordError' } },
    { request: 'POST /api/auth/change-password', times: 1, status: 422 },
  ],
});

import { fail, later, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { askForLink, followLink, saveNewPassword } from '../scenes.ts';

const LEAKED = 'The given password has appeared in a data leak. Please choose a different password.';

export const emailSentChangePasswordSuccess = recipe({
  id: 'modal/emailSentChangePasswordSuccess',
  title: 'Olvidas tu contraseña y pides un enlace',
  tags: ['cuenta'],
  world: { route: '/user/forgot-password' },
  steps: [
    step(
      'Ana no recuerda su contraseña',
      'Abre la página para recuperarla.',
      seeThe('heading', 'Recuperar contraseña'),
    ),
    step('Escribe su correo', 'Pide un enlace nuevo.', askForLink('ana@correo.mx')),
    step('Revisa tu correo', 'El enlace dura una hora.'),
  ],
  alsoExpect: [{ request: 'POST /api/auth/forgot-password', times: 1, status: 200 }],
});

/** The new password on its way: held there, for a real one is too quick to be seen. */
export const changingPassword = recipe({
  id: 'modal/changingPassword',
  title: 'Tu contraseña nueva se está guardando',
  tags: ['cuenta'],
  world: {
    route: '/user/forgot-password',
    faults: [{ match: 'POST /api/auth/change-password', effect: { hold: true } }],
  },
  steps: [
    step('Ana olvidó su contraseña', 'Pide un enlace desde su celular.', askForLink('ana@correo.mx')),
    step('Abre el enlace de su correo', 'Llega a Cambiar contraseña.', followLink('ana@correo.mx')),
    step('Guarda la nueva', 'La respuesta tarda en llegar.', saveNewPassword()),
    step('Guardando tu contraseña…', 'Nadie puede cerrarlo a medias.'),
  ],
});

export const passwordChanged = recipe({
  id: 'modal/passwordChanged',
  title: 'Estrenas contraseña',
  tags: ['cuenta'],
  covers: ['modal:emailSentChangePasswordSuccess'],
  world: { route: '/user/forgot-password' },
  steps: [
    step('Ana olvidó su contraseña', 'Pide un enlace desde su celular.', askForLink('ana@correo.mx')),
    step('Abre el enlace de su correo', 'Llega a Cambiar contraseña.', followLink('ana@correo.mx')),
    step('Guarda la nueva', 'La escribe igual dos veces.', saveNewPassword()),
    step('¡Contraseña nueva!', 'Ya puede entrar con ella.'),
  ],
  alsoExpect: [{ request: 'POST /api/auth/change-password', times: 1, status: 200 }],
});

/** The new password that the server refuses in words of its own: nothing in the world causes it. */
export const changePasswordError = recipe({
  id: 'modal/changePasswordError',
  title: 'El servidor no acepta tu contraseña nueva',
  tags: ['cuenta', 'errores'],
  says: LEAKED,
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
    step('No se pudo cambiar', 'Puede probar otra o pedir otro enlace.'),
  ],
  alsoExpect: [{ request: 'POST /api/auth/change-password', times: 1, status: 422 }],
});

export const changePasswordExpired = recipe({
  id: 'modal/changePasswordExpired',
  title: 'Abres el enlace una hora tarde',
  tags: ['cuenta', 'errores'],
  says: 'This password reset token is invalid.',
  world: { route: '/user/forgot-password' },
  steps: [
    step('Ana olvidó su contraseña', 'Pide un enlace desde su celular.', askForLink('ana@correo.mx')),
    step('Abre el enlace y se distrae', 'Deja la página a medias.', followLink('ana@correo.mx')),
    step('Pasan 61 minutos', 'El enlace duraba 60.', later('61m')),
    step('Ana guarda la nueva', 'La escribe igual dos veces.', saveNewPassword()),
    step('El enlace ya caducó', 'Puede pedir otro ahí mismo.'),
  ],
  alsoExpect: [{ request: 'POST /api/auth/change-password', times: 1, status: 422 }],
});

import { fail, later, seeHeading, step } from '../actions.ts';
import { askForLink, followMailedLink, hold, passwordLink, saveNewPassword } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const LEAKED = 'The given password has appeared in a data leak. Please choose a different password.';

const recipe = recipeWith({ tags: ['cuenta'], world: { route: '/user/forgot-password' } });

export const MODAL_PASSWORD_RECIPES: readonly Recipe[] = [
  recipe('modal/emailSentChangePasswordSuccess', 'Olvidas tu contraseña y pides un enlace', {
    steps: [
      step('Ana no recuerda su contraseña', 'Abre la página para recuperarla.', [
        seeHeading('Recuperar contraseña'),
      ]),
      step('Escribe su correo', 'Pide un enlace nuevo.', askForLink('ana@correo.mx')),
      step('Revisa tu correo', 'El enlace dura una hora.'),
    ],
    ends: {
      shows: { modal: 'emailSentChangePasswordSuccess' },
      calls: { 'POST /api/auth/forgot-password': { times: 1, status: 200 } },
    },
  }),
  recipe('modal/changingPassword', 'Tu contraseña nueva se está guardando', {
    world: { faults: [hold('POST /api/auth/change-password')] },
    steps: [
      ...passwordLink('Pide un enlace desde su celular.'),
      step('Guarda la nueva', 'La respuesta tarda en llegar.', saveNewPassword()),
      step('Guardando tu contraseña…', 'Nadie puede cerrarlo a medias.'),
    ],
    ends: { shows: { modal: 'changingPassword' } },
  }),
  recipe('modal/passwordChanged', 'Estrenas contraseña', {
    steps: [
      ...passwordLink('Pide un enlace desde su celular.'),
      step('Guarda la nueva', 'La escribe igual dos veces.', saveNewPassword()),
      step('¡Contraseña nueva!', 'Ya puede entrar con ella.'),
    ],
    ends: {
      shows: { modal: 'passwordChanged' },
      calls: { 'POST /api/auth/change-password': { times: 1, status: 200 } },
    },
  }),
  // The recipe needs a fault, because the simulated server does not check whether a password was leaked.
  recipe('modal/changePasswordError', 'El servidor no acepta tu contraseña nueva', {
    tags: ['cuenta', 'errores'],
    steps: [
      ...passwordLink('Pide un enlace desde su celular.'),
      step('El servidor se pone exigente', 'Va a rechazar la contraseña que ella escriba.', [
        fail({ match: 'POST /api/auth/change-password', effect: { status: 422, message: LEAKED } }),
      ]),
      step('Ana guarda la nueva', 'La escribe igual dos veces.', saveNewPassword()),
      step('No se pudo cambiar', 'Puede probar otra o pedir otro enlace.'),
    ],
    ends: {
      shows: { modal: 'changePasswordError' },
      because: LEAKED,
      calls: { 'POST /api/auth/change-password': { times: 1, status: 422 } },
    },
  }),
  recipe('modal/changePasswordExpired', 'Abres el enlace una hora tarde', {
    tags: ['cuenta', 'errores'],
    steps: [
      step('Ana olvidó su contraseña', 'Pide un enlace desde su celular.', askForLink('ana@correo.mx')),
      step('Abre el enlace y se distrae', 'Deja la página a medias.', followMailedLink('ana@correo.mx')),
      step('Pasan 61 minutos', 'El enlace duraba 60.', later('61m')),
      step('Ana guarda la nueva', 'La escribe igual dos veces.', saveNewPassword()),
      step('El enlace ya caducó', 'Puede pedir otro ahí mismo.'),
    ],
    ends: {
      shows: { modal: 'changePasswordExpired' },
      because: 'This password reset token is invalid.',
      calls: { 'POST /api/auth/change-password': { times: 1, status: 422 } },
    },
  }),
];

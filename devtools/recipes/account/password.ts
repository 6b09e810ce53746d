import { seeThe, step } from '../actions.ts';
import { askForLink, passwordLink, saveNewPassword } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['cuenta', 'errores'], world: { route: '/user/forgot-password' } });

export const ACCOUNT_PASSWORD_RECIPES: readonly Recipe[] = [
  recipe('account/forgot-malformed-email', 'Pide su enlace sin la arroba', {
    steps: [
      step('Ana olvidó su contraseña', 'Está en Recuperar contraseña.', seeThe('button', 'Enviar enlace')),
      step('Escribe su correo de prisa', 'Se come la arroba.', askForLink('ana.correo.mx')),
      step('El campo le muestra un ejemplo', 'Todavía no se envía nada.'),
    ],
    ends: {
      shows: { field: 'Correo electrónico', says: 'Escribe un correo válido, como tu@correo.com.' },
      calls: { 'POST /api/auth/forgot-password': { times: 0 } },
    },
  }),
  recipe('account/forgot-unknown-email', 'Pide su enlace con otro correo', {
    steps: [
      step('Beto olvidó su contraseña', 'Está en Recuperar contraseña.', seeThe('button', 'Enviar enlace')),
      step('Pide su enlace', 'Con un correo que nunca registró.', askForLink('beto@correo.mx')),
      step('No se encontró ese correo', 'Puede probar con el otro.'),
    ],
    ends: {
      shows: { field: 'Correo electrónico', says: 'No se encontró este correo electrónico.' },
      calls: { 'POST /api/auth/forgot-password': { times: 1, status: 422 } },
    },
  }),
  recipe('account/change-short-password', 'Su contraseña nueva se queda corta', {
    steps: [
      ...passwordLink('La pide en Recuperar contraseña.'),
      step('Escribe siete letras', 'Dos veces, iguales.', saveNewPassword('limones')),
      step('Le falta una', 'Son ocho caracteres o más.'),
    ],
    ends: {
      shows: { field: 'Nueva contraseña', says: 'Usa al menos 8 caracteres.' },
      calls: { 'POST /api/auth/change-password': { times: 0 } },
    },
  }),
  recipe('account/change-mismatch', 'Repite su contraseña y no es la misma', {
    steps: [
      ...passwordLink('La pide en Recuperar contraseña.'),
      step('Escribe la nueva dos veces', 'La segunda con otro final.', [
        saveNewPassword('limones con sal', 'limones con sol'),
      ]),
      step('No coinciden', 'Su contraseña de antes sigue valiendo.'),
    ],
    ends: {
      shows: { field: 'Repite tu contraseña', says: 'Las contraseñas no coinciden.' },
      calls: { 'POST /api/auth/change-password': { times: 0 } },
    },
  }),
];

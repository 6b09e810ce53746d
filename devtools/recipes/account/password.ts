import { seeField, seeThe, step } from '../actions.ts';
import {
  askForLink,
  passwordLink,
  saveNewPassword,
  seeMalformedEmail,
  seeUnknownEmail,
} from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['cuenta', 'errores'], world: { route: '/user/forgot-password' } });

export const ACCOUNT_PASSWORD_RECIPES: readonly Recipe[] = [
  recipe('account/forgot-malformed-email', 'Pide su enlace sin la arroba', {
    covers: ['field:Correo electrónico', 'route:/user/forgot-password'],
    steps: [
      step('Ana olvidó su contraseña', 'Está en Recuperar contraseña.', seeThe('button', 'Enviar enlace')),
      step('Escribe su correo de prisa', 'Se come la arroba.', askForLink('ana.correo.mx')),
      step('El campo le muestra un ejemplo', 'Todavía no se envía nada.', seeMalformedEmail()),
    ],
    alsoExpect: [{ request: 'POST /api/auth/forgot-password', times: 0 }],
  }),
  recipe('account/forgot-unknown-email', 'Pide su enlace con otro correo', {
    covers: ['error:The selected email is invalid.→field:Correo electrónico'],
    steps: [
      step('Beto olvidó su contraseña', 'Está en Recuperar contraseña.', seeThe('button', 'Enviar enlace')),
      step('Pide su enlace', 'Con un correo que nunca registró.', askForLink('beto@correo.mx')),
      step('No se encontró ese correo', 'Puede probar con el otro.', seeUnknownEmail()),
    ],
    alsoExpect: [{ request: 'POST /api/auth/forgot-password', times: 1, status: 422 }],
  }),
  recipe('account/change-short-password', 'Su contraseña nueva se queda corta', {
    steps: [
      ...passwordLink('La pide en Recuperar contraseña.'),
      step('Escribe siete letras', 'Dos veces, iguales.', saveNewPassword('limones')),
      step('Le falta una', 'Son ocho caracteres o más.', [
        seeField('Nueva contraseña', 'Usa al menos 8 caracteres.'),
      ]),
    ],
    alsoExpect: [{ request: 'POST /api/auth/change-password', times: 0 }],
  }),
  recipe('account/change-mismatch', 'Repite su contraseña y no es la misma', {
    covers: ['field:Repite tu contraseña', 'route:/user/change-password/:email/:token'],
    steps: [
      ...passwordLink('La pide en Recuperar contraseña.'),
      step('Escribe la nueva dos veces', 'La segunda con otro final.', [
        saveNewPassword('limones con sal', 'limones con sol'),
      ]),
      step('No coinciden', 'Su contraseña de antes sigue valiendo.', [
        seeField('Repite tu contraseña', 'Las contraseñas no coinciden.'),
      ]),
    ],
    alsoExpect: [{ request: 'POST /api/auth/change-password', times: 0 }],
  }),
];

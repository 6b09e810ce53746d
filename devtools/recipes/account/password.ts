import { press, seeField, seeThe, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { askForLink, followLink } from '../scenes.ts';

export const forgotMalformedEmail = recipe({
  id: 'account/forgot-malformed-email',
  title: 'Pide su enlace sin la arroba',
  tags: ['cuenta', 'errores'],
  covers: ['field:Correo electrónico', 'route:/user/forgot-password'],
  world: { route: '/user/forgot-password' },
  steps: [
    step('Ana olvidó su contraseña', 'Está en Recuperar contraseña.', seeThe('button', 'Enviar enlace')),
    step('Escribe su correo de prisa', 'Se come la arroba.', askForLink('ana.correo.mx')),
    step(
      'El campo le muestra un ejemplo',
      'Todavía no se envía nada.',
      seeField('Correo electrónico', 'Escribe un correo válido, como tu@correo.com.'),
    ),
  ],
  alsoExpect: [{ request: 'POST /api/auth/forgot-password', times: 0 }],
});

export const forgotUnknownEmail = recipe({
  id: 'account/forgot-unknown-email',
  title: 'Pide su enlace con otro correo',
  tags: ['cuenta', 'errores'],
  covers: ['error:The selected email is invalid.→field:Correo electrónico'],
  world: { route: '/user/forgot-password' },
  steps: [
    step('Beto olvidó su contraseña', 'Está en Recuperar contraseña.', seeThe('button', 'Enviar enlace')),
    step('Pide su enlace', 'Con un correo que nunca registró.', askForLink('beto@correo.mx')),
    step(
      'No se encontró ese correo',
      'Puede probar con el otro.',
      seeField('Correo electrónico', 'No se encontró este correo electrónico.'),
    ),
  ],
  alsoExpect: [{ request: 'POST /api/auth/forgot-password', times: 1, status: 422 }],
});

export const changeShortPassword = recipe({
  id: 'account/change-short-password',
  title: 'Su contraseña nueva se queda corta',
  tags: ['cuenta', 'errores'],
  covers: ['field:Nueva contraseña'],
  world: { route: '/user/forgot-password' },
  steps: [
    step('Ana olvidó su contraseña', 'La pide en Recuperar contraseña.', askForLink('ana@correo.mx')),
    step('Abre el enlace de su correo', 'Llega a Cambiar contraseña.', followLink('ana@correo.mx')),
    step('Escribe siete letras', 'Dos veces, iguales.', [
      write('Nueva contraseña', 'limones'),
      write('Repite tu contraseña', 'limones'),
      press('Guardar'),
    ]),
    step(
      'Le falta una',
      'Son ocho caracteres o más.',
      seeField('Nueva contraseña', 'Usa al menos 8 caracteres.'),
    ),
  ],
  alsoExpect: [{ request: 'POST /api/auth/change-password', times: 0 }],
});

export const changeMismatch = recipe({
  id: 'account/change-mismatch',
  title: 'Repite su contraseña y no es la misma',
  tags: ['cuenta', 'errores'],
  covers: ['field:Repite tu contraseña', 'route:/user/change-password/:email/:token'],
  world: { route: '/user/forgot-password' },
  steps: [
    step('Ana olvidó su contraseña', 'La pide en Recuperar contraseña.', askForLink('ana@correo.mx')),
    step('Abre el enlace de su correo', 'Llega a Cambiar contraseña.', followLink('ana@correo.mx')),
    step('Escribe la nueva dos veces', 'La segunda con otro final.', [
      write('Nueva contraseña', 'limones con sal'),
      write('Repite tu contraseña', 'limones con sol'),
      press('Guardar'),
    ]),
    step(
      'No coinciden',
      'Su contraseña de antes sigue valiendo.',
      seeField('Repite tu contraseña', 'Las contraseñas no coinciden.'),
    ),
  ],
  alsoExpect: [{ request: 'POST /api/auth/change-password', times: 0 }],
});

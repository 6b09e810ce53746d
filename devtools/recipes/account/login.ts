import { logIn, press, seeField, seeThe, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';

export const loginEmpty = recipe({
  id: 'account/login-empty',
  title: 'Quiere entrar sin escribir nada',
  tags: ['cuenta', 'errores'],
  covers: ['field:Correo electrónico', 'field:Contraseña'],
  world: { route: '/user/login' },
  steps: [
    step('Ana llega a Iniciar sesión', 'Todavía no escribe nada.', seeThe('button', 'Entrar')),
    step('Presiona Entrar', 'Nada sale de su celular.', press('Entrar')),
    step(
      'Los dos campos lo dicen',
      'Y el primero ya tiene el cursor.',
      seeField('Correo electrónico', 'Este campo es obligatorio'),
      seeField('Contraseña', 'Este campo es obligatorio'),
    ),
  ],
  expect: [
    { sees: { field: 'Contraseña', says: 'Este campo es obligatorio' } },
    { request: 'POST /api/auth/login', times: 0 },
  ],
});

export const loginMalformedEmail = recipe({
  id: 'account/login-malformed-email',
  title: 'Un correo a medio escribir',
  tags: ['cuenta', 'errores'],
  covers: ['field:Correo electrónico'],
  world: { route: '/user/login' },
  steps: [
    step(
      'Ana escribe su correo con prisa',
      'Está en Iniciar sesión.',
      write('Correo electrónico', 'ana@correo'),
    ),
    step('Pone su contraseña y entra', 'A su correo le falta el final.', [
      write('Contraseña', 'papas con chile'),
      press('Entrar'),
    ]),
    step(
      'El campo le muestra un ejemplo',
      'No hizo falta preguntarle al servidor.',
      seeField('Correo electrónico', 'Escribe un correo válido, como tu@correo.com.'),
    ),
  ],
  alsoExpect: [{ request: 'POST /api/auth/login', times: 0 }],
});

export const loginUnknownEmail = recipe({
  id: 'account/login-unknown-email',
  title: 'Entra con un correo que nadie registró',
  tags: ['cuenta', 'errores'],
  says: 'The selected email is invalid.',
  world: { route: '/user/login' },
  steps: [
    step(
      'Beto escribe otro de sus correos',
      'Está en Iniciar sesión.',
      write('Correo electrónico', 'beto@correo.mx'),
    ),
    step('Pone su contraseña y entra', 'Con ese correo nunca se registró.', [
      write('Contraseña', 'papas con limón'),
      press('Entrar'),
    ]),
    step(
      'No se encontró ese correo',
      'Lo dice el campo y puede corregirlo ahí mismo.',
      seeField('Correo electrónico', 'No se encontró este correo electrónico.'),
    ),
  ],
  alsoExpect: [{ request: 'POST /api/auth/login', times: 1, status: 422 }],
});

export const loginWrongPassword = recipe({
  id: 'account/login-wrong-password',
  title: 'Se equivoca de contraseña',
  tags: ['cuenta', 'errores'],
  says: 'Invalid Credentials',
  world: { route: '/user/login' },
  steps: [
    step('Ana llega a Iniciar sesión', 'Viene de prisa.', seeThe('button', 'Entrar')),
    step('Escribe otra contraseña', 'Era papas con chile.', logIn('ana@correo.mx', 'papas con limón')),
    step(
      'Esa contraseña es inválida',
      'Su correo sigue escrito; solo corrige lo demás.',
      seeField('Contraseña', 'Esta contraseña es inválida.'),
    ),
  ],
  alsoExpect: [{ request: 'POST /api/auth/login', times: 1, status: 401 }],
});

import { logIn, press, seeThe, step } from '../actions.ts';
import { enterWith, REQUIRED, seeEmptyFields, writeEmail } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['cuenta', 'errores'], world: { route: '/user/login' } });

export const ACCOUNT_LOGIN_RECIPES: readonly Recipe[] = [
  recipe('account/login-empty', 'Quiere entrar sin escribir nada', {
    steps: [
      step('Ana llega a Iniciar sesión', 'Todavía no escribe nada.', seeThe('button', 'Entrar')),
      step('Presiona Entrar', 'Nada sale de su celular.', press('Entrar')),
      step('Los dos campos lo dicen', 'Y el primero ya tiene el cursor.', [
        seeEmptyFields('Correo electrónico', 'Contraseña'),
      ]),
    ],
    ends: { shows: { field: 'Contraseña', says: REQUIRED }, calls: { 'POST /api/auth/login': { times: 0 } } },
  }),
  recipe('account/login-malformed-email', 'Un correo a medio escribir', {
    steps: [
      step('Ana escribe su correo con prisa', 'Está en Iniciar sesión.', writeEmail('ana@correo')),
      step('Pone su contraseña y entra', 'A su correo le falta el final.', enterWith('papas con chile')),
      step('El campo le muestra un ejemplo', 'No hizo falta preguntarle al servidor.'),
    ],
    ends: {
      shows: { field: 'Correo electrónico', says: 'Escribe un correo válido, como tu@correo.com.' },
      calls: { 'POST /api/auth/login': { times: 0 } },
    },
  }),
  recipe('account/login-unknown-email', 'Entra con un correo que nadie registró', {
    steps: [
      step('Beto escribe otro de sus correos', 'Está en Iniciar sesión.', writeEmail('beto@correo.mx')),
      step('Pone su contraseña y entra', 'Con ese correo nunca se registró.', enterWith('papas con limón')),
      step('No se encontró ese correo', 'Lo dice el campo y puede corregirlo ahí mismo.'),
    ],
    ends: {
      shows: { field: 'Correo electrónico', says: 'No se encontró este correo electrónico.' },
      because: 'The selected email is invalid.',
      calls: { 'POST /api/auth/login': { times: 1, status: 422 } },
    },
  }),
  recipe('account/login-wrong-password', 'Se equivoca de contraseña', {
    steps: [
      step('Ana llega a Iniciar sesión', 'Viene de prisa.', seeThe('button', 'Entrar')),
      step('Escribe otra contraseña', 'Era papas con chile.', logIn('ana@correo.mx', 'papas con limón')),
      step('Esa contraseña es inválida', 'Su correo sigue escrito; solo corrige lo demás.'),
    ],
    ends: {
      shows: { field: 'Contraseña', says: 'Esta contraseña es inválida.' },
      because: 'Invalid Credentials',
      calls: { 'POST /api/auth/login': { times: 1, status: 401 } },
    },
  }),
];

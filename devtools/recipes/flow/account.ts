import { answer, go, later, logIn, seeRoute, seeText, seeThe, step } from '../actions.ts';
import {
  askForLink,
  deleteAccount,
  followMailedLink,
  NEW_PASSWORD,
  saveNewPassword,
} from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['flujos', 'cuenta'] });

export const FLOW_ACCOUNT_RECIPES: readonly Recipe[] = [
  recipe('flow/forgotten-password', 'Olvidas tu contraseña y vuelves a jugar', {
    world: { route: '/user/forgot-password' },
    steps: [
      step('Ana olvidó su contraseña', 'Escribe su correo y pide un enlace.', askForLink('ana@correo.mx')),
      step(
        'Lo abre desde su correo',
        'Dura una hora y sirve una sola vez.',
        followMailedLink('ana@correo.mx'),
      ),
      step('Escribe una nueva', 'Dos veces, para no equivocarse.', saveNewPassword()),
      step('Entra con ella', 'La anterior ya no sirve.', [
        answer('passwordChanged', 'Iniciar sesión'),
        seeRoute('/user/login'),
        logIn('ana@correo.mx', NEW_PASSWORD),
      ]),
      step('Su jornada la espera', 'Tal como la dejó.', seeThe('region', 'Avance de la jornada')),
    ],
    ends: {
      shows: { route: '/games' },
      calls: {
        'POST /api/auth/change-password': { times: 1, status: 200 },
        'POST /api/auth/login': { times: 1, status: 200 },
      },
    },
  }),
  recipe('flow/goodbye', 'Te despides del Reto', {
    world: { as: 'ana', route: '/user/profile' },
    steps: [
      step('Ana abre su perfil', 'Ahí están sus boletos.', seeText('Mis boletos')),
      step('Se arrepiente a tiempo', 'La app le dice todo lo que perdería.', deleteAccount('Mejor no')),
      step('Ahora sí', 'Lo confirma y su cuenta se va.', [
        deleteAccount('Sí, eliminar'),
        ...answer('accountDeleted', 'Aceptar'),
      ]),
      step('Ya es visitante', 'Está de vuelta en Inicio.', seeRoute('/')),
      step('Al otro día quiere entrar', 'Su cuenta ya no existe; puede crear una nueva.', [
        later('1d'),
        go('/user/login'),
        ...logIn('ana@correo.mx'),
      ]),
    ],
    ends: {
      shows: { modal: 'accountEliminated' },
      calls: {
        'GET /api/user/delete': { times: 1, status: 200 },
        'POST /api/auth/login': { times: 1, status: 500 },
      },
    },
  }),
];

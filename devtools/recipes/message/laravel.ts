import { answer, logIn, press, step } from '../actions.ts';
import { askForLink, failToLogIn, registerAgain, seeTakenFields } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['errores', 'cuenta'] });

export const MESSAGE_LARAVEL_RECIPES: readonly Recipe[] = [
  // Laravel 8 answers with a general `message` and lists the fields in `errors` in the order of `rules()`, not in
  // that of the form.
  recipe('message/laravel-field-errors', 'Un Laravel de fábrica rechaza dos campos', {
    world: { laravel: true, route: '/user/register' },
    steps: [
      ...registerAgain(),
      step(
        'Presiona Crear cuenta',
        'El servidor se queja primero del correo; en el formulario va antes el apodo.',
        [press('Crear cuenta')],
      ),
      step('Cada campo dice lo suyo', 'El cursor queda en el apodo.', seeTakenFields()),
    ],
    ends: {
      shows: { field: 'Correo electrónico', says: 'Este correo ya está en uso.' },
      calls: { 'POST /api/user/register': { times: 1, status: 422 } },
    },
  }),
  // Breeze throttles log-ins with a 422 whose error on `email` names the seconds, not with 429 and
  // `Retry-After`.
  recipe('message/laravel-login-throttle', 'Un Laravel de fábrica la hace esperar para entrar', {
    world: { laravel: true, route: '/user/login' },
    steps: [
      step('Ana no recuerda su contraseña', 'Prueba una en Iniciar sesión.', failToLogIn('papas con limón')),
      step('Prueba cuatro más', 'Ninguna es.', [
        ...failToLogIn('papas con sal'),
        ...failToLogIn('papas sin sal'),
        ...failToLogIn('papas con queso'),
        ...failToLogIn('papas con adobo'),
      ]),
      step('La sexta es la buena', 'Pero ya son demasiadas en un minuto.', [
        ...logIn('ana@correo.mx'),
        ...answer('unpreventedError', 'Aceptar'),
      ]),
      step('El botón espera un minuto', 'Debajo dice cuánto falta.'),
    ],
    ends: {
      shows: { text: 'Espera 60 s para intentarlo de nuevo.' },
      calls: { 'POST /api/auth/login': { times: 6, status: 422 } },
    },
  }),
  recipe('message/laravel-unknown-email', 'Un Laravel de fábrica no encuentra su correo', {
    world: { laravel: true, route: '/user/forgot-password' },
    steps: [
      step('Beto pide su enlace', 'Con un correo que nunca registró.', askForLink('beto@correo.mx')),
      step('No se encontró ese correo', 'Puede probar con el otro.'),
    ],
    ends: {
      shows: { field: 'Correo electrónico', says: 'No se encontró este correo electrónico.' },
      because: "We can't find a user with that email address.",
      calls: { 'POST /api/auth/forgot-password': { times: 1, status: 422 } },
    },
  }),
];

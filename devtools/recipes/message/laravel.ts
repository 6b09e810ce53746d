import { answer, logIn, press, seeText, step } from '../actions.ts';
import { askForLink, failToLogIn, registerAgain, seeTakenFields, seeUnknownEmail } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['errores', 'cuenta'] });

export const MESSAGE_LARAVEL_RECIPES: readonly Recipe[] = [
  // Laravel 8 answers with a general `message` and lists the fields in `errors` in the order of `rules()`, not in
  // that of the form.
  recipe('message/laravel-field-errors', 'Un Laravel de fábrica rechaza dos campos', {
    covers: [
      'msg:The email has already been taken.',
      'msg:The nickname has already been taken.',
      'error:The email has already been taken.→field:Correo electrónico',
      'error:The nickname has already been taken.→field:Apodo para el ranking',
    ],
    world: { route: '/user/register', laravel: true },
    steps: [
      ...registerAgain(),
      step(
        'Presiona Crear cuenta',
        'El servidor se queja primero del correo; en el formulario va antes el apodo.',
        [press('Crear cuenta')],
      ),
      step('Cada campo dice lo suyo', 'El cursor queda en el apodo.', seeTakenFields()),
    ],
    alsoExpect: [
      { sees: { field: 'Correo electrónico', says: 'Este correo ya está en uso.' } },
      { request: 'POST /api/user/register', times: 1, status: 422 },
    ],
  }),
  // Breeze throttles log-ins with a 422 whose error on `email` names the seconds, not with 429 and
  // `Retry-After`.
  recipe('message/laravel-login-throttle', 'Un Laravel de fábrica la hace esperar para entrar', {
    covers: [
      'msg:These credentials do not match our records.',
      'error:These credentials do not match our records.→field:Contraseña',
      'msg:Too many login attempts. Please try again in 60 seconds.',
      'error:Too many login attempts. Please try again in 60 seconds.→modal:unpreventedError',
      'error:Too many login attempts. Please try again in 60 seconds.→wait',
    ],
    world: { route: '/user/login', laravel: true },
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
      step('El botón espera un minuto', 'Debajo dice cuánto falta.', [
        seeText('Espera 60 s para intentarlo de nuevo.'),
      ]),
    ],
    alsoExpect: [{ request: 'POST /api/auth/login', times: 6, status: 422 }],
  }),
  recipe('message/laravel-unknown-email', 'Un Laravel de fábrica no encuentra su correo', {
    says: "We can't find a user with that email address.",
    world: { route: '/user/forgot-password', laravel: true },
    steps: [
      step('Beto pide su enlace', 'Con un correo que nunca registró.', askForLink('beto@correo.mx')),
      step('No se encontró ese correo', 'Puede probar con el otro.', seeUnknownEmail()),
    ],
    alsoExpect: [{ request: 'POST /api/auth/forgot-password', times: 1, status: 422 }],
  }),
];

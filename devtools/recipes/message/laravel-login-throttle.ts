import { answer, logIn, seeField, seeText, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

const fail = (password: string) => [
  ...logIn('ana@correo.mx', password),
  seeField('Contraseña', 'Esta contraseña es inválida.'),
];

/** Breeze's log-in throttle: a 422 on the e-mail that names its seconds, not a 429 with `Retry-After`. */
export const laravelLoginThrottle = recipe({
  id: 'message/laravel-login-throttle',
  title: 'Un Laravel de fábrica la hace esperar para entrar',
  tags: ['errores', 'cuenta'],
  covers: [
    'msg:These credentials do not match our records.',
    'error:These credentials do not match our records.→field:Contraseña',
    'msg:Too many login attempts. Please try again in 60 seconds.',
    'error:Too many login attempts. Please try again in 60 seconds.→modal:unpreventedError',
    'error:Too many login attempts. Please try again in 60 seconds.→wait',
  ],
  world: { route: '/user/login', laravel: true },
  steps: [
    step('Ana no recuerda su contraseña', 'Prueba una en Iniciar sesión.', fail('papas con limón')),
    step('Prueba cuatro más', 'Ninguna es.', [
      ...fail('papas con sal'),
      ...fail('papas sin sal'),
      ...fail('papas con queso'),
      ...fail('papas con adobo'),
    ]),
    step('La sexta es la buena', 'Pero ya son demasiadas en un minuto.', [
      ...logIn('ana@correo.mx'),
      ...answer('unpreventedError', 'Aceptar'),
    ]),
    step(
      'El botón espera un minuto',
      'Debajo dice cuánto falta.',
      seeText('Espera 60 s para intentarlo de nuevo.'),
    ),
  ],
  expect: [
    { sees: { text: 'Espera 60 s para intentarlo de nuevo.' } },
    { request: 'POST /api/auth/login', times: 6, status: 422 },
  ],
});

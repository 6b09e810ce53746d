import { answer, logIn, press, seeField, seeText, step, write } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { askForLink, writeAccess, writePerson } from '../scenes.ts';

const failToLogIn = (password: string) => [
  ...logIn('ana@correo.mx', password),
  seeField('Contraseña', 'Esta contraseña es inválida.'),
];

/** Laravel 8's validation: no field's text in `message`, and the fields in the order of `rules()`. */
export const laravelFieldErrors = recipe({
  id: 'message/laravel-field-errors',
  title: 'Un Laravel de fábrica rechaza dos campos',
  tags: ['errores', 'cuenta'],
  covers: [
    'msg:The email has already been taken.',
    'msg:The nickname has already been taken.',
    'error:The email has already been taken.→field:Correo electrónico',
    'error:The nickname has already been taken.→field:Apodo para el ranking',
  ],
  world: { route: '/user/register', laravel: true },
  steps: [
    step('Mariana quiere otra cuenta', 'Llena Crear cuenta.', writePerson()),
    step('Usa su correo de siempre', 'Y también su apodo de siempre.', [
      ...writeAccess('mariana@correo.mx'),
      write('Apodo para el ranking', 'mariana10'),
    ]),
    step(
      'Presiona Crear cuenta',
      'El servidor se queja primero del correo; en el formulario va antes el apodo.',
      press('Crear cuenta'),
    ),
    step(
      'Cada campo dice lo suyo',
      'El cursor queda en el apodo.',
      seeField('Apodo para el ranking', 'Ese apodo ya está en la cancha. Prueba otro.'),
      seeField('Correo electrónico', 'Este correo ya está en uso.'),
    ),
  ],
  alsoExpect: [
    { sees: { field: 'Correo electrónico', says: 'Este correo ya está en uso.' } },
    { request: 'POST /api/user/register', times: 1, status: 422 },
  ],
});

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
    step(
      'El botón espera un minuto',
      'Debajo dice cuánto falta.',
      seeText('Espera 60 s para intentarlo de nuevo.'),
    ),
  ],
  alsoExpect: [{ request: 'POST /api/auth/login', times: 6, status: 422 }],
});

export const laravelUnknownEmail = recipe({
  id: 'message/laravel-unknown-email',
  title: 'Un Laravel de fábrica no encuentra su correo',
  tags: ['errores', 'cuenta'],
  says: "We can't find a user with that email address.",
  world: { route: '/user/forgot-password', laravel: true },
  steps: [
    step('Beto pide su enlace', 'Con un correo que nunca registró.', askForLink('beto@correo.mx')),
    step(
      'No se encontró ese correo',
      'Puede probar con el otro.',
      seeField('Correo electrónico', 'No se encontró este correo electrónico.'),
    ),
  ],
  alsoExpect: [{ request: 'POST /api/auth/forgot-password', times: 1, status: 422 }],
});

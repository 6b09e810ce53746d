import { answer, fail, logIn, seeField, seeText, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** Too many attempts to log in: the button waits as long as the server asks for. */
export const tooManyAttempts = recipe({
  id: 'message/too-many-attempts',
  title: 'Prueba tantas contraseñas que le piden esperar',
  tags: ['errores', 'cuenta'],
  covers: [
    'msg:Too Many Attempts.',
    'error:Too Many Attempts.→modal:unpreventedError',
    'error:Too Many Attempts.→wait',
  ],
  world: { route: '/user/login' },
  steps: [
    step('Ana prueba una contraseña', 'Está en Iniciar sesión.', [
      ...logIn('ana@correo.mx', 'papas con limón'),
      seeField('Contraseña', 'Esta contraseña es inválida.'),
    ]),
    step(
      'El servidor pide calma',
      'Demasiados intentos seguidos.',
      fail({ match: 'POST /api/auth/login', effect: { status: 429, retryAfter: 30 } }),
    ),
    step('Ana insiste con otra', 'Y recibe un alto.', [
      ...logIn('ana@correo.mx', 'papas con sal'),
      ...answer('unpreventedError', 'Aceptar'),
    ]),
    step(
      'El botón espera 30 segundos',
      'Debajo dice cuánto falta.',
      seeText('Espera 30 s para intentarlo de nuevo.'),
    ),
  ],
  expect: [
    { sees: { text: 'Espera 30 s para intentarlo de nuevo.' } },
    { request: 'POST /api/auth/login', times: 2, status: 429 },
  ],
});

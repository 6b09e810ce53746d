import { answer, deleteBehind, fail, go, later, logIn, press, seeText, seeThe, step } from '../actions.ts';
import {
  askForLink,
  failToLogIn,
  failWith,
  keepFailing,
  passwordLink,
  registerAgain,
  registerForm,
  saveNewPassword,
  seeTakenFields,
} from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['errores', 'cuenta'], world: { route: '/user/login' } });

export const MESSAGE_ACCOUNT_RECIPES: readonly Recipe[] = [
  recipe('message/bad-gateway', 'Se cae el servidor justo al entrar', {
    steps: [
      step('Ana llega a Iniciar sesión', 'Es viernes y todos entran a la vez.', seeThe('button', 'Entrar')),
      step('El servidor se cae', 'En su lugar contesta el balanceador: 502.', [
        keepFailing('POST /api/auth/login', 502),
      ]),
      step('Ana entra', 'Su contraseña es la buena.', logIn('ana@correo.mx')),
      step('Un error inesperado', 'La app lo pidió una sola vez.'),
    ],
    ends: {
      shows: { modal: 'unpreventedError' },
      because: 'Bad Gateway',
      calls: { 'POST /api/auth/login': { times: 1, status: 502 } },
    },
  }),
  recipe('message/connection-error', 'El servidor dice Connection Error', {
    steps: [
      step('Ana llega a Iniciar sesión', 'Ya casi empieza el partido.', seeThe('button', 'Entrar')),
      step('El servidor pierde a su vecino', 'Contesta Connection Error.', [
        fail({ match: 'POST /api/auth/login', effect: { status: 500, message: 'Connection Error' } }),
      ]),
      step('Ana entra', 'Su contraseña es la buena.', logIn('ana@correo.mx')),
      step('No se pudo conectar', 'Le pide intentarlo más tarde.'),
    ],
    ends: {
      shows: { modal: 'connectionError' },
      because: 'Connection Error',
      calls: { 'POST /api/auth/login': { times: 1, status: 500 } },
    },
  }),
  recipe('message/page-instead-of-data', 'El wifi del hotel contesta por el servidor', {
    steps: [
      step('Ana llega a Iniciar sesión', 'Está en el wifi de un hotel.', seeThe('button', 'Entrar')),
      step('El hotel pone su página', 'Contesta 200 con una página suya.', [
        fail({ match: 'POST /api/auth/login', effect: { body: 'html' }, times: 'always' }),
      ]),
      step('Ana entra', 'La app espera datos y recibe una página.', logIn('ana@correo.mx')),
      step('Un error inesperado', 'Ana no entró y puede intentarlo otra vez.'),
    ],
    ends: {
      shows: { modal: 'unpreventedError' },
      calls: { 'POST /api/auth/login': { times: 1, status: 200 } },
    },
  }),
  // The server refuses even a renewed CSRF cookie; the app renews the cookie and retries only once.
  recipe('message/refused-cookie', 'Dejó la página abierta toda la noche', {
    steps: [
      step('Ana dejó abierto Iniciar sesión', 'Desde ayer en la noche.', seeThe('button', 'Entrar')),
      step('El permiso de su página venció', 'Y el servidor no acepta ni el nuevo.', [
        keepFailing('POST /api/auth/login', 419),
      ]),
      step('Ana entra', 'La app renueva el permiso e insiste una sola vez.', logIn('ana@correo.mx')),
      step('No se pudo conectar', 'Le pide intentarlo más tarde.'),
    ],
    ends: {
      shows: { modal: 'connectionError' },
      because: 'CSRF token mismatch.',
      calls: { 'POST /api/auth/login': { times: 2, status: 419 } },
    },
  }),
  recipe('message/unverified-user', 'El servidor dice Unverified user', {
    steps: [
      step('Lupe llega a Iniciar sesión', 'Nunca confirmó su correo.', seeThe('button', 'Entrar')),
      step('El servidor usa otras palabras', 'Significan lo mismo.', [
        fail({ match: 'POST /api/auth/login', effect: { status: 403, message: 'Unverified user' } }),
      ]),
      step('Lupe entra', 'Su contraseña es la buena.', logIn('lupe@correo.mx')),
      step('La mandan por su código', 'La app entiende las dos formas.'),
    ],
    ends: {
      shows: { modal: 'verifyAccountError' },
      because: 'Unverified user',
      calls: { 'POST /api/auth/login': { times: 1, status: 403 } },
    },
  }),
  recipe('message/too-many-attempts', 'Prueba tantas contraseñas que le piden esperar', {
    steps: [
      step('Ana prueba una contraseña', 'Está en Iniciar sesión.', failToLogIn('papas con limón')),
      step('El servidor pide calma', 'Demasiados intentos seguidos.', [
        fail({ match: 'POST /api/auth/login', effect: { status: 429, retryAfter: 30 } }),
      ]),
      step('Ana insiste con otra', 'Y recibe un alto.', [
        ...logIn('ana@correo.mx', 'papas con sal'),
        ...answer('unpreventedError', 'Aceptar'),
      ]),
      step('El botón espera 30 segundos', 'Debajo dice cuánto falta.'),
    ],
    ends: {
      shows: { text: 'Espera 30 s para intentarlo de nuevo.' },
      calls: { 'POST /api/auth/login': { times: 2, status: 429 } },
    },
  }),
  recipe('message/resend-too-soon', 'Pide otro código antes de tiempo', {
    steps: [
      step('Lupe entra sin haber confirmado', 'Está en Iniciar sesión.', logIn('lupe@correo.mx')),
      step('La mandan por su código', 'Y ella espera su correo.', [
        answer('verifyAccountError', 'Ir a confirmar'),
        seeText(/Reenviar en/),
      ]),
      step('Pasa un minuto', 'El botón ya la deja pedir otro; el servidor todavía no.', [
        later('61s'),
        fail({ match: 'POST /api/user/verify/resend', effect: { status: 429, retryAfter: 45 } }),
      ]),
      step('Lupe pide otro', 'Le toca esperar.', press('Reenviar código')),
      step('Le dice cuánto falta', 'Sin diálogo de por medio.'),
    ],
    ends: {
      shows: { text: 'Espera 45 s para pedir otro código.' },
      calls: { 'POST /api/user/verify/resend': { times: 1, status: 429 } },
    },
  }),
  recipe('message/second-link', 'Pide dos enlaces en el mismo minuto', {
    world: { route: '/user/forgot-password' },
    steps: [
      step('Ana olvidó su contraseña', 'Pide su enlace en Recuperar contraseña.', [
        askForLink('ana@correo.mx'),
      ]),
      step('Le avisan que va en camino', 'Ella no lo ve llegar.', [
        answer('emailSentChangePasswordSuccess', 'Aceptar'),
      ]),
      step('Regresa y pide otro', 'No ha pasado ni un minuto.', [
        go('/user/forgot-password'),
        ...askForLink('ana@correo.mx'),
      ]),
      step('Le piden esperar', 'Debajo del botón dice cuánto.'),
    ],
    ends: {
      shows: { text: 'Espera 60 s para pedir otro enlace.' },
      calls: { 'POST /api/auth/forgot-password': { times: 2, status: 422 } },
    },
  }),
  recipe('message/link-of-deleted-account', 'El enlace de una cuenta que ya no existe', {
    world: { route: '/user/forgot-password' },
    steps: [
      ...passwordLink('La pide en Recuperar contraseña.'),
      step('El administrador borra su cuenta', 'Ella no lo sabe.', deleteBehind('ana@correo.mx')),
      step('Ana guarda la nueva', 'Ya no hay a quién cambiársela.', saveNewPassword()),
      step('Algo inesperado', 'No hay campo que corregir aquí.'),
    ],
    ends: {
      shows: { modal: 'unpreventedError' },
      because: "We can't find a user with that email address.",
      calls: { 'POST /api/auth/change-password': { times: 1, status: 422 } },
    },
  }),
  recipe('message/maintenance', 'Entra en mantenimiento mientras te registras', {
    world: { route: '/user/register' },
    steps: [
      ...registerForm('Correo, contraseña y las dos casillas.'),
      step('Empieza el mantenimiento', 'El servidor cierra unos minutos: 503.', [
        failWith('POST /api/user/register', 503),
      ]),
      step('Toña presiona Crear cuenta', 'No hay quien conteste.', press('Crear cuenta')),
      step('Un error inesperado', 'Todo lo que escribió sigue ahí.'),
    ],
    ends: {
      shows: { modal: 'unpreventedError' },
      because: 'Service Unavailable',
      calls: { 'POST /api/user/register': { times: 1, status: 503 } },
    },
  }),
  // The response names two invalid fields; Laravel 9 appends `(and 1 more error)` to the first message.
  recipe('message/two-errors-at-once', 'El servidor contesta con dos quejas juntas', {
    world: { route: '/user/register' },
    steps: [
      ...registerAgain(),
      step('Presiona Crear cuenta', 'El servidor se queja de las dos cosas.', press('Crear cuenta')),
      step('Cada campo dice lo suyo', 'El cursor queda en el primero del formulario.', seeTakenFields()),
    ],
    ends: {
      shows: { field: 'Correo electrónico', says: 'Este correo ya está en uso.' },
      calls: { 'POST /api/user/register': { times: 1, status: 422 } },
    },
  }),
];

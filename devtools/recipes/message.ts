import type { RecipeEnd } from '../api.ts';
import {
  answerDialog,
  askForLink,
  deleteOnServer,
  edit,
  fail,
  fill,
  go,
  later,
  logIn,
  passwordLink,
  press,
  refused,
  refusedBoleto,
  saveNewPassword,
  screens,
  seeField,
  seeHeading,
  seeModal,
  seeRoute,
  seeText,
  seeThe,
  sendReady,
  step,
  write,
} from './actions.ts';
import { type Recipe, recipeWith } from './recipe.ts';
import { registerForm, writeAccess, writePerson } from './registration-steps.ts';

const gamesMessage = recipeWith({ tags: ['errores', 'quiniela'], world: { as: 'ana', route: '/faq' } });

const accountMessage = recipeWith({ tags: ['errores', 'cuenta'], world: { route: '/user/login' } });

const startMessage = recipeWith({ tags: ['errores', 'cuenta'], world: { as: 'ana', route: '/games' } });

const NOTICE =
  'No pudimos abrir tu sesión. Entra otra vez; tus pronósticos sin enviar siguen guardados aquí.';

const failToLogIn = (password: string) => [
  logIn('ana@correo.mx', password),
  seeField('Contraseña', 'Esta contraseña es inválida.'),
];

const registerAgain = (refusal: string, cursor: string) => [
  step('Mariana quiere otra cuenta', 'Llena Crear cuenta.', writePerson()),
  step('Usa su correo de siempre', 'Y también su apodo de siempre.', [
    writeAccess('mariana@correo.mx'),
    write('Apodo para el ranking', 'mariana10'),
  ]),
  step('Presiona Crear cuenta', refusal, press('Crear cuenta')),
  step('Cada campo dice lo suyo', cursor, [
    seeField('Apodo para el ranking', 'Ese apodo ya está en la cancha. Prueba otro.'),
    seeField('Correo electrónico', 'Este correo ya está en uso.'),
  ]),
];

const refusedAgain = (): RecipeEnd => ({
  shows: screens(seeField('Correo electrónico', 'Este correo ya está en uso.')),
  calls: { 'POST /api/user/register': [422] },
});

export const MESSAGE_RECIPES: readonly Recipe[] = [
  gamesMessage({
    id: 'message/opening-moved',
    title: 'Atrasan la apertura cuando ya llenaste',
    world: { as: 'nico', at: 'apertura(8, 1) + 1h', route: '/games' },
    spec: ['8.24'],
    steps: [
      step('Nico madruga con la Jornada 8', 'Está en Partidos; abrió hace una hora.', fill(1)),
      step('La liga atrasa la apertura', 'Abrirá con la jornada, no una semana antes.', [
        edit('weeks', 8, { before_weeks_bet: 0 }),
      ]),
      step('Nico envía su pronóstico', 'En su pantalla ya estaba abierto.', sendReady(1)),
      step('Todavía no es momento', 'Su borrador se queda guardado.'),
    ],
    ends: { shows: screens(seeModal('poolNotAvailable')), ...refusedBoleto('betBeforeStart') },
  }),
  gamesMessage({
    id: 'message/no-current-week',
    title: 'El servidor no sabe qué jornada es',
    world: { route: '/bonus' },
    spec: ['8.28'],
    steps: [
      step('Ana mira sus trivias', 'Está en Bonus, a media temporada.', seeText('Tu tabla de trivias')),
      step('Deja su celular diez minutos', 'Se fue por botana.', later('10m')),
      step('El servidor pierde la jornada actual', 'Contesta que no hay ninguna.', [
        fail('GET /api/week/current', 'noCurrentWeek', 'always'),
      ]),
      step('Ana abre Partidos', 'Busca qué sigue.', go('/games')),
      step('No hay jornada', 'Le pide intentarlo más tarde.'),
    ],
    ends: {
      shows: screens(seeModal('poolWeekNotValid')),
      because: 'No current week',
      calls: { 'GET /api/week/current': 404 },
    },
  }),
  gamesMessage({
    id: 'message/not-found',
    title: 'El servidor perdió la lista de jornadas',
    world: { as: 'nico', route: '/bonus' },
    steps: [
      step('Nico se asoma a Bonus', 'Todo va bien.', seeText('La trivia llega con tu boleto')),
      step('Deja su celular diez minutos', 'Se fue por botana.', later('10m')),
      step('Se cae una parte del servidor', 'Contesta que esa página no existe.', [
        fail('GET /api/weeks', 'notFound', 'always'),
      ]),
      step('Nico abre Partidos', 'Ahí hace falta la lista.', go('/games')),
      step('No se pudo conectar', 'Le pide intentarlo más tarde.'),
    ],
    ends: {
      shows: screens(seeModal('connectionError')),
      because: 'Not Found',
      calls: { 'GET /api/weeks': 404 },
    },
  }),
  gamesMessage({
    id: 'message/gateway-timeout',
    title: 'La tabla tarda demasiado, tres veces',
    tags: ['errores', 'ranking'],
    steps: [
      step('Ana lee cómo se desempata', 'Está en Preguntas Frecuentes.', seeText('¿Cómo se desempata?')),
      step('El servidor anda lento', 'La tabla no le llega a tiempo.', [
        fail('GET /api/ranking/week/:week', 'gatewayTimeout', 'always'),
      ]),
      step('Ana abre el Ranking', 'La app pregunta tres veces antes de rendirse.', go('/ranking')),
      step('Un error inesperado', 'Le pide intentarlo de nuevo en un ratito.'),
    ],
    ends: {
      shows: screens(seeModal('unpreventedError')),
      ...refused('GET /api/ranking/week/:week', 'gatewayTimeout', 3),
    },
  }),
  gamesMessage({
    id: 'message/answer-cut-short',
    title: 'La tabla llega partida a la mitad',
    tags: ['errores', 'ranking'],
    steps: [
      step('Ana lee cómo se desempata', 'Está en Preguntas Frecuentes, con una rayita de señal.', [
        seeText('¿Cómo se desempata?'),
      ]),
      step('La señal se corta a medias', 'Cada respuesta llega incompleta.', [
        fail('GET /api/ranking/week/:week', { body: 'truncated' }, 'always'),
      ]),
      step('Ana abre el Ranking', 'La app pregunta tres veces.', go('/ranking')),
      step('¡Respira!', 'Media tabla no se muestra: puede reintentar.'),
    ],
    ends: {
      shows: screens(seeModal('networkError')),
      calls: { 'GET /api/ranking/week/:week': [200, 200, 200] },
    },
  }),
  accountMessage({
    id: 'message/bad-gateway',
    title: 'Se cae el servidor justo al entrar',
    steps: [
      step('Ana llega a Iniciar sesión', 'Es viernes y todos entran a la vez.', seeThe('button', 'Entrar')),
      step('El servidor se cae', 'En su lugar llega una respuesta que no dice nada.', [
        fail('POST /api/auth/login', 'badGateway', 'always'),
      ]),
      step('Ana entra', 'Su contraseña es la buena.', logIn('ana@correo.mx')),
      step('Un error inesperado', 'La app lo pidió una sola vez.'),
    ],
    ends: { shows: screens(seeModal('unpreventedError')), ...refused('POST /api/auth/login', 'badGateway') },
  }),
  accountMessage({
    id: 'message/connection-error',
    title: 'El servidor contesta que se quedó sin conexión',
    spec: ['8.6'],
    steps: [
      step('Ana llega a Iniciar sesión', 'Ya casi empieza el partido.', seeThe('button', 'Entrar')),
      step('El servidor pierde a su vecino', 'Contesta que no pudo conectarse.', [
        fail('POST /api/auth/login', 'connectionError'),
      ]),
      step('Ana entra', 'Su contraseña es la buena.', logIn('ana@correo.mx')),
      step('No se pudo conectar', 'Le pide intentarlo más tarde.'),
    ],
    ends: {
      shows: screens(seeModal('connectionError')),
      ...refused('POST /api/auth/login', 'connectionError'),
    },
  }),
  accountMessage({
    id: 'message/page-instead-of-data',
    title: 'El wifi del hotel contesta por el servidor',
    steps: [
      step('Ana llega a Iniciar sesión', 'Está en el wifi de un hotel.', seeThe('button', 'Entrar')),
      step('El hotel pone su página', 'Contesta 200 con una página suya.', [
        fail('POST /api/auth/login', { body: 'html' }, 'always'),
      ]),
      step('Ana entra', 'La app espera datos y recibe una página.', logIn('ana@correo.mx')),
      step('Un error inesperado', 'Ana no entró y puede intentarlo otra vez.'),
    ],
    ends: { shows: screens(seeModal('unpreventedError')), calls: { 'POST /api/auth/login': [200] } },
  }),
  // The server refuses even a renewed CSRF cookie; the app renews the cookie and retries only once.
  accountMessage({
    id: 'message/refused-cookie',
    title: 'Dejó la página abierta toda la noche',
    spec: ['8.2'],
    steps: [
      step('Ana dejó abierto Iniciar sesión', 'Desde ayer en la noche.', seeThe('button', 'Entrar')),
      step('El permiso de su página venció', 'Y el servidor no acepta ni el nuevo.', [
        fail('POST /api/auth/login', 'csrfMismatch', 'always'),
      ]),
      step('Ana entra', 'La app renueva el permiso e insiste una sola vez.', logIn('ana@correo.mx')),
      step('No se pudo conectar', 'Le pide intentarlo más tarde.'),
    ],
    ends: {
      shows: screens(seeModal('connectionError')),
      ...refused('POST /api/auth/login', 'csrfMismatch', 2),
    },
  }),
  accountMessage({
    id: 'message/unverified-user',
    title: 'Le falta confirmar, dicho con otras palabras',
    spec: ['8.11'],
    steps: [
      step('Lupe llega a Iniciar sesión', 'Nunca confirmó su correo.', seeThe('button', 'Entrar')),
      step('El servidor usa otras palabras', 'Significan lo mismo.', [
        fail('POST /api/auth/login', 'unverifiedUser'),
      ]),
      step('Lupe entra', 'Su contraseña es la buena.', logIn('lupe@correo.mx')),
      step('La mandan por su código', 'La app entiende las dos formas.'),
    ],
    ends: {
      shows: screens(seeModal('verifyAccountError')),
      ...refused('POST /api/auth/login', 'unverifiedUser'),
    },
  }),
  gamesMessage({
    id: 'message/send-too-soon',
    title: 'Envía y el servidor le pide esperar',
    world: { as: 'nico', route: '/games' },
    steps: [
      step('Nico llena un marcador', 'Está en Partidos.', fill(1)),
      step('El servidor pide calma', 'Demasiados intentos seguidos.', [
        fail('POST /api/pool/user', { status: 429, message: 'Too Many Attempts.', retryAfter: 45 }),
      ]),
      step('Nico envía su pronóstico', 'Y recibe un alto.', sendReady(1)),
      step('Le dice cuánto esperar', 'Su borrador se queda guardado.'),
    ],
    ends: {
      shows: screens(
        seeModal('unpreventedError'),
        seeText(/de nuevo en 45\ss: tu borrador se queda guardado/),
      ),
      calls: { 'POST /api/pool/user': [429] },
      boletos: 0,
    },
  }),
  accountMessage({
    id: 'message/too-many-attempts',
    title: 'Prueba tantas contraseñas que le piden esperar',
    steps: [
      step('Ana prueba una contraseña', 'Está en Iniciar sesión.', failToLogIn('papas con limón')),
      step('El servidor pide calma', 'Demasiados intentos seguidos.', [
        fail('POST /api/auth/login', { status: 429, retryAfter: 30 }),
      ]),
      step('Ana insiste con otra', 'Y recibe un alto.', [
        logIn('ana@correo.mx', 'papas con sal'),
        answerDialog('unpreventedError', 'Aceptar'),
      ]),
      step('El botón espera 30 segundos', 'Debajo dice cuánto falta.'),
    ],
    ends: {
      shows: screens(seeText('Espera 30 s para intentarlo de nuevo.')),
      calls: { 'POST /api/auth/login': [401, 429] },
    },
  }),
  accountMessage({
    id: 'message/resend-too-soon',
    title: 'Pide otro código antes de tiempo',
    steps: [
      step('Lupe entra sin haber confirmado', 'Está en Iniciar sesión.', logIn('lupe@correo.mx')),
      step('La mandan por su código', 'Y ella espera su correo.', [
        answerDialog('verifyAccountError', 'Ir a confirmar'),
        seeText(/Reenviar en/),
      ]),
      step('Pasa un minuto', 'El botón ya la deja pedir otro; el servidor todavía no.', [
        later('61s'),
        fail('POST /api/user/verify/resend', { status: 429, retryAfter: 45 }),
      ]),
      step('Lupe pide otro', 'Le toca esperar.', press('Reenviar código')),
      step('Le dice cuánto falta', 'Sin diálogo de por medio.'),
    ],
    ends: {
      shows: screens(seeText('Espera 45 s para pedir otro código.')),
      calls: { 'POST /api/user/verify/resend': [429] },
    },
  }),
  accountMessage({
    id: 'message/second-link',
    title: 'Pide dos enlaces en el mismo minuto',
    world: { route: '/user/forgot-password' },
    steps: [
      step(
        'Ana olvidó su contraseña',
        'Pide su enlace en Recuperar contraseña.',
        askForLink('ana@correo.mx'),
      ),
      step('Le avisan que va en camino', 'Ella no lo ve llegar.', [
        answerDialog('emailSentChangePasswordSuccess', 'Aceptar'),
      ]),
      step('Regresa y pide otro', 'No ha pasado ni un minuto.', [
        go('/user/forgot-password'),
        askForLink('ana@correo.mx'),
      ]),
      step('Le piden esperar', 'Debajo del botón dice cuánto.'),
    ],
    ends: {
      shows: screens(seeText('Espera 60 s para pedir otro enlace.')),
      calls: { 'POST /api/auth/forgot-password': [200, 422] },
    },
  }),
  accountMessage({
    id: 'message/link-of-deleted-account',
    title: 'El enlace de una cuenta que ya no existe',
    world: { route: '/user/forgot-password' },
    steps: [
      ...passwordLink('La pide en Recuperar contraseña.'),
      step('El administrador borra su cuenta', 'Ella no lo sabe.', deleteOnServer('ana@correo.mx')),
      step('Ana guarda la nueva', 'Ya no hay a quién cambiársela.', saveNewPassword()),
      step('Algo inesperado', 'No hay campo que corregir aquí.'),
    ],
    ends: {
      shows: screens(seeModal('unpreventedError')),
      ...refused('POST /api/auth/change-password', 'userNotFound'),
    },
  }),
  accountMessage({
    id: 'message/maintenance',
    title: 'Entra en mantenimiento mientras te registras',
    world: { route: '/user/register' },
    steps: [
      ...registerForm('Correo, contraseña y las dos casillas.'),
      step('Empieza el mantenimiento', 'El servidor cierra unos minutos.', [
        fail('POST /api/user/register', 'serviceUnavailable'),
      ]),
      step('Toña presiona Crear cuenta', 'No hay quien conteste.', press('Crear cuenta')),
      step('Un error inesperado', 'Todo lo que escribió sigue ahí.'),
    ],
    ends: {
      shows: screens(seeModal('unpreventedError')),
      ...refused('POST /api/user/register', 'serviceUnavailable'),
    },
  }),
  // The response names two invalid fields; Laravel 9 appends `(and 1 more error)` to the first message.
  accountMessage({
    id: 'message/two-errors-at-once',
    title: 'El servidor contesta con dos quejas juntas',
    world: { route: '/user/register' },
    steps: [
      ...registerAgain(
        'El servidor se queja de las dos cosas.',
        'El cursor queda en el primero del formulario.',
      ),
    ],
    ends: refusedAgain(),
  }),
  // Laravel 8 answers with a general `message` and lists the fields in `errors` in the order of `rules()`, not in
  // that of the form.
  accountMessage({
    id: 'message/laravel-field-errors',
    title: 'Un servidor de fábrica rechaza dos campos',
    world: { laravel: true, route: '/user/register' },
    steps: [
      ...registerAgain(
        'El servidor se queja primero del correo; en el formulario va antes el apodo.',
        'El cursor queda en el apodo.',
      ),
    ],
    ends: refusedAgain(),
  }),
  // Breeze throttles log-ins with a 422 whose error on `email` names the seconds, not with 429 and
  // `Retry-After`.
  accountMessage({
    id: 'message/laravel-login-throttle',
    title: 'Un servidor de fábrica la hace esperar para entrar',
    world: { laravel: true },
    steps: [
      step('Ana no recuerda su contraseña', 'Prueba una en Iniciar sesión.', failToLogIn('papas con limón')),
      step('Prueba cuatro más', 'Ninguna es.', [
        ['papas con sal', 'papas sin sal', 'papas con queso', 'papas con adobo'].map(failToLogIn),
      ]),
      step('La sexta es la buena', 'Pero ya son demasiadas en un minuto.', logIn('ana@correo.mx')),
      step('El botón espera un minuto', 'Debajo dice por qué y cuánto falta.'),
    ],
    ends: {
      shows: screens(seeText('Fueron demasiados intentos. Espera 60 s para intentarlo de nuevo.')),
      calls: { 'POST /api/auth/login': [422, 422, 422, 422, 422, 422] },
    },
  }),
  accountMessage({
    id: 'message/laravel-unknown-email',
    title: 'Un servidor de fábrica no encuentra su correo',
    world: { laravel: true, route: '/user/forgot-password' },
    steps: [
      step('Beto pide su enlace', 'Con un correo que nunca registró.', askForLink('beto@correo.mx')),
      step('No se encontró ese correo', 'Puede probar con el otro.'),
    ],
    ends: {
      shows: screens(seeField('Correo electrónico', 'No se encontró este correo electrónico.')),
      ...refused('POST /api/auth/forgot-password', 'userNotFound'),
    },
  }),
  startMessage({
    id: 'message/start-recovers',
    title: 'El servidor falla al abrir la app, y se recupera',
    world: { faults: [{ match: 'GET /api/user', effect: { status: 500, delay: 1_000 }, times: 3 }] },
    spec: ['4.2@1', '4.4', '7.7'],
    steps: [
      step('Ana abre la app', 'Su sesión está guardada, pero el servidor falla.', seeText('Cargando ...')),
      step('La app insiste sola', 'Espera 1, 2 y 4 segundos entre un intento y otro.', [
        seeText('Seguimos intentando…'),
      ]),
      step('El servidor se recupera', 'Ana sigue dentro y no tuvo que hacer nada.'),
    ],
    ends: { shows: screens(seeHeading('Partidos')), calls: { 'GET /api/user': [500, 500, 500, 200] } },
  }),
  startMessage({
    id: 'message/start-refused',
    title: 'La app no puede abrir tu sesión',
    world: { faults: [{ match: 'GET /api/user', effect: { status: 404 }, times: 'always' }] },
    spec: ['4.6'],
    steps: [
      step('Ana abre la app', 'Su sesión está guardada, pero el servidor no la encuentra.', seeText(NOTICE)),
      step('Queda como visitante', 'Sus borradores siguen en el celular.', seeRoute('/user/login')),
    ],
    ends: { shows: screens(seeText(NOTICE)), calls: { 'GET /api/user': [404] } },
  }),
];

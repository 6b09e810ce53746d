import {
  answerElsewhere,
  askForLink,
  askToSend,
  choosePick,
  codeFor,
  confirmElsewhere,
  confirmWith,
  deleteAccount,
  deleteOnServer,
  edit,
  enterWith,
  fail,
  fill,
  followMailedLink,
  game,
  go,
  goOffline,
  later,
  logInElsewhere,
  logOut,
  look,
  openTab,
  passwordLink,
  predict,
  press,
  refused,
  refusedBoleto,
  remove,
  rightAnswer,
  saveNewPassword,
  screens,
  seeHeading,
  seeModal,
  seeRoute,
  seeText,
  seeTrivia,
  sendReady,
  sendTicketAndGetTrivia,
  step,
  writeEmail,
} from './actions.ts';
import { type Recipe, recipeWith } from './recipe.ts';
import { antoniaRegisters, writePerson } from './registration-steps.ts';

const boletoDialog = recipeWith({ tags: ['quiniela'], world: { as: 'nico', route: '/games' } });

const networkDialog = recipeWith({ tags: ['errores', 'quiniela'], world: { as: 'ana', route: '/games' } });

const triviaDialog = recipeWith({ tags: ['trivia', 'errores'], world: { as: 'nico', route: '/games' } });

const passwordDialog = recipeWith({ tags: ['cuenta'], world: { route: '/user/forgot-password' } });

const registrationDialog = recipeWith({
  tags: ['cuenta'],
  world: { as: 'visitante', route: '/user/register' },
});

const confirmationDialog = recipeWith({
  tags: ['cuenta'],
  world: { as: 'lupe', route: '/user/confirm-account' },
});

const sessionDialog = recipeWith({ tags: ['cuenta'], world: { as: 'ana', route: '/user/profile' } });

export const MODAL_RECIPES: readonly Recipe[] = [
  boletoDialog({
    id: 'modal/sendPool',
    title: 'Revisas tu boleto antes de sellarlo',
    spec: ['1.19', '5.6', '5.7', '8.48', '8.49'],
    steps: [
      step('Nico llena tres marcadores', 'Es su primera vez en Partidos.', fill(3)),
      step('Quiere enviarlos', 'El botón ya dice cuántos lleva.', look(600)),
      step('¿Sellamos tu boleto?', 'Ve los tres juntos; después ya no se cambian.', askToSend(3)),
    ],
    ends: { shows: screens(seeModal('sendPool')), calls: { 'POST /api/pool/user': [] }, boletos: 0 },
  }),
  boletoDialog({
    id: 'modal/sendingPool',
    title: 'Tu jugada va en camino',
    world: { faults: [{ match: 'POST /api/pool/user', effect: { hold: true } }] },
    spec: ['4.43', '8.59'],
    steps: [
      step('Nico llena dos marcadores', 'Está en Partidos, con una red lenta.', fill(2)),
      step('Envía sus pronósticos', 'La respuesta tarda en llegar.', sendReady(2)),
      step('Enviando tu jugada…', 'Nadie puede cerrarlo a medias.'),
    ],
    ends: { shows: screens(seeModal('sendingPool')), boletos: 0 },
  }),
  boletoDialog({
    id: 'modal/poolsSent',
    title: 'Sellas un boleto con tres pronósticos',
    spec: ['4.45', '7.18', '8.60'],
    steps: [
      step('Nico llena tres marcadores', 'Es su primera vez en Partidos.', fill(3)),
      step('Los envía', 'Un solo envío para los tres.', sendReady(3)),
      step('¡Boleto sellado!', 'Su boleto ya tiene folio.'),
    ],
    ends: { shows: screens(seeModal('poolsSent')), calls: { 'POST /api/pool/user': [200] }, boletos: 1 },
  }),
  boletoDialog({
    id: 'modal/poolSent',
    title: 'Sellas un solo pronóstico',
    world: { as: 'ana' },
    spec: ['4.46', '8.61'],
    steps: [
      step('A Ana le falta media jornada', 'Está en Partidos y llena un marcador.', fill(1)),
      step('Lo envía solo', 'Los demás los deja para después.', sendReady(1)),
      step('¡Boleto sellado!', 'Un pronóstico más en su jornada.'),
    ],
    ends: { shows: screens(seeModal('poolSent')), calls: { 'POST /api/pool/user': [200] }, boletos: 1 },
  }),
  boletoDialog({
    id: 'modal/poolWeekNotValid',
    title: 'Cierran la jornada antes de tiempo',
    tags: ['quiniela', 'errores'],
    spec: ['8.21', '8.36'],
    steps: [
      step('Nico llena tres marcadores', 'Está en Partidos, dos días antes del primero.', fill(3)),
      step('La liga detiene la jornada', 'El administrador la cierra completa.', [
        edit('weeks', 7, { closed: true }),
      ]),
      step('Nico envía sus pronósticos', 'En su pantalla seguía abierta.', sendReady(3)),
      step('La jornada no está disponible', 'No se guarda ninguno.'),
    ],
    ends: { shows: screens(seeModal('poolWeekNotValid')), ...refusedBoleto('betNotAllowed') },
  }),
  boletoDialog({
    id: 'modal/poolInvalid',
    title: 'Quitan un partido que ya habías llenado',
    tags: ['quiniela', 'errores'],
    spec: ['8.22', '8.37'],
    steps: [
      step('Nico llena dos marcadores', 'Está en Partidos y la lista ya cargó.', fill(2)),
      step('Quitan el primer partido', 'Sale del calendario; su lista no lo sabe.', [
        remove('games', game(7, 1)),
      ]),
      step('Nico envía los dos', 'Un boleto va completo o no va.', sendReady(2)),
      step('Un partido no está disponible', 'La lista se pone al día sola.'),
    ],
    ends: { shows: screens(seeModal('poolInvalid')), ...refusedBoleto('noMatchGames') },
  }),
  boletoDialog({
    id: 'modal/poolNotAvailable',
    title: 'Hoy no se recibe, y te enteras al enviar',
    tags: ['quiniela', 'errores'],
    world: { at: '2026-08-26 12:00' },
    spec: ['8.23', '8.38'],
    steps: [
      step('Nico llena dos marcadores', 'Es miércoles y está en Partidos.', fill(2)),
      step('Cambian los días de la jornada', 'Ahora solo jueves y viernes.', [
        edit('weeks', 7, { bet_days: 'jue,vie' }),
      ]),
      step('Nico envía sus pronósticos', 'Su pantalla decía lo de antes.', sendReady(2)),
      step('Todavía no es momento', 'Su borrador lo espera hasta mañana.'),
    ],
    ends: { shows: screens(seeModal('poolNotAvailable')), ...refusedBoleto('noBetDay') },
  }),
  boletoDialog({
    id: 'modal/poolGameNotAvailable',
    title: 'Cierra un partido mientras llenas',
    tags: ['quiniela', 'errores'],
    world: { at: 'cierre(7, 1) - 1m' },
    spec: ['8.25', '8.39'],
    steps: [
      step('Nico llena un marcador', 'Falta un minuto para el cierre.', predict(1, 2, 1)),
      step('Pasan dos minutos', 'La página quedó abierta y no se enteró.', later('2m', { silent: true })),
      step('Envía su pronóstico', 'Él lo veía abierto todavía.', sendReady(1)),
      step('El partido ya cerró', 'No se guarda nada y su borrador sigue ahí.'),
    ],
    ends: { shows: screens(seeModal('poolGameNotAvailable')), ...refusedBoleto('noBetTime') },
  }),
  networkDialog({
    id: 'modal/networkError',
    title: 'Se va el internet a media jornada',
    spec: ['8.4', '8.5', '8.29'],
    steps: [
      step('Ana llena un marcador en el camión', 'Va en Partidos, con su jornada a medias.', fill(1)),
      step('El camión entra a un túnel', 'Su celular se queda sin internet.', goOffline()),
      step('Busca la jornada 8', 'La pregunta no sale de su celular.', openTab(/^Jornada 8/)),
      step('La app se lo dice con calma', 'Su marcador sigue guardado y puede reintentar.'),
    ],
    ends: { shows: screens(seeModal('networkError')), because: 'Network Error', boletos: 0 },
  }),
  networkDialog({
    id: 'modal/connectionError',
    title: 'Retiran una jornada que ya estabas por abrir',
    spec: ['8.3', '8.30'],
    steps: [
      step('Ana hojea las jornadas', 'Está en Partidos y ve la 9 en la lista.', openTab(/^Jornada 8/)),
      step('Retiran la jornada 9', 'La lista de Ana todavía la muestra.', remove('weeks', 9)),
      step('Ana abre la jornada 9', 'El servidor responde que no existe.', openTab(/^Jornada 9/)),
      step('No hubo conexión', 'Le pide intentarlo más tarde.'),
    ],
    ends: {
      shows: screens(seeModal('connectionError')),
      because: 'No query results for model [Week].',
      calls: { 'GET /api/games/week/:week': 404 },
    },
  }),
  // The recipe needs a fault, because no state of the world makes the server answer “Server Error” (500).
  networkDialog({
    id: 'modal/unpreventedError',
    title: 'El servidor tropieza con tu boleto',
    world: { as: 'nico' },
    spec: ['8.16', '8.31', '8.46'],
    steps: [
      step('Nico llena dos marcadores', 'Está en Partidos, con calma.', fill(2)),
      step('El servidor anda mal', 'Va a fallar con el siguiente envío.', [
        fail('POST /api/pool/user', 'serverError'),
      ]),
      step('Nico envía sus pronósticos', 'La app revisa si se guardaron: no.', sendReady(2)),
      step('Algo se cayó de la bolsa', 'Sus dos marcadores siguen como borrador.'),
    ],
    ends: { shows: screens(seeModal('unpreventedError')), ...refusedBoleto('serverError') },
  }),
  networkDialog({
    id: 'modal/promotionAsset',
    title: 'Pides una promoción que todavía no sale',
    tags: ['paginas', 'errores'],
    world: { route: '/bonus' },
    spec: ['8.40'],
    steps: [
      step('Ana entra a Bonus', 'Busca qué llevarse esta semana.', seeText('Para llevar')),
      step('Pregunta por el cupón', 'Quiere saber cuándo sale.', press('¿Cuándo salen?')),
      step('Todavía no hay nada', 'Le piden volver pronto.'),
    ],
    ends: { shows: screens(seeModal('promotionAsset')) },
  }),
  triviaDialog({
    id: 'modal/questionAnsweredByUser',
    title: 'Contestas la misma trivia en dos celulares',
    spec: ['8.18', '8.41'],
    steps: [
      sendTicketAndGetTrivia(),
      step('La contesta en su otro celular', 'Aquí la pregunta sigue abierta.', [
        seeTrivia('question'),
        answerElsewhere(7),
      ]),
      step('Elige su respuesta otra vez', 'Quiere sumar doble.', press(rightAnswer(7)), press('Continuar')),
      step('Solo hay una oportunidad', 'La primera respuesta es la que vale.'),
    ],
    ends: {
      shows: screens(seeModal('questionAnsweredByUser')),
      ...refused('POST /api/trivia/answer', 'questionAnswered'),
    },
  }),
  triviaDialog({
    id: 'modal/questionNotFound',
    title: 'Retiran la trivia mientras la piensas',
    spec: ['8.17', '8.42'],
    steps: [
      sendTicketAndGetTrivia(),
      step('Elige su respuesta', 'Todavía lo está pensando.', choosePick(rightAnswer(7))),
      step('Retiran la pregunta', 'Tenía un error y el administrador la quita.', [
        remove('trivias', { triviaOf: 7 }),
      ]),
      step('Nico contesta', 'El servidor ya no la encuentra.', press('Continuar')),
      step('La pregunta se voló', 'Su pronóstico sí quedó registrado.'),
    ],
    ends: {
      shows: screens(seeModal('questionNotFound')),
      ...refused('POST /api/trivia/answer', 'questionNotFound'),
      boletos: 1,
    },
  }),
  passwordDialog({
    id: 'modal/emailSentChangePasswordSuccess',
    title: 'Olvidas tu contraseña y pides un enlace',
    spec: ['8.57'],
    steps: [
      step('Ana no recuerda su contraseña', 'Abre la página para recuperarla.', [
        seeHeading('Recuperar contraseña'),
      ]),
      step('Escribe su correo', 'Pide un enlace nuevo.', askForLink('ana@correo.mx')),
      step('Revisa tu correo', 'El enlace dura una hora.'),
    ],
    ends: {
      shows: screens(seeModal('emailSentChangePasswordSuccess')),
      calls: { 'POST /api/auth/forgot-password': [200] },
    },
  }),
  passwordDialog({
    id: 'modal/changingPassword',
    title: 'Tu contraseña nueva se está guardando',
    world: { faults: [{ match: 'POST /api/auth/change-password', effect: { hold: true } }] },
    spec: ['8.56'],
    steps: [
      ...passwordLink('Pide un enlace desde su celular.'),
      step('Guarda la nueva', 'La respuesta tarda en llegar.', saveNewPassword()),
      step('Guardando tu contraseña…', 'Nadie puede cerrarlo a medias.'),
    ],
    ends: { shows: screens(seeModal('changingPassword')) },
  }),
  passwordDialog({
    id: 'modal/passwordChanged',
    title: 'Estrenas contraseña',
    spec: ['8.58'],
    steps: [
      ...passwordLink('Pide un enlace desde su celular.'),
      step('Guarda la nueva', 'La escribe igual dos veces.', saveNewPassword()),
      step('¡Contraseña nueva!', 'Ya puede entrar con ella.'),
    ],
    ends: { shows: screens(seeModal('passwordChanged')), calls: { 'POST /api/auth/change-password': [200] } },
  }),
  // The recipe needs a fault, because the simulated server does not check whether a password was leaked.
  passwordDialog({
    id: 'modal/changePasswordError',
    title: 'El servidor no acepta tu contraseña nueva',
    tags: ['cuenta', 'errores'],
    spec: ['8.43'],
    steps: [
      ...passwordLink('Pide un enlace desde su celular.'),
      step('El servidor se pone exigente', 'Va a rechazar la contraseña que ella escriba.', [
        fail('POST /api/auth/change-password', 'leakedPassword'),
      ]),
      step('Ana guarda la nueva', 'La escribe igual dos veces.', saveNewPassword()),
      step('No se pudo cambiar', 'Puede probar otra o pedir otro enlace.'),
    ],
    ends: {
      shows: screens(seeModal('changePasswordError')),
      ...refused('POST /api/auth/change-password', 'leakedPassword'),
    },
  }),
  passwordDialog({
    id: 'modal/changePasswordExpired',
    title: 'Abres el enlace una hora tarde',
    tags: ['cuenta', 'errores'],
    spec: ['8.44'],
    steps: [
      step('Ana olvidó su contraseña', 'Pide un enlace desde su celular.', askForLink('ana@correo.mx')),
      step('Abre el enlace y se distrae', 'Deja la página a medias.', followMailedLink('ana@correo.mx')),
      step('Pasan 61 minutos', 'El enlace duraba 60.', later('61m')),
      step('Ana guarda la nueva', 'La escribe igual dos veces.', saveNewPassword()),
      step('El enlace ya caducó', 'Puede pedir otro ahí mismo.'),
    ],
    ends: {
      shows: screens(seeModal('changePasswordExpired')),
      ...refused('POST /api/auth/change-password', 'invalidResetToken'),
    },
  }),
  registrationDialog({
    id: 'modal/continueStepForm',
    title: 'Das una última revisada a tus datos',
    spec: ['8.47'],
    steps: [
      step('Antonia se registra', 'Escribe quién es y dónde vive.', writePerson()),
      step('Sigue al segundo paso', 'Su código postal ya encontró su zona.', press('Continuar')),
      step('¿Todo bien con tus datos?', 'Con ellos le entregan su premio.'),
    ],
    ends: { shows: screens(seeModal('continueStepForm')), calls: { 'POST /api/user/register': [] } },
  }),
  registrationDialog({
    id: 'modal/createAccount',
    title: 'Apartan tu lugar en la tribuna',
    world: { faults: [{ match: 'POST /api/user/register', effect: { hold: true } }] },
    spec: ['8.50'],
    steps: [
      ...antoniaRegisters(),
      step('Crea su cuenta', 'La respuesta tarda en llegar.', press('Crear cuenta')),
      step('Creando tu cuenta…', 'Nadie puede cerrarlo a medias.'),
    ],
    ends: { shows: screens(seeModal('createAccount')) },
  }),
  registrationDialog({
    id: 'modal/newAccount',
    title: 'Creas tu cuenta y te llega un código',
    spec: ['4.11', '8.51'],
    steps: [
      ...antoniaRegisters(),
      step('Crea su cuenta', 'Su código sale por correo.', press('Crear cuenta')),
      step('¡Ya casi!', 'Solo le falta escribir los 6 dígitos.'),
    ],
    ends: { shows: screens(seeModal('newAccount')), calls: { 'POST /api/user/register': [201] } },
  }),
  confirmationDialog({
    id: 'modal/sentVerifyCode',
    title: 'Pides otro código',
    spec: ['8.52'],
    steps: [
      step('Lupe espera su código', 'Está en Confirmar cuenta y no le llega.', seeText(/Reenviar en/)),
      step('Pasa un minuto', 'Ya puede pedir otro.', later('61s')),
      step('Pide que se lo reenvíen', 'Sale un correo nuevo.', press('Reenviar código')),
      step('Código enviado', 'El anterior ya no sirve.'),
    ],
    ends: { shows: screens(seeModal('sentVerifyCode')), calls: { 'POST /api/user/verify/resend': [200] } },
  }),
  confirmationDialog({
    id: 'modal/verifyAccountSuccess',
    title: 'Confirmas tu cuenta con el código',
    spec: ['8.64'],
    steps: [
      step(
        'Lupe abre su correo',
        'Su código la espera; está en Confirmar cuenta.',
        seeText('lupe@correo.mx'),
      ),
      step('Escribe los 6 dígitos', 'Los copia del correo.', confirmWith(codeFor('lupe@correo.mx'))),
      step('¡Cuenta confirmada!', 'Ya puede lanzar sus pronósticos.'),
    ],
    ends: { shows: screens(seeModal('verifyAccountSuccess')), calls: { 'POST /api/user/verify': [200] } },
  }),
  confirmationDialog({
    id: 'modal/verifyAccountError',
    title: 'Entras sin haber confirmado tu cuenta',
    tags: ['cuenta', 'errores'],
    world: { as: 'visitante', route: '/user/login' },
    spec: ['6.5', '6.6', '8.12', '8.32'],
    steps: [
      step('Lupe se registró la semana pasada', 'Abre Iniciar sesión y escribe su correo.', [
        writeEmail('lupe@correo.mx'),
      ]),
      step('Entra con su contraseña', 'Nunca escribió el código que le llegó.', enterWith('papas con chile')),
      step('Falta confirmar', 'Le mandan un código nuevo.'),
    ],
    ends: {
      shows: screens(seeModal('verifyAccountError')),
      ...refused('POST /api/auth/login', 'unverifiedEmail'),
    },
  }),
  confirmationDialog({
    id: 'modal/accountVerified',
    title: 'Ya habías confirmado en otra ventana',
    tags: ['cuenta', 'errores'],
    spec: ['8.33'],
    steps: [
      step('Lupe espera su código', 'Está en Confirmar cuenta.', seeText('lupe@correo.mx')),
      step('Confirma en su computadora', 'Esta ventana no se entera.', confirmElsewhere('lupe@correo.mx')),
      step('Vuelve al celular', 'Escribe un código de todos modos.', confirmWith('123456')),
      step('¡Ya estaba dentro!', 'Solo le falta iniciar sesión.'),
    ],
    ends: {
      shows: screens(seeModal('accountVerified')),
      ...refused('POST /api/user/verify', 'alreadyVerified'),
    },
  }),
  sessionDialog({
    id: 'modal/closeSession',
    title: 'Te vas con marcadores sin enviar',
    world: { as: 'nico', route: '/games' },
    spec: ['2.38', '8.53'],
    steps: [
      step('Nico llena dos marcadores', 'Está en Partidos y no los envía.', fill(2)),
      step('Va a su perfil y cierra sesión', 'Es el celular de la casa.', [
        go('/user/profile'),
        press('Cerrar sesión'),
      ]),
      step('¿Ya te vas?', 'Sus dos marcadores se quedan guardados.'),
    ],
    ends: {
      shows: screens(seeModal('closeSession'), seeText('Tienes 2 pronósticos sin enviar')),
      calls: { 'GET /api/auth/logout': [] },
    },
  }),
  sessionDialog({
    id: 'modal/signingOut',
    title: 'Tu sesión se está cerrando',
    world: { faults: [{ match: 'GET /api/auth/logout', effect: { hold: true } }] },
    spec: ['8.54'],
    steps: [
      step('Ana está en su perfil', 'Ya vio sus puntos.', seeHeading('Perfil')),
      step('Cierra su sesión', 'La respuesta tarda en llegar.', logOut()),
      step('Cerrando sesión…', 'Un segundito.'),
    ],
    ends: { shows: screens(seeModal('signingOut')) },
  }),
  sessionDialog({
    id: 'modal/signOut',
    title: 'Cierras tu sesión',
    spec: ['1.15', '4.16', '4.17', '4.22', '7.8', '8.55'],
    steps: [
      step('Ana está en su perfil', 'Ya vio sus puntos.', seeHeading('Perfil')),
      step('Cierra su sesión', 'Dice que sí, que ya se va.', logOut()),
      step('¡Nos vemos en la cancha!', 'Está de vuelta en Inicio.'),
    ],
    ends: { shows: screens(seeModal('signOut'), seeRoute('/')), calls: { 'GET /api/auth/logout': [200] } },
  }),
  sessionDialog({
    id: 'modal/expiredSession',
    title: 'Tu sesión se abre en otro celular',
    tags: ['cuenta', 'errores'],
    world: { as: 'nico', route: '/games' },
    spec: ['4.24', '4.27', '8.26', '8.34'],
    steps: [
      step('Nico llena dos marcadores', 'Está en Partidos y deja el celular en la mesa.', fill(2)),
      step('Su hermano entra con su cuenta', 'Lo hace desde otro celular.', logInElsewhere()),
      step('Nico envía sus pronósticos', 'Su sesión de aquí ya no vale.', sendReady(2)),
      step('La sesión terminó', 'Al volver a entrar encuentra sus marcadores.'),
    ],
    ends: { shows: screens(seeModal('expiredSession')), ...refusedBoleto('unauthenticated') },
  }),
  sessionDialog({
    id: 'modal/accountEliminated',
    title: 'Borran tu cuenta mientras juegas',
    tags: ['cuenta', 'errores'],
    world: { route: '/bonus' },
    spec: ['8.13', '8.35'],
    steps: [
      step('Ana revisa sus trivias', 'Está en Bonus.', seeText('Tu tabla de trivias')),
      step('El administrador borra su cuenta', 'Ella todavía tiene su sesión.', deleteOnServer()),
      step('Ana busca su lugar en el ranking', 'El servidor ya no sabe quién es.', go('/ranking')),
      step('La cuenta ya no existe', 'Puede crear una nueva.'),
    ],
    ends: {
      shows: screens(seeModal('accountEliminated')),
      because: 'Attempt to read property "email" on null',
    },
  }),
  sessionDialog({
    id: 'modal/deleteAccount',
    title: 'Lo piensas dos veces antes de borrar tu cuenta',
    spec: ['8.62'],
    steps: [
      step('Ana revisa sus boletos', 'Está en su perfil.', seeText('Mis boletos')),
      step('Quiere eliminar su cuenta', 'El botón está al final de la página.', press('Eliminar mi cuenta')),
      step('¿Eliminar tu cuenta?', 'Perdería sus puntos y su lugar.'),
    ],
    ends: { shows: screens(seeModal('deleteAccount')), calls: { 'GET /api/user/delete': [] } },
  }),
  sessionDialog({
    id: 'modal/accountDeleted',
    title: 'Eliminas tu cuenta',
    spec: ['7.9', '8.63'],
    steps: [
      step('Ana revisa sus boletos', 'Está en su perfil.', seeText('Mis boletos')),
      step('Elimina su cuenta', 'Dice que sí, que está segura.', deleteAccount('Sí, eliminar')),
      step('Cuenta eliminada', 'Está de vuelta en Inicio, como visitante.'),
    ],
    ends: {
      shows: screens(seeModal('accountDeleted'), seeRoute('/')),
      calls: { 'GET /api/user/delete': [200] },
    },
  }),
];

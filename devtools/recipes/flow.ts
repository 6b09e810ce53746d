import {
  ANTONIA,
  answerDialog,
  askForLink,
  choose,
  choosePick,
  codeFor,
  confirmWith,
  deleteAccount,
  fail,
  fill,
  follow,
  followMailedLink,
  go,
  heal,
  jumpTo,
  later,
  logIn,
  logInElsewhere,
  look,
  NEW_PASSWORD,
  openTab,
  press,
  release,
  rightAnswer,
  saveNewPassword,
  screens,
  seeGames,
  seeModal,
  seeRoute,
  seeText,
  seeThe,
  seeTrivia,
  sendReady,
  step,
  wrongAnswer,
} from './actions.ts';
import { type Recipe, recipeWith } from './recipe.ts';
import { antoniaRegisters } from './registration-steps.ts';

const boletoFlow = recipeWith({
  tags: ['flujos', 'cuenta', 'quiniela'],
  world: { as: 'nico', route: '/games' },
});

const accountFlow = recipeWith({ tags: ['flujos', 'cuenta'], world: { route: '/user/forgot-password' } });

const seeWeek = (week: number, games: string, count: number) => [
  openTab(new RegExp(`^Jornada ${week}`)),
  seeGames(games, count),
];

export const FLOW_RECIPES: readonly Recipe[] = [
  boletoFlow({
    id: 'flow/first-boleto',
    title: 'Del registro a tu primer boleto',
    world: { as: 'visitante', route: '/user/register' },
    spec: ['1.4@3', '1.5@4', '1.8@7', '2.13@3', '4.12@4', '7.6@3'],
    steps: [
      ...antoniaRegisters(),
      step('Crea su cuenta', 'Su código sale por correo.', press('Crear cuenta'), seeModal('newAccount')),
      step('Confirma que el correo es suyo', 'Copia los 6 dígitos del mensaje.', [
        answerDialog('newAccount', 'Escribir mi código'),
        confirmWith(codeFor(ANTONIA)),
      ]),
      step('Ya está dentro', 'Con su sesión abierta y la jornada enfrente.', [
        answerDialog('verifyAccountSuccess', '¡A jugar!'),
        seeGames('open', 9),
      ]),
      step('Llena tres marcadores', 'Los demás pueden esperar.', fill(3)),
      step('Los envía', 'Desde aquí ya no se pueden cambiar.', sendReady(3)),
      step('Le toca la trivia', 'Vale un punto extra.', [
        answerDialog('poolsSent', 'Aceptar'),
        choosePick(rightAnswer(7)),
        press('Continuar'),
      ]),
      step('Su primer boleto', 'Tres partidos sellados y un punto de ventaja.', [
        seeTrivia('correct'),
        press('Aceptar'),
        press(/^Enviados/),
        seeGames('open', 0),
        seeGames('sent', 3),
      ]),
    ],
    ends: {
      shows: screens(seeGames('sent', 3)),
      calls: { 'POST /api/user/register': [201], 'POST /api/pool/user': [200] },
      boletos: 1,
    },
  }),
  boletoFlow({
    id: 'flow/week-to-points',
    title: 'Una jornada completa: de que abre a tus puntos',
    tags: ['flujos', 'quiniela', 'ranking'],
    world: { at: 'apertura(8, 1) - 1m' },
    spec: ['1.9@5', '1.10', '4.33@1', '4.40@2'],
    steps: [
      step('Falta un minuto para que abra la Jornada 8', 'Nico ya está en Partidos.', [
        openTab(/^Jornada 8/),
        seeText('Esta jornada abre'),
      ]),
      step('Abre la jornada', 'Los partidos se dejan llenar.', [
        jumpTo('apertura(8, 9) + 1m'),
        seeWeek(8, 'open', 9),
      ]),
      step('Llena los nueve', 'Cada partido con su marcador.', fill(9)),
      step('Envía su boleto', 'Completo, de una vez.', sendReady(9), seeModal('poolsSent')),
      step('Deja la trivia para después', 'Puede contestarla mientras dure la jornada.', [
        press('Aceptar'),
        seeTrivia('question'),
        press('Regresar'),
        seeGames('sent', 9),
      ]),
      step('Arranca el primer partido', 'Ya se ve en vivo.', [
        jumpTo('inicio(8, 1) + 30m'),
        seeWeek(8, 'live', 1),
      ]),
      step('Termina la jornada', 'Cada partido dice cuánto le dio.', [
        jumpTo('final(8, 9) + 1h'),
        seeWeek(8, 'final', 9),
        seeText('Total en el ranking'),
      ]),
      step('Y su lugar en la tabla', 'Los mismos puntos, partido por partido.', [
        go('/ranking'),
        choose('Jornada', 'Jornada 8'),
      ]),
    ],
    ends: {
      shows: screens(seeText('Así quedó la tabla de la Jornada 8.')),
      calls: { 'POST /api/pool/user': [200] },
      boletos: 1,
    },
  }),
  boletoFlow({
    id: 'flow/in-two-boletos',
    title: 'Unos hoy, los demás mañana',
    tags: ['flujos', 'quiniela', 'trivia'],
    spec: ['1.18@5', '3.25@6', '4.37@5'],
    steps: [
      step('Nico llena cuatro partidos', 'De los otros todavía no se decide.', fill(4)),
      step('Los envía', 'Esos cuatro ya no cambian.', sendReady(4), seeModal('poolsSent')),
      step('Contesta la trivia', 'Se la juega y falla.', [
        press('Aceptar'),
        choosePick(wrongAnswer(7)),
        press('Continuar'),
        seeTrivia('incorrect'),
        press('Aceptar'),
        seeGames('sent', 4),
      ]),
      step('Pasa un día', 'Nico ya se decidió.', later('1d')),
      step('Llena los que faltaban', 'Los enviados ni se mueven.', fill(5), seeGames('sent', 4)),
      step(
        'Envía el resto',
        'Otro boleto de la misma jornada.',
        sendReady(5),
        answerDialog('poolsSent', 'Aceptar'),
      ),
      step('Jornada completa', 'Nueve de nueve, y sin otra trivia.'),
    ],
    ends: {
      shows: screens(seeGames('sent', 9)),
      calls: { 'POST /api/pool/user': [200, 200], 'POST /api/trivia/answer': [200] },
      boletos: 2,
    },
  }),
  boletoFlow({
    id: 'flow/session-elsewhere',
    title: 'Te sacan de tu sesión y no pierdes nada',
    spec: ['1.6@4', '4.25@4', '8.8@3'],
    steps: [
      step('Nico llena tres marcadores', 'Está en Partidos.', fill(3)),
      step('Abren su cuenta en otro celular', 'La sesión de aquí termina.', logInElsewhere()),
      step('Intenta enviarlos', 'La app le explica qué pasó.', sendReady(3)),
      step('Vuelve a entrar', 'Con su contraseña de siempre.', [
        answerDialog('expiredSession', 'Aceptar'),
        follow('Ya tengo cuenta'),
        logIn('nico@correo.mx'),
      ]),
      step('Ahí siguen sus marcadores', 'Los tres, como los dejó.', seeGames('draft', 3)),
      step('Ahora sí los envía', 'Y quedan sellados.', sendReady(3)),
    ],
    ends: { shows: screens(seeModal('poolsSent')), calls: { 'POST /api/pool/user': [401, 200] }, boletos: 1 },
  }),
  boletoFlow({
    id: 'flow/lost-answer',
    title: 'Se va la señal justo al enviar',
    tags: ['flujos', 'quiniela', 'errores'],
    steps: [
      step('Nico llena tres marcadores', 'Va en el metro.', fill(3)),
      step('Los envía y el metro entra a un túnel', 'Su boleto salió. La respuesta no regresa.', [
        fail('POST /api/pool/user', { hold: true, drop: true }, 1, 'after'),
        // Until the signal is back, the app can't read whether the boleto has arrived.
        fail('GET /api/pool/user/all', { drop: true }, 'always'),
        sendReady(3),
        seeModal('sendingPool'),
      ]),
      step('Se queda sin señal', 'Su boleto sí llegó, pero la respuesta se perdió en el camino.', [
        release(),
        seeModal('networkError'),
      ]),
      step('Sale del túnel y reintenta', 'La app busca su boleto antes de enviar otro, y ahí está.', [
        heal(),
        press('Reintentar'),
        seeModal('poolsSent'),
      ]),
      step(
        'Tres sellos y ningún doble',
        'Un solo envío, aunque se perdió la respuesta.',
        press('Aceptar'),
        // Right after the press the dialog is still closing, and the page doesn't scroll to the stamps.
        look(1_000),
        seeGames('sent', 3),
      ),
    ],
    ends: { shows: screens(seeGames('sent', 3)), calls: { 'POST /api/pool/user': [0] }, boletos: 1 },
  }),
  accountFlow({
    id: 'flow/forgotten-password',
    title: 'Olvidas tu contraseña y vuelves a jugar',
    spec: ['1.7@1', '2.7@2', '2.14@1', '7.5@4'],
    steps: [
      step('Ana olvidó su contraseña', 'Escribe su correo y pide un enlace.', askForLink('ana@correo.mx')),
      step(
        'Lo abre desde su correo',
        'Dura una hora y sirve una sola vez.',
        followMailedLink('ana@correo.mx'),
      ),
      step('Escribe una nueva', 'Dos veces, para no equivocarse.', saveNewPassword()),
      step('Entra con ella', 'La anterior ya no sirve.', [
        answerDialog('passwordChanged', 'Iniciar sesión'),
        seeRoute('/user/login'),
        logIn('ana@correo.mx', NEW_PASSWORD),
      ]),
      step('Su jornada la espera', 'Tal como la dejó.', seeThe('region', 'Avance de la jornada')),
    ],
    ends: {
      shows: screens(seeRoute('/games')),
      calls: { 'POST /api/auth/change-password': [200], 'POST /api/auth/login': [200] },
    },
  }),
  accountFlow({
    id: 'flow/goodbye',
    title: 'Te despides del Reto',
    world: { as: 'ana', route: '/user/profile' },
    spec: ['1.14@1', '1.16@3', '2.10@1', '4.57@2'],
    steps: [
      step('Ana abre su perfil', 'Ahí están sus boletos.', seeText('Mis boletos')),
      step('Se arrepiente a tiempo', 'La app le dice todo lo que perdería.', deleteAccount('Mejor no')),
      step('Ahora sí', 'Lo confirma y su cuenta se va.', [
        deleteAccount('Sí, eliminar'),
        answerDialog('accountDeleted', 'Aceptar'),
      ]),
      step('Ya es visitante', 'Está de vuelta en Inicio.', seeRoute('/')),
      step('Al otro día quiere entrar', 'Su cuenta ya no existe; puede crear una nueva.', [
        later('1d'),
        go('/user/login'),
        logIn('ana@correo.mx'),
      ]),
    ],
    ends: {
      shows: screens(seeModal('accountEliminated')),
      calls: { 'GET /api/user/delete': [200], 'POST /api/auth/login': [500] },
    },
  }),
];

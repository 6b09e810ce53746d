import {
  askToSend,
  becomePersona,
  choose,
  comeBack,
  edit,
  fail,
  fill,
  follow,
  game,
  go,
  goOffline,
  heal,
  jumpTo,
  later,
  logIn,
  openTab,
  perfectWeek,
  press,
  pressThe,
  screens,
  seeGames,
  seeHeading,
  seeModal,
  seeProgress,
  seeRoute,
  seeText,
  seeThe,
  seeTrivia,
  sendReady,
  step,
} from './actions.ts';
import { type Recipe, recipeWith } from './recipe.ts';

const publicPage = recipeWith({ tags: ['paginas'], world: { route: '/' } });

const seeVisitorHome = () => seeThe('link', 'Ya tengo cuenta');

const gamesPage = recipeWith({ tags: ['paginas', 'quiniela'], world: { as: 'nico', route: '/games' } });

// The mock server shows a goal of a live game only after the goal's minute. 1 h 50 min after the kick-off all
// these minutes have passed, so the page shows the whole score that a step sets.
const livePage = recipeWith({
  tags: ['quiniela', 'paginas'],
  world: { as: 'ana', at: 'inicio(7, 1) + 1h 50m', route: '/games' },
});

const opening = () =>
  step('Ana abre Partidos en pleno partido', 'Ella pronosticó 1–1 y ya lo envió.', seeGames('live', 1));

const scoreGoes = (home: number, away: number) => [
  edit('games', game(7, 1), { home_goals: home, away_goals: away }),
  comeBack(),
];

const sendOneOfWeek8 = () => [openTab(/^Jornada 8/), fill(1), sendReady(1), seeModal('poolSent')];

const ALL_CLOSINGS = 'Todos los cierres en mi calendario';

const DOWNLOADED = 'Si se descargó el archivo, ábrelo para agregarlo a tu calendario.';
const closingsPage = recipeWith({ tags: ['quiniela', 'paginas'], world: { as: 'ana', route: '/bonus' } });

const openBonus = () =>
  step('Ana abre Bonus', 'Al final están sus recordatorios.', seeHeading('Que no se te pase'));

const playerPage = recipeWith({ tags: ['ranking', 'paginas'], world: { as: 'ana', route: '/ranking' } });

const seasonPage = recipeWith({ tags: ['paginas', 'ranking'], world: { as: 'ana', route: '/user/profile' } });

export const PAGE_RECIPES: readonly Recipe[] = [
  publicPage({
    id: 'page/home-visitor',
    title: 'Así recibe Inicio a quien llega',
    spec: ['0.4@1', '2.2@1'],
    steps: [
      step('Toña llega a Inicio', 'Le mandaron el enlace por WhatsApp.', seeVisitorHome()),
      step('Se anima', 'Jugar es gratis.', follow('Quiero jugar'), seeRoute('/user/register')),
      step('Antes quiere ver más', 'Regresa a Inicio.', go('/')),
    ],
    ends: { shows: screens(seeRoute(''), seeThe('link', 'Ya tengo cuenta')) },
  }),
  publicPage({
    id: 'page/home-player',
    title: 'Tu primer boleto, en tres toques',
    tags: ['paginas', 'quiniela'],
    world: { as: 'nico' },
    steps: [
      step('Nico estrena su cuenta', 'Inicio le explica cómo se hace un boleto.', [
        seeHeading('Tu primer boleto, en tres toques'),
      ]),
      step('Se va a llenar el primero', 'La jornada tiene nueve.', [
        follow('Hacer mis pronósticos'),
        seeGames('open', 9),
      ]),
      step('Regresa a ver cuánto falta', 'La tarjeta lo espera hasta que envíe uno.', go('/')),
    ],
    ends: { shows: screens(seeHeading('Tu primer boleto, en tres toques')) },
  }),
  publicPage({
    id: 'page/rewards',
    title: 'Qué se gana cada jornada',
    spec: ['2.3'],
    steps: [
      step('Toña llega a Inicio', 'Pregunta lo de siempre: qué se gana.', seeVisitorHome()),
      step('Abre Premios', 'No necesita cuenta para verlos.', go('/rewards')),
      step('Cada jornada', 'Los primeros lugares de cada tabla.', seeHeading('Cada jornada')),
      step('¿Y cómo se entregan?', 'Paso a paso, con plazos.', seeHeading('Así recibes tu premio')),
    ],
    ends: { shows: screens(seeHeading('Así recibes tu premio')) },
  }),
  publicPage({
    id: 'page/faq',
    title: 'Diecisiete respuestas cortas',
    spec: ['1.3@2', '2.4'],
    steps: [
      step('Toña llega a Inicio', 'Todavía tiene dudas.', seeVisitorHome()),
      step('Abre Preguntas Frecuentes', 'Cada respuesta se lee en un momento.', [
        go('/faq'),
        seeHeading('Preguntas Frecuentes'),
      ]),
      step('¿Cómo sumo puntos?', 'Con un ejemplo de cada acierto.', [
        pressThe('summary', '¿Cómo sumo puntos?'),
        seeText('¿Le atinas al resultado?'),
      ]),
      step('¿Hasta cuándo puedo enviar?', 'Es la que más preguntan.', [
        pressThe('summary', '¿Hasta cuándo puedo enviar?'),
        seeText('hasta 2 horas antes de cada partido'),
      ]),
      step('¿Cómo se desempata?', 'Nunca por sorteo.', [
        pressThe('summary', '¿Cómo se desempata?'),
        seeText('Nunca se decide por sorteo'),
      ]),
    ],
    ends: { shows: screens(seeText('Con los mismos puntos cuentan')) },
  }),
  publicPage({
    id: 'page/legal',
    title: 'Las bases y el aviso, sin letra chiquita',
    spec: ['2.5@3', '2.6@2', '6.4@3'],
    steps: [
      step('Toña llega a Inicio', 'Lee todo antes de aceptar.', seeVisitorHome()),
      step('Abre las bases', 'Con un índice para no perderse.', [
        go('/T&C'),
        seeHeading('Términos y Condiciones'),
      ]),
      step('Y el Aviso de Privacidad', 'Qué datos se piden y para qué.', [
        go('/privacy-policy'),
        seeHeading('Aviso de Privacidad'),
      ]),
      step('La Declaración de accesibilidad', 'Qué norma se sigue y qué falta.', go('/accessibility')),
    ],
    ends: { shows: screens(seeHeading('Declaración de accesibilidad')) },
  }),
  publicPage({
    id: 'page/missing-page',
    title: 'Una dirección que no existe',
    tags: ['paginas', 'errores'],
    world: { route: '/estadio' },
    spec: ['2.19@1', '2.20@3', '2.21@1'],
    steps: [
      step('Toña teclea mal la dirección', 'Escribió /estadio.', [
        seeThe('link', 'Regresar al inicio'),
        seeHeading('¡Oops! ...'),
      ]),
      step('Regresa al inicio', 'Con el único enlace que hace falta.', [
        follow('Regresar al inicio'),
        seeRoute(''),
      ]),
      step('Vuelve a equivocarse', 'Y la página se lo dice igual.', go('/cancha'), seeHeading('¡Oops! ...')),
    ],
    ends: { shows: screens(seeText('Algo salió mal, inténtalo más tarde')) },
  }),
  gamesPage({
    id: 'page/loading',
    title: 'La barra espera en 95 %',
    tags: ['paginas'],
    world: { as: 'ana', faults: [{ match: 'GET /api/user', effect: { hold: true }, times: 'always' }] },
    spec: ['2.22@1', '2.23@1', '2.25@3', '4.1@1', '9.12@3'],
    steps: [
      step('Ana abre la app', 'El servidor tarda en reconocerla.', seeText('Cargando ...')),
      step('La barra avanza de 5 en 5', 'Cada dos décimas de segundo.', seeProgress(95)),
      step('Se detiene en 95 %', 'Sigue ahí hasta que el servidor conteste.', seeText('Cargando ...')),
    ],
    ends: { shows: screens(seeProgress(95)) },
  }),
  publicPage({
    id: 'page/private-page',
    title: 'Sin sesión, primero a la puerta',
    tags: ['paginas', 'cuenta'],
    spec: ['1.2@2', '2.9@2', '4.5@2', '6.1@3'],
    steps: [
      step('Ana llega a Inicio', 'Todavía no entra.', seeVisitorHome()),
      step(
        'Abre un enlace al Ranking',
        'La llevan a Iniciar sesión.',
        go('/ranking'),
        seeRoute('/user/login'),
      ),
      step('Entra', 'Y llega a donde iba, no a otro lado.', logIn('ana@correo.mx'), seeRoute('/ranking')),
    ],
    ends: { shows: screens(seeHeading('Ranking')) },
  }),
  publicPage({
    id: 'page/broken-link',
    title: 'El enlace llegó cortado',
    tags: ['paginas', 'cuenta'],
    steps: [
      step('Ana llega a Inicio', 'Trae un enlace a medias en su correo.', seeVisitorHome()),
      step('Lo abre', 'Al correo le falta un pedazo.', go('/user/change-password/ana/7f3a')),
      step('Ese enlace no sirve', 'Ahí mismo pide otro.', [
        seeText('Este enlace está incompleto o ya no sirve.'),
      ]),
    ],
    ends: {
      shows: screens(seeThe('link', 'Pedir otro enlace')),
      calls: { 'POST /api/auth/change-password': [] },
    },
  }),
  gamesPage({
    id: 'page/games-half-sent',
    title: 'Una jornada a medias',
    world: { as: 'ana' },
    spec: ['3.20@1'],
    steps: [
      step('Ana abre Partidos', 'Ya envió una parte de la Jornada 7.', [
        seeThe('region', 'Avance de la jornada'),
      ]),
      step('Llena uno más', 'Queda como borrador en su celular.', fill(1), seeGames('draft', 1)),
      step('Filtra los que faltan', 'Lo enviado se esconde un momento.', press(/^Faltan/)),
      step('Ve solo lo suyo', 'Con su borrador por delante.', seeGames('sent', 0), seeGames('draft', 1)),
    ],
    ends: { shows: screens(seeGames('draft', 1)), boletos: 0 },
  }),
  gamesPage({
    id: 'page/games-closed-week',
    title: 'La jornada ya cerró',
    world: { as: 'ana', at: 'cierre(7, 9) + 1m' },
    spec: ['3.18', '4.32', '4.35'],
    steps: [
      step('Ana abre Partidos el domingo', 'El último partido cerró hace un minuto.', seeHeading('Partidos')),
      step('Ya no hay qué llenar', 'Los campos se fueron.', seeHeading('Ya no se puede enviar')),
      step('Le muestran sus puntos', 'Con enlaces al ranking y a la jornada que sigue.', [
        seeThe('link', 'Ver el ranking'),
      ]),
    ],
    ends: { shows: screens(seeHeading('Ya no se puede enviar')) },
  }),
  gamesPage({
    id: 'page/games-unopened-week',
    title: 'La jornada que todavía no abre',
    spec: ['3.19', '4.34', '4.36'],
    steps: [
      step('Nico abre Partidos', 'Va en la Jornada 7.', seeGames('open', 9)),
      step('Se adelanta a la Jornada 9', 'Faltan semanas para esa.', openTab(/^Jornada 9/)),
      step('Todavía no abre', 'Le dicen qué día, y puede pedir que le recuerden.', [
        seeHeading(/^Esta jornada abre el/),
        seeThe('button', 'Recuérdame'),
      ]),
    ],
    ends: { shows: screens(seeGames('next', 9)) },
  }),
  gamesPage({
    id: 'page/games-no-calendar',
    title: 'La final, cuando aún no hay finalistas',
    spec: ['3.10@2'],
    steps: [
      step('Nico abre Partidos', 'Va en la Jornada 7.', seeGames('open', 9)),
      step('Se asoma a la final', 'Nadie sabe quién la juega.', openTab(/^Final · Vuelta/)),
      step('Aún no hay partidos', 'Aparecen en cuanto salga el calendario.'),
    ],
    ends: { shows: screens(seeHeading('Aún no hay partidos para esta jornada.')) },
  }),
  gamesPage({
    id: 'page/games-postponed',
    title: 'Posponen un partido por lluvia',
    spec: ['4.38'],
    steps: [
      step('Nico llena un marcador', 'Está en Partidos.', fill(1)),
      step('Llueve y lo posponen', 'La liga avisa.', edit('games', game(7, 1), { status: 'pospuesto' })),
      step('Nico vuelve a la app', 'La lista se pone al día sola.', comeBack()),
      step('Su tarjeta dice Pospuesto', 'Los otros ocho siguen abiertos.'),
    ],
    ends: { shows: screens(seeGames('postponed', 1), seeGames('open', 8)) },
  }),
  gamesPage({
    id: 'page/week-points',
    title: 'De dónde salieron tus puntos',
    tags: ['quiniela', 'paginas'],
    world: { as: 'ana' },
    steps: [
      step('Ana abre Partidos', 'Va en la Jornada 7.', seeThe('region', 'Avance de la jornada')),
      step('Regresa a la Jornada 6', 'Esa la envió completa.', openTab(/^Jornada 6/)),
      step('Sus puntos, línea por línea', 'Marcadores, resultados y trivia.', [
        seeHeading('Esta jornada ya cerró'),
      ]),
      step('Y suman lo mismo que el ranking', 'El total está en el último renglón.', [
        seeText('Total en el ranking'),
      ]),
    ],
    ends: { shows: screens(seeGames('final', 9)) },
  }),
  gamesPage({
    id: 'page/offline-strip',
    title: 'Llena su boleto sin internet',
    steps: [
      step('Nico llena un marcador', 'Está en Partidos.', fill(1)),
      step('Se queda sin internet', 'Una franja se lo dice.', goOffline(), seeText('Estás sin internet.')),
      step('Sigue llenando', 'Nada de lo que escribe se pierde.', fill(2)),
      step('Enviar tendrá que esperar', 'El botón dice “Sin internet”; sus marcadores están guardados.', [
        seeText('Guardados en este dispositivo'),
      ]),
    ],
    ends: { shows: screens(seeText('Estás sin internet.'), seeGames('draft', 2)), boletos: 0 },
  }),
  gamesPage({
    id: 'page/wrong-clock',
    title: 'El reloj de su celular va tres horas atrasado',
    world: { at: 'cierre(7, 1) - 2h' },
    steps: [
      step('Nico abre Partidos', 'Todo está abierto.', seeGames('open', 9)),
      step('Su celular se atrasa', 'Pasan tres horas y su reloj no se mueve.', later('3h', { silent: true })),
      step('Vuelve a la app', 'El servidor trae la hora oficial.', comeBack()),
      step('Manda la hora del centro', 'El partido cerró aunque su celular diga otra cosa.', [
        seeGames('closed', 1),
      ]),
    ],
    ends: { shows: screens(seeText('Ojo: la hora de tu celular no coincide.')) },
  }),
  livePage({
    id: 'page/games-live-exact',
    title: 'El partido va justo como lo pronosticaste',
    steps: [
      opening(),
      step('Va 1–1', 'El mismo marcador que ella puso.', scoreGoes(1, 1)),
      step('Si así queda, gana 5 puntos', 'Dice “Provisional”: todavía no suma en ningún total.'),
    ],
    ends: { shows: screens(seeText(/Si así queda: \+5\s*Provisional/)) },
  }),
  livePage({
    id: 'page/games-live-result',
    title: 'El partido va empatado, con otro marcador',
    steps: [
      opening(),
      step('Va 2–2', 'También es empate, con otros goles.', scoreGoes(2, 2)),
      step('Si así queda, gana 2 puntos', 'Le atinaría al resultado, sin el marcador.'),
    ],
    ends: { shows: screens(seeText(/Si así queda: \+2\s*Provisional/)) },
  }),
  livePage({
    id: 'page/games-live-miss',
    title: 'El partido va al revés de tu pronóstico',
    steps: [
      opening(),
      step('Gana el local 2–0', 'Ella esperaba un empate.', scoreGoes(2, 0)),
      step('Si así queda, son 0 puntos', 'Es provisional: un gol lo puede cambiar.'),
    ],
    ends: { shows: screens(seeText(/Si así queda: 0 puntos\s*Provisional/)) },
  }),
  livePage({
    id: 'page/games-live-no-score',
    title: 'Un partido en juego del que aún no hay marcador',
    steps: [
      opening(),
      step('Deja de llegar el marcador', 'El servidor dice que se juega, y no cómo va.', [
        edit('games', game(7, 1), { hides_score: true }),
        comeBack(),
      ]),
      step('No adelanta puntos', 'Sin marcador, solo dice cuándo llegan.'),
    ],
    ends: { shows: screens(seeText(/Puntos al final del partido\s*Por confirmar/)) },
  }),
  livePage({
    id: 'page/profile-live',
    title: 'Tu boleto mientras se juega un partido',
    world: { at: 'inicio(7, 3) + 1h 50m', route: '/user/profile' },
    steps: [
      step('Ana abre su perfil el sábado', 'Su boleto de la Jornada 7 se abre solo.', seeHeading('Perfil')),
      step('El partido va 2–1', 'Como ella lo pronosticó.', [
        edit('games', game(7, 3), { home_goals: 2, away_goals: 1 }),
        comeBack(),
      ]),
      step('Su renglón dice qué ganaría', 'La suma del boleto no lo cuenta todavía.'),
    ],
    ends: { shows: screens(seeText('Si así queda: +5 (provisional)')) },
  }),
  closingsPage({
    id: 'page/review-closing-soon',
    title: 'Antes de enviar: lo vacío que cierra pronto',
    world: { as: 'nico', at: 'cierre(7, 1) - 1h', route: '/games' },
    steps: [
      step('Nico llena los dos del viernes', 'Los demás los deja para luego.', fill(2)),
      step('Quiere enviarlos', 'Antes de sellar, revisa.', askToSend(2), seeModal('sendPool')),
      step('Le avisan qué cierra pronto', 'Cuenta lo que sigue vacío y cierra en 24 horas.', [
        seeText('Ojo: 2 partidos cierran en las próximas 24 horas y siguen vacíos.'),
      ]),
      step('Va al primero, de un toque', 'La revisión se cierra y sus borradores siguen ahí.', [
        press('Ir al primero'),
      ]),
    ],
    ends: { shows: screens(seeGames('draft', 2)), calls: { 'POST /api/pool/user': [] }, boletos: 0 },
  }),
  closingsPage({
    id: 'page/bonus-closings',
    title: 'Todos los cierres, en tu calendario',
    spec: ['7.15'],
    steps: [
      openBonus(),
      step('Los quiere todos de una vez', 'Un solo archivo para toda la temporada.', press(ALL_CLOSINGS)),
      step('Se descarga el archivo', 'Un aviso por jornada; si lo baja otra vez, se actualizan.'),
    ],
    ends: { shows: screens(seeText(DOWNLOADED)), calls: { 'GET /api/games/all': [200] } },
  }),
  closingsPage({
    id: 'page/bonus-closings-failure',
    title: 'El archivo de los cierres no se pudo bajar',
    tags: ['quiniela', 'errores'],
    steps: [
      openBonus(),
      step('Se va su internet', 'Ella todavía no lo sabe.', goOffline()),
      step('Pide todos los cierres', 'La petición no sale.', press(ALL_CLOSINGS), seeModal('networkError')),
      step('Vuelve la señal y reintenta', 'Sin empezar de nuevo.', heal(), press('Reintentar')),
      step('Ahora sí se descarga', 'El mismo archivo de siempre.'),
    ],
    ends: { shows: screens(seeText(DOWNLOADED)) },
  }),
  closingsPage({
    id: 'page/bonus-closings-empty',
    title: 'Después de la final no quedan cierres',
    world: { at: 'final(23, 1) + 1d', route: '/faq' },
    steps: [
      step('Terminó la temporada', 'Ana está en Preguntas Frecuentes.', seeHeading('Preguntas Frecuentes')),
      step('Abre Bonus', 'El botón sigue ahí.', [
        go('/bonus'),
        seeHeading('Se acabaron las trivias'),
        seeThe('button', ALL_CLOSINGS),
      ]),
      step('Lo presiona', 'Busca en toda la temporada.', press(ALL_CLOSINGS)),
      step('No hay nada que descargar', 'Se lo dicen, sin un archivo vacío.'),
    ],
    ends: { shows: screens(seeText('Por ahora no hay cierres por delante.')) },
  }),
  playerPage({
    id: 'page/ranking-own-place',
    title: 'De vuelta a tu lugar, de un toque',
    world: { as: 'mariana' },
    spec: ['1.11@2', '3.29@2', '3.30@4', '7.12@2'],
    steps: [
      step('Mariana abre el Ranking', 'Dicen que va en primero.', seeHeading('Ranking')),
      step('Pasa a la tabla general', 'Sí: encabeza la lista.', [
        openTab('General'),
        seeText('Así va la tabla general.'),
      ]),
      step('Mira quién viene atrás', 'Su lugar la acompaña en cada página.', [
        press('Siguiente'),
        seeText(/Página 2 de \d+/),
      ]),
      step('Regresa a su lugar', 'De un toque, sin hojear: su renglón, marcado.', [
        press('Ir a mi lugar'),
        seeText(/Página 1 de \d+/),
        seeThe('rowheader', /mariana10/),
      ]),
    ],
    ends: { shows: screens(seeThe('rowheader', /mariana10/)) },
  }),
  // Players share a place only if they have also sent in the same second, so the clock of the world stands still.
  playerPage({
    id: 'page/ranking-shared-place',
    title: 'Empatas en todo y compartes el lugar',
    world: { as: 'ana', at: 'apertura(8, 9) + 1m', route: '/games' },
    steps: [
      step('Ana envía un marcador', 'Un solo partido de la Jornada 8: 2–1.', sendOneOfWeek8()),
      step('Nico envía el mismo', 'En el mismo segundo que ella.', [
        becomePersona('nico'),
        go('/games'),
        sendOneOfWeek8(),
      ]),
      step('El partido queda 2–1', 'Los dos le atinan al marcador.', [
        press('Aceptar'),
        seeTrivia('question'),
        press('Regresar'),
        edit('games', game(8, 1), { home_goals: 2, away_goals: 1 }),
        jumpTo('final(8, 9) + 1h'),
      ]),
      step('Nico abre el Ranking', 'Empata con Ana en todo: los dos llevan el mismo número.', [
        go('/ranking'),
        follow('Ver la tabla'),
        press('Ir a mi lugar'),
        seeThe('rowheader', /nico\.debuta/),
      ]),
    ],
    ends: {
      shows: screens(
        seeThe('rowheader', /nico\.debuta/),
        seeText(/(\d,\d{3})\s*nico\.debuta\s*Tú\s*5\s*\1\s*ana_tribuna/),
      ),
      boletos: 2,
    },
  }),
  playerPage({
    id: 'page/ranking-day-one',
    title: 'El ranking antes del primer gol',
    world: { as: 'nico' },
    steps: [
      step('Nico abre el Ranking', 'Es miércoles y nadie ha jugado.', seeHeading('Ranking')),
      step('Todavía no hay tabla', 'Se prende cuando termine el primer partido.', [
        seeHeading('El ranking se prende cuando termine el primer partido.'),
      ]),
      step('Mientras, a pronosticar', 'Un botón lo lleva.', seeThe('link', 'Hacer mis pronósticos')),
    ],
    ends: { shows: screens(seeHeading('El ranking se prende cuando termine el primer partido.')) },
  }),
  playerPage({
    id: 'page/ranking-second-page',
    title: 'Hojea la tabla de la jornada pasada',
    spec: ['3.31', '7.11@3', '9.2@3'],
    steps: [
      step('Ana abre el Ranking', 'Llega a la jornada que se juega.', seeHeading('Ranking')),
      step('Elige la Jornada 6', 'Esa ya terminó.', [
        choose('Jornada', 'Jornada 6'),
        seeText('Así quedó la tabla de la Jornada 6.'),
      ]),
      step('Pasa de página', 'De diez en diez.', press('Siguiente')),
      step('Va en la segunda', 'Su lugar sigue a la vista.', seeText(/Página 2 de \d+/)),
    ],
    ends: {
      shows: screens(seeText('Así quedó la tabla de la Jornada 6.')),
      calls: { 'GET /api/ranking/week/:week': [200, 200, 200] },
    },
  }),
  // After week 23, the last one, the ranking opens at the first week in which the player sent a ticket.
  playerPage({
    id: 'page/ranking-after-the-final',
    title: 'Después de la final, tu primera jornada',
    world: { at: 'final(23, 1) + 1d', route: '/bonus' },
    spec: ['4.53@3', '9.7@3'],
    steps: [
      step('Ana mira sus trivias', 'Está en Bonus; la final fue ayer.', seeHeading('Tu tabla de trivias')),
      step('Abre el Ranking', 'El servidor va en la jornada 24, que no existe.', go('/ranking')),
      step('La tabla abre en la Jornada 1', 'La 24 pasa de la 23: cae en la primera que ella envió.'),
    ],
    ends: { shows: screens(seeText('Así quedó la tabla de la Jornada 1.')) },
  }),
  // When the request for the current week fails, the ranking opens at week 1.
  playerPage({
    id: 'page/ranking-unknown-week',
    title: 'Nadie sabe qué jornada se juega',
    tags: ['ranking', 'errores'],
    world: { route: '/faq' },
    spec: ['4.54', '9.8'],
    steps: [
      step('Ana lee cómo se desempata', 'Está en Preguntas Frecuentes.', seeHeading('Preguntas Frecuentes')),
      step('Se cae una parte del servidor', 'La que dice qué jornada se juega.', [
        fail('GET /api/week/current', 'serverError', 'always'),
      ]),
      step('Ana abre el Ranking', 'La tabla sí contesta.', go('/ranking')),
      step('Abre en la Jornada 1', 'Sin diálogo: de ahí elige la que quiera.'),
    ],
    ends: { shows: screens(seeText('Así va la tabla de la Jornada 1.')) },
  }),
  playerPage({
    id: 'page/profile',
    title: 'Tus boletos sellados, jornada por jornada',
    tags: ['paginas', 'cuenta'],
    world: { as: 'mariana', route: '/user/profile' },
    spec: ['3.3@2'],
    steps: [
      step('Mariana abre su perfil', 'Arriba, su credencial: va en primer lugar.', seeHeading('mariana10')),
      step('Ahí están sus datos', 'De su celular solo se leen el principio y el final.', [
        seeHeading('Mis datos'),
      ]),
      step('Y sus boletos completos', 'Cada jornada con sus puntos.'),
    ],
    ends: { shows: screens(seeHeading('Mis boletos')) },
  }),
  playerPage({
    id: 'page/bonus',
    title: 'Tu tabla de trivias, frijol por frijol',
    tags: ['paginas', 'trivia'],
    world: { route: '/bonus' },
    spec: ['1.13@1', '2.11@1'],
    steps: [
      step('Ana abre Bonus', 'Lleva seis jornadas jugadas.', seeHeading('Bonus')),
      step('Su tabla se llena', 'Un frijol por cada acierto.', seeHeading('Tu tabla de trivias')),
      step('Y algo para llevar', 'Fondos, listas y cupones.', seeHeading('Para llevar')),
    ],
    ends: { shows: screens(seeHeading('Tu tabla de trivias')) },
  }),
  seasonPage({
    id: 'page/season-empty',
    title: 'Tu temporada antes del primer boleto',
    world: { as: 'nico' },
    steps: [
      step('Nico abre su perfil', 'Todavía no envía ningún boleto.', seeHeading('Mi temporada')),
      step('Su gráfica está por arrancar', 'Un enlace lo lleva a Partidos.', [
        seeText('Tu gráfica arranca con tu primer boleto.'),
      ]),
      step('Va a llenar el primero', 'De un toque.', follow('Ir a Partidos')),
    ],
    ends: { shows: screens(seeRoute('/games')) },
  }),
  seasonPage({
    id: 'page/season-first-week',
    title: 'Tu temporada con una sola jornada',
    world: { at: 'final(1, 9) + 1h' },
    steps: [
      step('Ana abre su perfil', 'Acaba de terminar la Jornada 1.', seeHeading('Mi temporada')),
      step('Su gráfica estrena la primera barra', 'Exactos, resultados y trivia, cada uno con su dibujo.', [
        seeThe('button', /^Jornada 1: \d+ puntos\. Ver el boleto$/),
      ]),
      step('Presiona la barra', 'Abajo se abre el boleto de esa jornada.', press(/^Jornada 1: /)),
    ],
    ends: { shows: screens(seeText('Boleto Jornada 1')) },
  }),
  seasonPage({
    id: 'page/season-whole',
    title: 'Las 23 jornadas en una gráfica',
    world: { as: 'tono', at: 'final(23, 1) + 1d' },
    steps: [
      step('Toño abre su perfil', 'Ayer fue la final y no faltó a ninguna jornada.', [
        seeHeading('Mi temporada'),
      ]),
      step('Ve toda su temporada', 'De la Jornada 1 a la Final · Vuelta.', [
        seeThe('button', /^Final · Vuelta: /),
      ]),
      step('Busca su mejor jornada', 'La más alta lleva su número en grande.', seeText('Mejor jornada')),
      step('Pide los números', 'Los mismos, jornada por jornada.', press('Ver como tabla')),
    ],
    ends: { shows: screens(seeThe('table', 'Mis puntos por jornada')) },
  }),
  seasonPage({
    id: 'page/season-pending',
    title: 'Una jornada por confirmar no suma de más',
    world: { at: 'final(7, 1) + 1m' },
    steps: [
      step('Ana abre su perfil', 'Ya terminó uno de sus dos partidos de la Jornada 7.', [
        seeHeading('Mi temporada'),
      ]),
      step('Le falta el otro', 'Su barra lo dice y solo cuenta lo publicado.', [
        seeText('Jornada 7: 1 partido por confirmar.'),
      ]),
      step('Termina el segundo', 'Ana vuelve a la app.', [
        jumpTo('final(7, 3) + 1m', { silent: true }),
        comeBack(),
      ]),
      step('Su barra quedó completa', 'Ya no hay nada por confirmar.'),
    ],
    ends: { shows: screens(seeThe('button', /^Jornada 7: \d+ puntos?\. Ver el boleto$/)) },
  }),
  seasonPage({
    id: 'page/season-postponed',
    title: 'Un partido pospuesto no te quita puntos',
    steps: [
      step(
        'Ana abre su perfil',
        'En la Jornada 4 llovió y un partido no se jugó.',
        seeHeading('Mi temporada'),
      ),
      step('Su gráfica lo explica', 'Ese partido no suma ni cuenta como error.'),
    ],
    ends: { shows: screens(seeText('Jornada 4: 1 partido pospuesto, no suma.')) },
  }),
  seasonPage({
    id: 'page/season-trivia',
    title: 'Tus puntos de trivia, cada uno en su jornada',
    steps: [
      step('Ana abre su perfil', 'Ha acertado cuatro trivias.', seeHeading('Mi temporada')),
      step('Cada punto está en su barra', 'Viene con los pronósticos: la app no pregunta nada más.', [
        seeThe('button', /^Jornada 1: \d+ puntos\. Ver el boleto$/),
      ]),
      step('Pide los números', 'La trivia tiene su columna.', press('Ver como tabla')),
    ],
    ends: { shows: screens(seeThe('columnheader', 'Trivia')) },
  }),
  seasonPage({
    id: 'page/season-trivia-failed',
    title: 'Tu boleto suma su trivia aunque falle el ranking',
    steps: [
      step('Ana abre su perfil', 'Ha acertado cuatro trivias.', seeHeading('Mi temporada')),
      step('Se cae el ranking', 'El resto del servidor contesta.', [
        fail('GET /api/ranking/week/:week', 'serverError', 'always'),
      ]),
      step('Presiona la Jornada 1', 'Su boleto suma el punto de la trivia; solo le falta el lugar.', [
        press(/^Jornada 1: /),
        seeText('Boleto Jornada 1'),
      ]),
    ],
    ends: { shows: screens(seeText('Total en el ranking')) },
  }),
  seasonPage({
    id: 'page/season-share',
    title: 'Presume tu temporada',
    world: { as: 'mariana' },
    steps: [
      step('Mariana abre su perfil', 'Va en primer lugar.', seeHeading('Mi temporada')),
      step('Comparte su temporada', 'La tarjeta se dibuja en su celular, sin su nombre ni sus datos.', [
        press('Compartir mi temporada'),
        seeThe('button', 'Compartir imagen'),
      ]),
      step('También puede mandar el enlace', 'Por WhatsApp.'),
    ],
    ends: { shows: screens(seeThe('link', 'Enviar por WhatsApp')) },
  }),
  seasonPage({
    id: 'page/album',
    title: 'Mi álbum: una carta por cada boleto',
    tags: ['paginas', 'ranking', 'marketing'],
    steps: [
      step('Ana abre su perfil', 'Ya selló siete boletos.', [
        seeHeading('Mi álbum'),
        seeText('cartas de 23'),
      ]),
      step('En la Jornada 6 le atinó a todo', 'Nueve marcadores exactos: su carta es especial.', [
        perfectWeek(6, 'ana@correo.mx'),
        comeBack(),
        seeText('1 jornada perfecta: todos los marcadores exactos.'),
      ]),
      step('Toca la carta', 'Abre el boleto de esa jornada.', [
        press('Jornada 6: El balón, sellada · perfecta'),
        seeText('Boleto Jornada 6'),
      ]),
      step('Presume su álbum', 'La imagen se dibuja en su celular.', press('Compartir mi álbum')),
    ],
    ends: { shows: screens(seeThe('button', 'Compartir imagen')) },
  }),
  seasonPage({
    id: 'page/share-results',
    title: 'Presume tus puntos en tus historias',
    tags: ['paginas', 'ranking', 'marketing'],
    steps: [
      step('Ana abre su boleto', 'La Jornada 6 ya tiene puntos.', seeText('Boleto Jornada 6')),
      step('Comparte sus puntos', 'Con su lugar y su mejor acierto, sin su nombre ni sus datos.', [
        press('Compartir mis puntos'),
        seeThe('radio', 'Publicación'),
      ]),
      step('La hace de historia', 'Vertical, para Stories y Estados.', pressThe('radio', 'Historia')),
    ],
    ends: { shows: screens(seeThe('button', 'Compartir imagen')) },
  }),
];

import { closingsCopy } from '../../src/copy/closings.ts';
import {
  askToSend,
  choose,
  comeBack,
  edit,
  ends,
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
  press,
  seeGames,
  seeHeading,
  seeModal,
  seeProgress,
  seeRoute,
  seeText,
  seeThe,
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

const ALL_CLOSINGS = 'Todos los cierres en mi calendario';

const closingsPage = recipeWith({ tags: ['quiniela', 'paginas'], world: { as: 'ana', route: '/bonus' } });

const openBonus = () =>
  step('Ana abre Bonus', 'Al final están sus recordatorios.', seeHeading('Que no se te pase'));

const playerPage = recipeWith({ tags: ['ranking', 'paginas'], world: { as: 'ana', route: '/ranking' } });

const seasonPage = recipeWith({ tags: ['paginas', 'ranking'], world: { as: 'ana', route: '/user/profile' } });

const COMPLETED = 'Listo, tu gráfica está completa.';

export const PAGE_RECIPES: readonly Recipe[] = [
  publicPage('page/home-visitor', 'Así recibe Inicio a quien llega', [
    step('Toña llega a Inicio', 'Le mandaron el enlace por WhatsApp.', seeVisitorHome()),
    step('Se anima', 'Jugar es gratis.', follow('Quiero jugar'), seeRoute('/user/register')),
    step('Antes quiere ver más', 'Regresa a Inicio.', go('/')),
    ends(seeRoute(''), seeThe('link', 'Ya tengo cuenta')),
  ]),
  publicPage('page/home-player', 'Tu primer boleto, en tres toques', [
    { tags: ['paginas', 'quiniela'], world: { as: 'nico' } },
    step('Nico estrena su cuenta', 'Inicio le explica cómo se hace un boleto.', [
      seeHeading('Tu primer boleto, en tres toques'),
    ]),
    step('Se va a llenar el primero', 'La jornada tiene nueve.', [
      follow('Hacer mis pronósticos'),
      seeGames('open', 9),
    ]),
    step('Regresa a ver cuánto falta', 'La tarjeta lo espera hasta que envíe uno.', go('/')),
    ends(seeHeading('Tu primer boleto, en tres toques')),
  ]),
  publicPage('page/rewards', 'Qué se gana cada jornada', [
    step('Toña llega a Inicio', 'Pregunta lo de siempre: qué se gana.', seeVisitorHome()),
    step('Abre Premios', 'No necesita cuenta para verlos.', go('/rewards')),
    step('Cada jornada y al cierre', 'Cuántos hay y cómo se entregan.', seeHeading('Lo que se gana')),
    ends(seeHeading('Así recibes tu premio')),
  ]),
  publicPage('page/faq', 'Diecisiete respuestas cortas', [
    step('Toña llega a Inicio', 'Todavía tiene dudas.', seeVisitorHome()),
    step('Abre Preguntas Frecuentes', 'Cada respuesta se lee en un momento.', go('/faq')),
    step('¿Hasta cuándo puedo enviar?', 'Es la que más preguntan.', seeText('¿Hasta cuándo puedo enviar?')),
    ends(seeHeading('Preguntas Frecuentes')),
  ]),
  publicPage('page/legal', 'Las bases y el aviso, sin letra chiquita', [
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
    ends(seeHeading('Declaración de accesibilidad')),
  ]),
  publicPage('page/missing-page', 'Una dirección que no existe', [
    { tags: ['paginas', 'errores'], world: { route: '/estadio' } },
    step('Toña teclea mal la dirección', 'Escribió /estadio.', seeHeading('¡Oops! ...')),
    step('Regresa al inicio', 'Con el único enlace que hace falta.', [
      follow('Regresar al inicio'),
      seeRoute(''),
    ]),
    step('Vuelve a equivocarse', 'Y la página se lo dice igual.', go('/cancha'), seeHeading('¡Oops! ...')),
    ends(seeText('Algo salió mal, inténtalo más tarde')),
  ]),
  gamesPage('page/loading', 'La barra espera en 95 %', [
    { tags: ['paginas'] },
    { world: { as: 'ana', faults: [{ match: 'GET /api/user', effect: { hold: true }, times: 'always' }] } },
    step('Ana abre la app', 'El servidor tarda en reconocerla.', seeText('Cargando ...')),
    step('La barra avanza de 5 en 5', 'Cada dos décimas de segundo.', seeProgress(95)),
    step('Se detiene en 95 %', 'Sigue ahí hasta que el servidor conteste.', seeText('Cargando ...')),
    ends(seeProgress(95)),
  ]),
  publicPage('page/private-page', 'Sin sesión, primero a la puerta', [
    { tags: ['paginas', 'cuenta'] },
    step('Ana llega a Inicio', 'Todavía no entra.', seeVisitorHome()),
    step('Abre un enlace al Ranking', 'La llevan a Iniciar sesión.', go('/ranking'), seeRoute('/user/login')),
    step('Entra', 'Y llega a donde iba, no a otro lado.', logIn('ana@correo.mx'), seeRoute('/ranking')),
    ends(seeHeading('Ranking')),
  ]),
  publicPage('page/broken-link', 'El enlace llegó cortado', [
    { tags: ['paginas', 'cuenta'] },
    step('Ana llega a Inicio', 'Trae un enlace a medias en su correo.', seeVisitorHome()),
    step('Lo abre', 'Al correo le falta un pedazo.', go('/user/change-password/ana/7f3a')),
    step('Ese enlace no sirve', 'Ahí mismo pide otro.', [
      seeText('Este enlace está incompleto o ya no sirve.'),
    ]),
    ends(seeThe('link', 'Pedir otro enlace'), { calls: { 'POST /api/auth/change-password': [] } }),
  ]),
  gamesPage('page/games-half-sent', 'Una jornada a medias', [
    { world: { as: 'ana' } },
    step('Ana abre Partidos', 'Ya envió una parte de la Jornada 7.', [
      seeThe('region', 'Avance de la jornada'),
    ]),
    step('Llena uno más', 'Queda como borrador en su celular.', fill(1), seeGames('draft', 1)),
    step('Filtra los que faltan', 'Lo enviado se esconde un momento.', press(/^Faltan/)),
    step('Ve solo lo suyo', 'Con su borrador por delante.', seeGames('sent', 0)),
    ends(seeGames('draft', 1), { boletos: 0 }),
  ]),
  gamesPage('page/games-closed-week', 'La jornada ya cerró', [
    { world: { as: 'ana', at: 'cierre(7, 9) + 1m' } },
    step('Ana abre Partidos el domingo', 'El último partido cerró hace un minuto.', seeHeading('Partidos')),
    step('Ya no hay qué llenar', 'Los campos se fueron.', seeHeading('Esta jornada ya cerró')),
    step('Le muestran sus puntos', 'Con enlaces al ranking y a la jornada que sigue.', [
      seeThe('link', 'Ver el ranking'),
    ]),
    ends(seeHeading('Esta jornada ya cerró')),
  ]),
  gamesPage('page/games-unopened-week', 'La jornada que todavía no abre', [
    step('Nico abre Partidos', 'Va en la Jornada 7.', seeGames('open', 9)),
    step('Se adelanta a la Jornada 9', 'Faltan semanas para esa.', openTab(/^Jornada 9/)),
    step('Todavía no abre', 'Le dicen qué día, y puede pedir que le recuerden.', [
      seeHeading(/^Esta jornada abre el/),
      seeThe('button', 'Recuérdame'),
    ]),
    ends(seeGames('next', 9)),
  ]),
  gamesPage('page/games-no-calendar', 'La final, cuando aún no hay finalistas', [
    step('Nico abre Partidos', 'Va en la Jornada 7.', seeGames('open', 9)),
    step('Se asoma a la final', 'Nadie sabe quién la juega.', openTab(/^Final · Vuelta/)),
    step('Aún no hay partidos', 'Aparecen en cuanto salga el calendario.'),
    ends(seeHeading('Aún no hay partidos para esta jornada.')),
  ]),
  gamesPage('page/games-postponed', 'Posponen un partido por lluvia', [
    step('Nico llena un marcador', 'Está en Partidos.', fill(1)),
    step('Llueve y lo posponen', 'La liga avisa.', edit('games', game(7, 1), { status: 'pospuesto' })),
    step('Nico vuelve a la app', 'La lista se pone al día sola.', comeBack()),
    step('Su tarjeta dice Pospuesto', 'Los otros ocho siguen abiertos.'),
    ends(seeGames('postponed', 1), seeGames('open', 8)),
  ]),
  gamesPage('page/week-points', 'De dónde salieron tus puntos', [
    { tags: ['quiniela', 'paginas'], world: { as: 'ana' } },
    step('Ana abre Partidos', 'Va en la Jornada 7.', seeThe('region', 'Avance de la jornada')),
    step('Regresa a la Jornada 6', 'Esa la envió completa.', openTab(/^Jornada 6/)),
    step('Sus puntos, línea por línea', 'Marcadores, resultados y trivia.', [
      seeHeading('Esta jornada ya cerró'),
    ]),
    step('Y suman lo mismo que el ranking', 'El total está en el último renglón.', [
      seeText('Total en el ranking'),
    ]),
    ends(seeGames('final', 9)),
  ]),
  gamesPage('page/offline-strip', 'Llena su boleto sin internet', [
    step('Nico llena un marcador', 'Está en Partidos.', fill(1)),
    step('Se queda sin internet', 'Una franja se lo dice.', goOffline(), seeText('Estás sin internet.')),
    step('Sigue llenando', 'Nada de lo que escribe se pierde.', fill(2)),
    step('Enviar tendrá que esperar', 'El botón dice “Sin internet”; sus marcadores están guardados.', [
      seeText('Guardados en este dispositivo'),
    ]),
    ends(seeText('Estás sin internet.'), seeGames('draft', 2), { boletos: 0 }),
  ]),
  gamesPage('page/wrong-clock', 'El reloj de su celular va tres horas atrasado', [
    { world: { at: 'cierre(7, 1) - 2h' } },
    step('Nico abre Partidos', 'Todo está abierto.', seeGames('open', 9)),
    step('Su celular se atrasa', 'Pasan tres horas y su reloj no se mueve.', later('3h', { silent: true })),
    step('Vuelve a la app', 'El servidor trae la hora oficial.', comeBack()),
    step('Manda la hora del centro', 'El partido cerró aunque su celular diga otra cosa.', [
      seeGames('closed', 1),
    ]),
    ends(seeText('Ojo: la hora de tu celular no coincide.')),
  ]),
  livePage('page/games-live-exact', 'El partido va justo como lo pronosticaste', [
    opening(),
    step('Va 1–1', 'El mismo marcador que ella puso.', scoreGoes(1, 1)),
    step('Si así queda, gana 5 puntos', 'Dice “Provisional”: todavía no suma en ningún total.'),
    ends(seeText(/Si así queda: \+5\s*Provisional/)),
  ]),
  livePage('page/games-live-result', 'El partido va empatado, con otro marcador', [
    opening(),
    step('Va 2–2', 'También es empate, con otros goles.', scoreGoes(2, 2)),
    step('Si así queda, gana 2 puntos', 'Le atinaría al resultado, sin el marcador.'),
    ends(seeText(/Si así queda: \+2\s*Provisional/)),
  ]),
  livePage('page/games-live-miss', 'El partido va al revés de tu pronóstico', [
    opening(),
    step('Gana el local 2–0', 'Ella esperaba un empate.', scoreGoes(2, 0)),
    step('Si así queda, son 0 puntos', 'Es provisional: un gol lo puede cambiar.'),
    ends(seeText(/Si así queda: 0 puntos\s*Provisional/)),
  ]),
  livePage('page/games-live-no-score', 'Un partido en juego del que aún no hay marcador', [
    opening(),
    step('Deja de llegar el marcador', 'El servidor dice que se juega, y no cómo va.', [
      edit('games', game(7, 1), { hides_score: true }),
      comeBack(),
    ]),
    step('No adelanta puntos', 'Sin marcador, solo dice cuándo llegan.'),
    ends(seeText(/Puntos al final del partido\s*Por confirmar/)),
  ]),
  livePage('page/profile-live', 'Tu boleto mientras se juega un partido', [
    { world: { at: 'inicio(7, 3) + 1h 50m', route: '/user/profile' } },
    step('Ana abre su perfil el sábado', 'Su boleto de la Jornada 7 se abre solo.', seeHeading('Perfil')),
    step('El partido va 2–1', 'Como ella lo pronosticó.', [
      edit('games', game(7, 3), { home_goals: 2, away_goals: 1 }),
      comeBack(),
    ]),
    step('Su renglón dice qué ganaría', 'La suma del boleto no lo cuenta todavía.'),
    ends(seeText('Si así queda: +5 (provisional)')),
  ]),
  closingsPage('page/review-closing-soon', 'Antes de enviar: lo vacío que cierra pronto', [
    { world: { as: 'nico', at: 'cierre(7, 1) - 1h', route: '/games' } },
    step('Nico llena los dos del viernes', 'Los demás los deja para luego.', fill(2)),
    step('Quiere enviarlos', 'Antes de sellar, revisa.', askToSend(2), seeModal('sendPool')),
    step('Le avisan qué cierra pronto', 'Cuenta lo que sigue vacío y cierra en 24 horas.', [
      seeText('Ojo: 2 partidos cierran en las próximas 24 horas y siguen vacíos.'),
    ]),
    step('Va al primero, de un toque', 'La revisión se cierra y sus borradores siguen ahí.', [
      press('Ir al primero'),
    ]),
    ends(seeGames('draft', 2), { calls: { 'POST /api/pool/user': [] }, boletos: 0 }),
  ]),
  closingsPage('page/bonus-closings', 'Todos los cierres, en tu calendario', [
    openBonus(),
    step('Los quiere todos de una vez', 'Un solo archivo para toda la temporada.', press(ALL_CLOSINGS)),
    step('Se descarga el archivo', 'Un aviso por jornada; si lo baja otra vez, se actualizan.'),
    ends(seeText(closingsCopy.offered), { calls: { 'GET /api/games/all': [200] } }),
  ]),
  closingsPage('page/bonus-closings-failure', 'El archivo de los cierres no se pudo bajar', [
    { tags: ['quiniela', 'errores'] },
    openBonus(),
    step('Se va su internet', 'Ella todavía no lo sabe.', goOffline()),
    step('Pide todos los cierres', 'La petición no sale.', press(ALL_CLOSINGS), seeModal('networkError')),
    step('Vuelve la señal y reintenta', 'Sin empezar de nuevo.', heal(), press('Reintentar')),
    step('Ahora sí se descarga', 'El mismo archivo de siempre.'),
    ends(seeText(closingsCopy.offered)),
  ]),
  closingsPage('page/bonus-closings-empty', 'Después de la final no quedan cierres', [
    { world: { at: 'final(23, 1) + 1d', route: '/faq' } },
    step('Terminó la temporada', 'Ana está en Preguntas Frecuentes.', seeHeading('Preguntas Frecuentes')),
    step('Abre Bonus', 'El botón sigue ahí.', [
      go('/bonus'),
      seeHeading('Se acabaron las trivias'),
      seeThe('button', ALL_CLOSINGS),
    ]),
    step('Lo presiona', 'Busca en toda la temporada.', press(ALL_CLOSINGS)),
    step('No hay nada que descargar', 'Se lo dicen, sin un archivo vacío.'),
    ends(seeText('Por ahora no hay cierres por delante.')),
  ]),
  playerPage('page/ranking-own-place', 'De vuelta a tu lugar, de un toque', [
    { world: { as: 'mariana' } },
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
    ]),
    ends(seeThe('rowheader', /mariana10/)),
  ]),
  playerPage('page/ranking-day-one', 'El ranking antes del primer gol', [
    { world: { as: 'nico' } },
    step('Nico abre el Ranking', 'Es miércoles y nadie ha jugado.', seeHeading('Ranking')),
    step('Todavía no hay tabla', 'Se prende cuando termine el primer partido.', [
      seeHeading('El ranking se prende cuando termine el primer partido.'),
    ]),
    step('Mientras, a pronosticar', 'Un botón lo lleva.', seeThe('link', 'Hacer mis pronósticos')),
    ends(seeHeading('El ranking se prende cuando termine el primer partido.')),
  ]),
  playerPage('page/ranking-second-page', 'Hojea la tabla de la jornada pasada', [
    step('Ana abre el Ranking', 'Llega a la jornada que se juega.', seeHeading('Ranking')),
    step('Elige la Jornada 6', 'Esa ya terminó.', [
      choose('Jornada', 'Jornada 6'),
      seeText('Así quedó la tabla de la Jornada 6.'),
    ]),
    step('Pasa de página', 'De diez en diez.', press('Siguiente')),
    step('Va en la segunda', 'Su lugar sigue a la vista.', seeText(/Página 2 de \d+/)),
    ends(seeText('Así quedó la tabla de la Jornada 6.'), {
      calls: { 'GET /api/ranking/week/:week': [200, 200, 200] },
    }),
  ]),
  // After week 23, the last one, the ranking opens at the first week in which the player sent a ticket.
  playerPage('page/ranking-after-the-final', 'Después de la final, tu primera jornada', [
    { world: { at: 'final(23, 1) + 1d', route: '/bonus' } },
    step('Ana mira sus trivias', 'Está en Bonus; la final fue ayer.', seeHeading('Tu tabla de trivias')),
    step('Abre el Ranking', 'El servidor va en la jornada 24, que no existe.', go('/ranking')),
    step('La tabla abre en la Jornada 1', 'Es la primera que ella envió.'),
    ends(seeText('Así quedó la tabla de la Jornada 1.')),
  ]),
  // When the request for the current week fails, the ranking opens at week 1.
  playerPage('page/ranking-unknown-week', 'Nadie sabe qué jornada se juega', [
    { tags: ['ranking', 'errores'], world: { route: '/faq' } },
    step('Ana lee cómo se desempata', 'Está en Preguntas Frecuentes.', seeHeading('Preguntas Frecuentes')),
    step('Se cae una parte del servidor', 'La que dice qué jornada se juega.', [
      fail('GET /api/week/current', 'serverError', 'always'),
    ]),
    step('Ana abre el Ranking', 'La tabla sí contesta.', go('/ranking')),
    step('Abre en la Jornada 1', 'Sin diálogo: de ahí elige la que quiera.'),
    ends(seeText('Así va la tabla de la Jornada 1.')),
  ]),
  playerPage('page/profile', 'Tus boletos sellados, jornada por jornada', [
    { tags: ['paginas', 'cuenta'], world: { as: 'mariana', route: '/user/profile' } },
    step('Mariana abre su perfil', 'Arriba, su credencial: va en primer lugar.', seeHeading('mariana10')),
    step('Ahí están sus datos', 'De su celular solo se leen el principio y el final.', [
      seeHeading('Mis datos'),
    ]),
    step('Y sus boletos completos', 'Cada jornada con sus puntos.'),
    ends(seeHeading('Mis boletos')),
  ]),
  playerPage('page/bonus', 'Tu tabla de trivias, frijol por frijol', [
    { tags: ['paginas', 'trivia'], world: { route: '/bonus' } },
    step('Ana abre Bonus', 'Lleva seis jornadas jugadas.', seeHeading('Bonus')),
    step('Su tabla se llena', 'Un frijol por cada acierto.', seeHeading('Tu tabla de trivias')),
    step('Y algo para llevar', 'Fondos, listas y cupones.', seeHeading('Para llevar')),
    ends(seeHeading('Tu tabla de trivias')),
  ]),
  seasonPage('page/season-empty', 'Tu temporada antes del primer boleto', [
    { world: { as: 'nico' } },
    step('Nico abre su perfil', 'Todavía no envía ningún boleto.', seeHeading('Mi temporada')),
    step('Su gráfica está por arrancar', 'Un enlace lo lleva a Partidos.', [
      seeText('Tu gráfica arranca con tu primer boleto.'),
    ]),
    step('Va a llenar el primero', 'De un toque.', follow('Ir a Partidos')),
    ends(seeRoute('/games')),
  ]),
  seasonPage('page/season-first-week', 'Tu temporada con una sola jornada', [
    { world: { at: 'final(1, 9) + 1h' } },
    step('Ana abre su perfil', 'Acaba de terminar la Jornada 1.', seeHeading('Mi temporada')),
    step('Su gráfica estrena la primera barra', 'Exactos, resultados y trivia, cada uno con su dibujo.', [
      seeThe('button', /^Jornada 1: \d+ puntos\. Ver el boleto$/),
    ]),
    step('Presiona la barra', 'Abajo se abre el boleto de esa jornada.', press(/^Jornada 1: /)),
    ends(seeText('Boleto Jornada 1')),
  ]),
  seasonPage('page/season-whole', 'Las 23 jornadas en una gráfica', [
    { world: { as: 'tono', at: 'final(23, 1) + 1d' } },
    step('Toño abre su perfil', 'Ayer fue la final y no faltó a ninguna jornada.', [
      seeHeading('Mi temporada'),
    ]),
    step('Ve toda su temporada', 'De la Jornada 1 a la Final · Vuelta.', [
      seeThe('button', /^Final · Vuelta: /),
    ]),
    step('Busca su mejor jornada', 'La más alta lleva su número en grande.', seeText('Mejor jornada')),
    step('Pide los números', 'Los mismos, jornada por jornada.', press('Ver como tabla')),
    ends(seeThe('table', 'Mis puntos por jornada')),
  ]),
  seasonPage('page/season-pending', 'Una jornada por confirmar no suma de más', [
    { world: { at: 'final(7, 1) + 1m' } },
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
    ends(seeThe('button', /^Jornada 7: \d+ puntos?\. Ver el boleto$/)),
  ]),
  seasonPage('page/season-postponed', 'Un partido pospuesto no te quita puntos', [
    step('Ana abre su perfil', 'En la Jornada 4 llovió y un partido no se jugó.', seeHeading('Mi temporada')),
    step('Su gráfica lo explica', 'Ese partido no suma ni cuenta como error.'),
    ends(seeText('Jornada 4: 1 partido pospuesto, no suma.')),
  ]),
  seasonPage('page/season-trivia', 'Ubica tus puntos de trivia', [
    step('Ana abre su perfil', 'Ha acertado cuatro trivias.', seeHeading('Mi temporada')),
    step('Tres puntos no tienen jornada', 'Ya están en su total.', [
      seeText('3 puntos de trivia por ubicar: ya están en tu total.'),
    ]),
    step('Presiona “Completar la gráfica”', 'La app pregunta por las jornadas que faltan.', [
      press('Completar la gráfica'),
    ]),
    step('Cada punto está en su barra', 'Y el total es el mismo.'),
    ends(seeText(COMPLETED)),
  ]),
  seasonPage('page/season-trivia-failed', 'La gráfica no se pudo completar', [
    step('Ana abre su perfil', 'Tiene puntos de trivia por ubicar.', seeHeading('Mi temporada')),
    step('Se cae el ranking', 'El resto del servidor contesta.', [
      fail('GET /api/ranking/week/:week', 'serverError', 'always'),
    ]),
    step('Presiona “Completar la gráfica”', 'Se lo dicen ahí mismo, sin diálogo.', [
      press('Completar la gráfica'),
      seeText('No pudimos completarla. Inténtalo de nuevo.'),
    ]),
    step('Vuelve el ranking', 'Ana lo intenta otra vez.', heal(), press('Completar la gráfica')),
    step('Ahora sí', 'Cada punto está en su barra.'),
    ends(seeText(COMPLETED)),
  ]),
  seasonPage('page/season-share', 'Presume tu temporada', [
    { world: { as: 'mariana' } },
    step('Mariana abre su perfil', 'Va en primer lugar.', seeHeading('Mi temporada')),
    step('Comparte su temporada', 'La tarjeta se dibuja en su celular, sin su nombre ni sus datos.', [
      press('Compartir mi temporada'),
    ]),
    step('También puede mandar el enlace', 'Por WhatsApp.'),
    ends(seeThe('link', 'Enviar por WhatsApp')),
  ]),
];

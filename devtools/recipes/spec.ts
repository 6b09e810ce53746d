/** Recipes that exist to show a statement of `docs/spec.md` that no other recipe shows. */
import {
  answerDialog,
  choose,
  choosePick,
  comeBack,
  deleteAccount,
  dismiss,
  edit,
  fail,
  fill,
  follow,
  game,
  go,
  later,
  logIn,
  logInElsewhere,
  logOut,
  openMenu,
  openTab,
  press,
  refusedBoleto,
  reload,
  rightAnswer,
  screens,
  seeField,
  seeGames,
  seeHeading,
  seeModal,
  seeProgress,
  seeRoute,
  seeText,
  seeThe,
  seeTop,
  seeTrivia,
  sendReady,
  sendTicketAndGetTrivia,
  step,
  wrongAnswer,
} from './actions.ts';
import { type Recipe, recipeWith } from './recipe.ts';

const visitorPage = recipeWith({ tags: ['paginas'], world: { route: '/' } });

const accountPage = recipeWith({ tags: ['cuenta'], world: { route: '/user/login' } });

const gamesPage = recipeWith({ tags: ['quiniela', 'paginas'], world: { as: 'nico', route: '/games' } });

const triviaPage = recipeWith({ tags: ['trivia'], world: { as: 'nico', route: '/games' } });

const rankingPage = recipeWith({ tags: ['ranking'], world: { as: 'ana', route: '/ranking' } });

const followInMenu = (name: string, route: string) => [
  openMenu(),
  follow(new RegExp(`^${name}`)),
  seeRoute(route),
];

const seeLinks = (...names: string[]) => names.map((name) => seeThe('link', new RegExp(`^${name}`)));

const tryPage = (route: string, leadsTo: string) => [go(route), seeRoute(leadsTo)];

const MENU_NOTE = 'En menos de 992 px está detrás de “Menú”; en una pantalla ancha ya se ve.';

export const SPEC_RECIPES: readonly Recipe[] = [
  visitorPage({
    id: 'spec/every-page',
    title: 'Un paseo por todas las páginas',
    world: { as: 'mariana' },
    spec: [
      '0.1',
      '0.3',
      '2.1',
      '2.8@3',
      '2.29@2',
      '2.30@2',
      '2.31@2',
      '2.32@2',
      '2.33@2',
      '2.34@2',
      '2.35@2',
      '6.2@7',
      '9.1',
    ],
    steps: [
      step('Mariana abre Inicio', 'Ya tiene sesión.', seeRoute('/')),
      step('Abre el menú', MENU_NOTE, [
        openMenu(),
        seeLinks('Inicio', 'Partidos', 'Ranking', 'Premios', 'Bonus', 'Perfil', 'Preguntas Frecuentes'),
      ]),
      step('Va a Partidos', 'El menú se cerró solo.', follow(/^Partidos/), seeRoute('/games')),
      step('Al Ranking', 'Por jornada y general.', followInMenu('Ranking', '/ranking')),
      step('A Premios', 'Lo que se gana.', followInMenu('Premios', '/rewards')),
      step('A Bonus', 'Sus trivias y cosas para llevar.', followInMenu('Bonus', '/bonus')),
      step('A su perfil', 'Sus datos y sus boletos.', followInMenu('Perfil', '/user/profile')),
      step(
        'Y a Preguntas Frecuentes',
        'Todas cuelgan de /lmx.',
        followInMenu('Preguntas Frecuentes', '/faq'),
      ),
    ],
    ends: { shows: screens(seeRoute('/faq'), seeHeading('Preguntas Frecuentes')) },
  }),
  visitorPage({
    id: 'spec/phone-menu',
    title: 'En un celular, el menú se guarda',
    isForCabina: true,
    spec: ['2.39@2', '2.40@3', '9.10@2'],
    steps: [
      step('Toña abre la app en su celular', 'En menos de 992 px no caben los enlaces.', seeRoute('/')),
      step('Abre el menú', 'Estaban detrás de “Menú”.', openMenu(), seeLinks('Inicio', 'Premios')),
      step('Va a Premios', 'El menú se cerró solo.', follow(/^Premios/), seeRoute('/rewards')),
    ],
    ends: { shows: screens(seeHeading('Lo que se gana')) },
  }),
  gamesPage({
    id: 'spec/loading-bar',
    title: 'La barra avanza de 5 en 5',
    tags: ['paginas'],
    isForCabina: true,
    world: { as: 'ana', faults: [{ match: 'GET /api/user', effect: { hold: true }, times: 'always' }] },
    spec: ['2.24@2', '9.11@2'],
    steps: [
      step('Ana abre la app', 'El servidor tarda en reconocerla.', seeText('Cargando ...')),
      step('Recarga la página y mira la barra', 'Empieza de cero y sube 5 % cada 200 ms.', [
        reload(),
        seeThe('progressbar', 'Cargando'),
      ]),
      step('Y se detiene', 'Llega a 95 % y espera al servidor.', seeProgress(95)),
    ],
    ends: { shows: screens(seeProgress(95)) },
  }),
  visitorPage({
    id: 'spec/visitor-menu',
    title: 'El menú de quien no ha entrado',
    spec: ['2.12@3', '2.36@2', '2.37', '2.39@2', '9.10@2'],
    steps: [
      step('Toña llega a Inicio', 'Todavía no entra.', seeThe('link', 'Ya tengo cuenta')),
      step('Abre el menú', MENU_NOTE, [
        openMenu(),
        seeLinks('Inicio', 'Premios', 'Preguntas Frecuentes', 'Iniciar sesión'),
      ]),
      step(
        'Va a Iniciar sesión',
        'Llega a donde se entra.',
        follow('Iniciar sesión'),
        seeRoute('/user/login'),
      ),
      step('Abre el menú otra vez', 'Aquí ya no le ofrece iniciar sesión.', openMenu()),
    ],
    ends: { shows: screens(seeRoute('/user/login'), seeThe('link', /^Preguntas Frecuentes/)) },
  }),
  visitorPage({
    id: 'spec/footer',
    title: 'Lo que dice el pie de cada página',
    spec: ['0.2@2', '1.1@2', '2.42@5', '2.43@3', '2.44@3', '2.45@4', '2.46@2', '9.13@2'],
    steps: [
      step(
        'Toña baja hasta el pie de Inicio',
        'Está en todas las páginas.',
        seeThe('link', 'Ya tengo cuenta'),
      ),
      step('Para quién es', 'Solo para mayores de 18 años.', [
        seeText('Publicidad exclusiva para mayores de 18 años.'),
      ]),
      step('Las bases y el aviso', 'A un toque.', [
        seeThe('link', 'Términos y Condiciones'),
        seeThe('link', 'Aviso de Privacidad'),
      ]),
      step('Tres redes', 'Cada una abre en otra pestaña.', [seeLinks('Facebook', 'Instagram', 'X')]),
      step('El texto legal', 'Al final.', seeText('concurso de habilidad y conocimiento')),
    ],
    ends: { shows: screens(seeText('concurso de habilidad y conocimiento')) },
  }),
  visitorPage({
    id: 'spec/scroll-top',
    title: 'Cada página abre desde arriba',
    world: { route: '/faq' },
    spec: ['2.27'],
    steps: [
      step('Toña lee Preguntas Frecuentes', 'Hasta el final.', seeHeading('Preguntas Frecuentes')),
      step('Llega al pie', 'La página quedó abajo.', seeThe('link', 'Aviso de Privacidad')),
      step('Abre el Aviso de Privacidad', 'Empieza desde su título.', [
        follow('Aviso de Privacidad'),
        seeRoute('/privacy-policy'),
      ]),
    ],
    ends: { shows: screens(seeTop()) },
  }),
  visitorPage({
    id: 'spec/private-pages',
    title: 'Ninguna página de jugadores sin sesión',
    spec: ['2.8@2', '2.9@3', '2.10@4', '2.11'],
    steps: [
      step('Toña no tiene sesión', 'Está en Inicio.', seeThe('link', 'Ya tengo cuenta')),
      step('Prueba con Partidos', 'La llevan a Iniciar sesión.', tryPage('/games', '/user/login')),
      step('Con el Ranking', 'Igual.', tryPage('/ranking', '/user/login')),
      step('Con Perfil', 'Igual.', tryPage('/user/profile', '/user/login')),
      step('Y con Bonus', 'Igual.', tryPage('/bonus', '/user/login')),
    ],
    ends: { shows: screens(seeHeading('Iniciar sesión')) },
  }),
  visitorPage({
    id: 'spec/visitor-pages',
    title: 'Las páginas de quien todavía no entra',
    spec: ['2.15', '6.3@4'],
    steps: [
      step('Toña llega a Inicio', 'Todavía no entra.', seeThe('link', 'Ya tengo cuenta')),
      step('Puede iniciar sesión', 'Con correo y contraseña.', go('/user/login'), seeThe('button', 'Entrar')),
      step('Puede registrarse', 'En dos pasos.', go('/user/register'), seeHeading('Crea tu cuenta')),
      step('Puede recuperar su contraseña', 'Con un enlace por correo.', [
        go('/user/forgot-password'),
        seeThe('button', 'Enviar enlace'),
      ]),
      step('Confirmar una cuenta, no', 'No tiene ninguna por confirmar.', [
        tryPage('/user/confirm-account', '/user/login'),
      ]),
    ],
    ends: { shows: screens(seeHeading('Iniciar sesión')) },
  }),
  gamesPage({
    id: 'spec/no-visitor-pages',
    title: 'Con sesión, esas páginas ya no',
    tags: ['cuenta', 'paginas'],
    world: { as: 'ana', route: '/faq' },
    spec: ['2.12@2', '2.13@3', '2.14@4', '2.16'],
    steps: [
      step('Ana ya tiene sesión', 'Está en Preguntas Frecuentes.', seeHeading('Preguntas Frecuentes')),
      step('Abre Iniciar sesión', 'La llevan a Partidos.', tryPage('/user/login', '/games')),
      step('Abre el registro', 'Igual.', go('/faq'), tryPage('/user/register', '/games')),
      step('Abre Recuperar contraseña', 'Igual.', go('/faq'), tryPage('/user/forgot-password', '/games')),
      step('Abre Confirmar cuenta', 'Tampoco.', go('/faq'), tryPage('/user/confirm-account', '/games')),
    ],
    ends: { shows: screens(seeHeading('Partidos')) },
  }),
  accountPage({
    id: 'spec/unverified',
    title: 'Cierra el aviso y la app se acuerda',
    spec: ['3.6@3', '4.9@3', '4.10'],
    steps: [
      step('Lupe entra sin haber confirmado', 'Está en Iniciar sesión.', logIn('lupe@correo.mx')),
      step('Cierra el aviso', 'Sin ir a confirmar.', seeModal('verifyAccountError'), dismiss()),
      step('La página se lo recuerda', 'Su correo aún no está confirmado.', [
        seeText('Tu correo aún no está confirmado.'),
      ]),
      step('Va a confirmarlo', 'La app ya sabe cuál es su correo.', follow('Confirmar mi cuenta')),
    ],
    ends: { shows: screens(seeText('lupe@correo.mx'), seeRoute('/user/confirm-account')) },
  }),
  accountPage({
    id: 'spec/verification-record',
    title: 'Su confirmación la espera, hasta que se va',
    world: { as: 'lupe', route: '/user/confirm-account' },
    spec: ['3.4@1', '4.14@2', '4.15'],
    steps: [
      step('Lupe espera su código', 'Está en Confirmar cuenta.', seeText('lupe@correo.mx')),
      step('Recarga la página', 'Sigue ahí, con su correo.', reload(), seeText('lupe@correo.mx')),
      step('Se va a Preguntas Frecuentes', 'Deja la confirmación.', [
        go('/faq'),
        seeHeading('Preguntas Frecuentes'),
      ]),
      step('Quiere regresar', 'La llevan a Iniciar sesión.', go('/user/confirm-account')),
    ],
    ends: { shows: screens(seeRoute('/user/login')) },
  }),
  accountPage({
    id: 'spec/token-kept',
    title: 'Recarga y sigue dentro',
    spec: ['3.2@2', '4.7@1', '4.13'],
    steps: [
      step('Ana entra', 'Con su contraseña.', logIn('ana@correo.mx'), seeRoute('/games')),
      step('Recarga la página', 'Su sesión estaba guardada.', reload()),
    ],
    ends: { shows: screens(seeThe('region', 'Avance de la jornada')) },
  }),
  accountPage({
    id: 'spec/next-player',
    title: 'Sale una y entra otro, sin mezclarse',
    world: { as: 'ana', route: '/games' },
    spec: ['4.18@3', '4.19'],
    steps: [
      step('Ana tiene dos pronósticos enviados', 'Está en Partidos.', seeGames('sent', 2)),
      step('Cierra su sesión', 'Presta su celular.', [
        go('/user/profile'),
        logOut(),
        answerDialog('signOut', 'Aceptar'),
      ]),
      step('Nico entra con su cuenta', 'Ve su jornada en blanco: nada de Ana.', [
        go('/user/login'),
        logIn('nico@correo.mx'),
        seeGames('open', 9),
      ]),
      step('Y su propio lugar', 'Él todavía no tiene.', go('/ranking'), openTab('General')),
    ],
    ends: { shows: screens(seeText('Aún sin lugar')), calls: { 'GET /api/auth/logout': [200] } },
  }),
  accountPage({
    id: 'spec/after-deletion',
    title: 'Borra su cuenta y no queda nada suyo',
    world: { as: 'ana', route: '/games' },
    spec: ['4.20@3', '4.21'],
    steps: [
      step('Ana tiene dos pronósticos enviados', 'Está en Partidos.', seeGames('sent', 2)),
      step('Elimina su cuenta', 'Desde su perfil.', [
        go('/user/profile'),
        deleteAccount('Sí, eliminar'),
        answerDialog('accountDeleted', 'Aceptar'),
      ]),
      step('Nico entra en el mismo celular', 'Ve su jornada en blanco: nada de Ana.', [
        go('/user/login'),
        logIn('nico@correo.mx'),
        seeGames('open', 9),
      ]),
      step('Y su propio lugar', 'Él todavía no tiene.', go('/ranking'), openTab('General')),
    ],
    ends: { shows: screens(seeText('Aún sin lugar')), calls: { 'GET /api/user/delete': [200] } },
  }),
  accountPage({
    id: 'spec/read-unauthenticated',
    title: 'Su sesión termina mientras lee',
    tags: ['cuenta', 'errores'],
    world: { as: 'ana', route: '/faq' },
    spec: ['8.7', '8.27'],
    steps: [
      step('Ana lee cómo se desempata', 'Está en Preguntas Frecuentes.', seeHeading('Preguntas Frecuentes')),
      step('Abren su cuenta en otro celular', 'La sesión de aquí termina.', logInElsewhere()),
      step('Ana abre el Ranking', 'Solo quería leerlo.', go('/ranking')),
      step('La sesión terminó', 'Le piden entrar otra vez.'),
    ],
    ends: { shows: screens(seeModal('expiredSession')), because: 'Unauthenticated.' },
  }),
  accountPage({
    id: 'spec/form-errors',
    title: 'El error de un campo se va al corregirlo',
    tags: ['cuenta', 'errores'],
    spec: ['3.34'],
    steps: [
      step('Ana se equivoca de contraseña', 'Está en Iniciar sesión.', [
        logIn('ana@correo.mx', 'papas con limón'),
        seeField('Contraseña', 'Esta contraseña es inválida.'),
      ]),
      step('Escribe la buena', 'El error del campo se fue y la dejan entrar.', [
        logIn('ana@correo.mx'),
        seeRoute('/games'),
      ]),
    ],
    ends: { shows: screens(seeHeading('Partidos')), calls: { 'POST /api/auth/login': [401, 200] } },
  }),
  gamesPage({
    id: 'spec/send-without-week',
    title: 'Envía y el servidor ya no tiene jornada',
    tags: ['quiniela', 'errores'],
    spec: ['8.20'],
    steps: [
      step('Nico llena un marcador', 'Está en Partidos.', fill(1)),
      step('El servidor pierde la jornada actual', 'Nico no se entera.', [
        fail('POST /api/pool/user', 'noWeekToBet'),
      ]),
      step('Envía su pronóstico', 'En su pantalla seguía abierto.', sendReady(1)),
      step('La jornada no está disponible', 'Su borrador sigue ahí.'),
    ],
    ends: { shows: screens(seeModal('poolWeekNotValid')), ...refusedBoleto('noWeekToBet') },
  }),
  gamesPage({
    id: 'spec/reload-after-send',
    title: 'Al enviar, la app lee lo que quedó guardado',
    spec: ['4.44'],
    steps: [
      step('Nico llena dos marcadores', 'Está en Partidos.', fill(2)),
      step('Los envía', 'La app pregunta al servidor qué quedó.', sendReady(2)),
      step('Acepta', 'Sus dos sellos son los del servidor.', answerDialog('poolsSent', 'Aceptar'), [
        seeTrivia('question'),
        press('Regresar'),
      ]),
    ],
    ends: {
      shows: screens(seeGames('sent', 2)),
      calls: { 'POST /api/pool/user': [200], 'GET /api/pool/user/all': [200, 200] },
      boletos: 1,
    },
  }),
  gamesPage({
    id: 'spec/weeks-new-player',
    title: 'Las jornadas de quien empieza',
    world: { route: '/faq' },
    spec: ['3.9', '3.14', '3.22', '4.29', '4.42', '7.13', '7.14', '7.16', '7.17'],
    steps: [
      step('Nico tiene cuenta nueva', 'Va la Jornada 7.', seeHeading('Preguntas Frecuentes')),
      step('Abre Partidos', 'Se piden juntas las jornadas, la actual y sus boletos.', go('/games')),
      step('Ve de la 7 en adelante', 'Las que pasaron no son suyas.', seeThe('tab', /^Jornada 7/)),
    ],
    ends: {
      shows: screens(seeText(/^(?!.*Jornada 6\b)(?=.*Jornada 7\b)(?=.*Jornada 8\b)/s), seeGames('open', 9)),
      calls: {
        'GET /api/weeks': [200],
        'GET /api/week/current': [200],
        'GET /api/games/week/:week': [200],
        'GET /api/pool/user/all': [200],
      },
    },
  }),
  gamesPage({
    id: 'spec/weeks-with-tickets',
    title: 'Las jornadas que ya jugaste se quedan',
    world: { as: 'ana' },
    spec: ['3.21', '4.30'],
    steps: [
      step('Ana abre Partidos', 'Va la Jornada 7.', seeThe('tab', /^Jornada 7/)),
      step('También ve las que envió', 'Desde la Jornada 1.', seeThe('tab', /^Jornada 1\b/)),
      step('Abre la Jornada 5', 'Con sus nueve pronósticos.', openTab(/^Jornada 5/)),
    ],
    ends: { shows: screens(seeGames('final', 9)) },
  }),
  gamesPage({
    id: 'spec/games-order',
    title: 'Adelantan un partido y sube en la lista',
    spec: ['3.16@1', '4.31'],
    steps: [
      step('Nico abre Partidos', 'Primero, el del viernes a las 19:00 h.', seeGames('open', 9)),
      step('Adelantan el último', 'Ahora se juega el viernes a las 18:30 h.', [
        edit('games', game(7, 9), { date: '2026-08-28', time: '18:30:00' }),
      ]),
      step('Nico vuelve a la app', 'Va por fecha y luego por hora: quedó arriba.', comeBack()),
    ],
    ends: { shows: screens(seeText(/18:30.*19:00/s)) },
  }),
  gamesPage({
    id: 'spec/week-by-date',
    title: 'Sin jornada actual, la que sigue por fecha',
    tags: ['quiniela', 'errores'],
    world: {
      at: 'inicio(7, 3) - 3h',
      route: '/faq',
      faults: [{ match: 'GET /api/week/current', effect: { status: 500 }, times: 'always' }],
    },
    spec: ['3.13', '4.28'],
    steps: [
      step('Es sábado, a media Jornada 7', 'Empezó el viernes.', seeHeading('Preguntas Frecuentes')),
      step('El servidor no dice qué jornada va', 'Esa parte se cayó, y la app lo dice.', [
        go('/games'),
        seeModal('unpreventedError'),
      ]),
      step('Acepta y sigue en la Jornada 8', 'La primera que empieza hoy o después.', [
        answerDialog('unpreventedError', 'Aceptar'),
        seeThe('tab', /^Jornada 8/),
      ]),
    ],
    ends: { shows: screens(seeGames('next', 9), seeThe('tab', /^Jornada 8/)) },
  }),
  gamesPage({
    id: 'spec/default-cutoff',
    title: 'Cada partido cierra dos horas antes',
    world: { at: 'inicio(7, 1) - 2h 1m' },
    spec: ['4.39', '9.3'],
    steps: [
      step('Faltan dos horas y un minuto', 'El primero todavía se puede llenar.', seeGames('open', 9)),
      step('Pasan dos minutos', 'Nico sigue en Partidos.', later('2m')),
      step('El primero cerró', 'Los otros ocho siguen abiertos.', seeGames('closed', 1)),
    ],
    ends: { shows: screens(seeGames('closed', 1), seeGames('open', 8)) },
  }),
  gamesPage({
    id: 'spec/cutoff-of-week',
    title: 'Una jornada que cierra cinco horas antes',
    world: { at: 'inicio(7, 1) - 4h' },
    spec: ['3.11', '9.5'],
    steps: [
      step('Faltan cuatro horas', 'Con el cierre de siempre, sigue abierto.', seeGames('open', 9)),
      step('La liga cambia el cierre', 'Cinco horas antes, solo esta jornada.', [
        edit('weeks', 7, { before_hours_bet: 5 }),
      ]),
      step('Nico vuelve a la app', 'El primero ya cerró.', comeBack()),
    ],
    ends: { shows: screens(seeGames('closed', 1), seeGames('open', 8)) },
  }),
  gamesPage({
    id: 'spec/default-opening',
    title: 'Cada partido abre una semana antes',
    world: { at: 'inicio(9, 1) - 7d 1m' },
    spec: ['9.4'],
    steps: [
      step('Falta un minuto para que abra', 'Nico está en Partidos.', seeHeading('Partidos')),
      step('Ve la Jornada 9', 'Todavía no abre ningún partido.', openTab(/^Jornada 9/), seeGames('next', 9)),
      step('Pasan dos minutos', 'Abrió el primero, siete días antes de jugarse.', [
        later('2m'),
        seeGames('open', 1),
      ]),
    ],
    ends: { shows: screens(seeGames('open', 1), seeGames('next', 8)) },
  }),
  gamesPage({
    id: 'spec/opening-of-week',
    title: 'Una jornada que abre dos semanas antes',
    world: { at: 'inicio(9, 1) - 10d' },
    spec: ['3.12', '9.6'],
    steps: [
      step('Faltan diez días', 'Nico está en Partidos.', seeHeading('Partidos')),
      step('Ve la Jornada 9', 'Todavía no abre.', openTab(/^Jornada 9/), seeGames('next', 9)),
      step('La liga cambia la apertura', 'Dos semanas antes, solo esta jornada.', [
        edit('weeks', 9, { before_weeks_bet: 2 }),
      ]),
      step('Nico vuelve a la app', 'Ya se puede llenar.', comeBack()),
    ],
    ends: { shows: screens(seeGames('open', 9)) },
  }),
  gamesPage({
    id: 'spec/active-status',
    title: 'Un partido suspendido que se reactiva',
    spec: ['3.17', '4.38@2'],
    steps: [
      step('Nico abre Partidos', 'Los nueve están abiertos.', seeGames('open', 9)),
      step('Suspenden uno', 'No está activo: no se puede llenar.', [
        edit('games', game(7, 1), { status: 'pospuesto' }),
        comeBack(),
        seeGames('open', 8),
      ]),
      step(
        'Lo reactivan',
        'Otra vez dice activo.',
        edit('games', game(7, 1), { status: 'activo' }),
        comeBack(),
      ),
    ],
    ends: { shows: screens(seeGames('open', 9)) },
  }),
  triviaPage({
    id: 'spec/trivia-choice',
    title: 'Una sola respuesta, y sin ella no sigue',
    spec: ['2.50@4', '5.1@2', '5.3@2', '5.5@3'],
    steps: [
      sendTicketAndGetTrivia(),
      step('Continúa sin elegir', 'Le dicen debajo de las opciones.', [
        seeTrivia('question'),
        press('Continuar'),
        seeText('Este campo es obligatorio'),
      ]),
      step('Elige una y la suelta', 'Otro toque la quita: vuelve a faltar.', [
        press(rightAnswer(7)),
        press(rightAnswer(7)),
        press('Continuar'),
        seeText('Este campo es obligatorio'),
      ]),
      step('Elige una y luego otra', 'La segunda toma su lugar.', [
        press(rightAnswer(7)),
        press(wrongAnswer(7)),
        press('Continuar'),
      ]),
    ],
    ends: { shows: screens(seeTrivia('incorrect')), calls: { 'POST /api/trivia/answer': [200] } },
  }),
  triviaPage({
    id: 'spec/trivia-sending',
    title: 'Su respuesta va en camino',
    world: { faults: [{ match: 'POST /api/trivia/answer', effect: { hold: true } }] },
    spec: ['3.33', '5.4'],
    steps: [
      sendTicketAndGetTrivia(),
      step('Elige y continúa', 'La respuesta tarda.', choosePick(rightAnswer(7)), press('Continuar')),
      step('Enviando…', 'No puede enviarla dos veces.'),
    ],
    ends: { shows: screens(seeText('Enviando…')) },
  }),
  triviaPage({
    id: 'spec/trivia-again',
    title: 'Deja la trivia y la retoma de cero',
    spec: ['4.51', '4.58@3'],
    steps: [
      sendTicketAndGetTrivia(),
      step('Elige una opción', 'Y no la envía.', choosePick(rightAnswer(7))),
      step('La cierra', 'La jornada guarda su trivia.', press('Regresar'), seeText('Trivia pendiente')),
      step('La abre otra vez', 'Empieza por la pregunta.', press('Contestar')),
    ],
    ends: { shows: screens(seeTrivia('question')), calls: { 'POST /api/trivia/answer': [] } },
  }),
  triviaPage({
    id: 'spec/trivia-server-error',
    title: 'El servidor falla con su respuesta',
    tags: ['trivia', 'errores'],
    spec: ['8.19'],
    steps: [
      sendTicketAndGetTrivia(),
      step('El servidor anda mal', 'Va a fallar con la respuesta.', [
        fail('POST /api/trivia/answer', 'serverError', 'always'),
      ]),
      step('Contesta', 'Elige y continúa.', choosePick(rightAnswer(7)), press('Continuar')),
      step('Un error inesperado', 'Su pronóstico sí quedó registrado.'),
    ],
    ends: { shows: screens(seeModal('unpreventedError')), because: 'Server Error', boletos: 1 },
  }),
  rankingPage({
    id: 'spec/ranking-other-week',
    title: 'Otra jornada empieza en la página 1',
    spec: ['1.10@2', '4.55', '4.56@2'],
    steps: [
      step('Ana abre el Ranking', 'Llega a la jornada que se juega.', seeHeading('Ranking')),
      step('Elige la Jornada 6', 'Esa ya terminó.', [
        choose('Jornada', 'Jornada 6'),
        seeText('Así quedó la tabla de la Jornada 6.'),
      ]),
      step('Pasa a la página 2', 'De diez en diez.', press('Siguiente'), seeText(/Página 2 de \d+/)),
      step('Cambia a la Jornada 5', 'Se vuelve a pedir, desde la página 1.', choose('Jornada', 'Jornada 5')),
    ],
    ends: {
      shows: screens(
        seeText('Así quedó la tabla de la Jornada 5.'),
        seeText(/Página 1 de \d+/),
        seeThe('combobox', 'Jornada'),
      ),
      calls: { 'GET /api/ranking/week/:week': [200, 200, 200, 200] },
    },
  }),
];

import {
  answer,
  answerTrivia,
  beginCode,
  breakCode,
  chooseOption,
  fillAccess,
  fillPerson,
  fillThree,
  go,
  inTurn,
  lastWeek,
  leaveHalfway,
  leaveTrivia,
  loseLine,
  meetNewBuild,
  menu,
  mistypeCode,
  mistypeEmail,
  mistypePassword,
  mistypeRepeat,
  moveMouse,
  ownRow,
  press,
  read,
  reviewThree,
  type ScreenStep,
  sendThree,
  showMissing,
  toCode,
  week,
} from './screen-steps.ts';

export interface Screen {
  name: string;
  path: string;
  as?: 'ana' | 'nico' | 'mariana';
  at?: string;
  /**
   * Offset of the device's clock from the machine's own time (ms). Undefined: the device has the server's time.
   */
  device?: number;
  isViewport?: boolean;
  /**
   * Requests that match this pattern never get a response, so the picture shows the page before the app has
   * started.
   */
  withhold?: string;
  act?: ScreenStep;
}

const GAMES = { path: '/games', as: 'ana' } as const;
const MATCHDAY = { ...GAMES, at: '2026-08-29 16:31' } as const;

export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'premios', path: '/rewards' },
  { name: 'faq', path: '/faq#como-sumo-puntos' },
  { name: 'privacidad', path: '/privacy-policy' },
  { name: 'terminos', path: '/T&C' },
  { name: 'accesibilidad', path: '/accessibility' },
  { name: '404', path: '/no-existe' },
  { name: 'cargando', path: '/games', isViewport: true, withhold: '**/assets/main-*.js' },
  { name: 'login', path: '/user/login', act: mistypePassword },
  { name: 'olvide', path: '/user/forgot-password', act: mistypeEmail },
  { name: 'cambiar', path: '/user/change-password/ana%40correo.mx/enlace', act: mistypeRepeat },
  { name: 'codigo', path: '/user/login', act: inTurn(toCode, beginCode) },
  { name: 'codigo-error', path: '/user/login', act: inTurn(toCode, mistypeCode) },
  { name: 'registro', path: '/user/register', act: fillPerson() },
  {
    name: 'registro-errores',
    path: '/user/register',
    act: inTurn(fillPerson('2011', '33 5555 01'), press('Continuar'), read(/^Revisa 2 datos/)),
  },
  {
    name: 'registro-2',
    path: '/user/register',
    act: inTurn(fillPerson(), press('Continuar'), answer('continueStepForm', 'Sí, continuar'), fillAccess),
  },
  { name: 'partidos', ...MATCHDAY, act: fillThree },
  { name: 'partidos-pantalla', ...MATCHDAY, isViewport: true, act: fillThree },
  { name: 'partidos-faltan', ...MATCHDAY, act: inTurn(fillThree, showMissing) },
  { name: 'partidos-borrador', ...MATCHDAY, act: leaveHalfway },
  { name: 'partidos-reloj', ...MATCHDAY, device: 7 * 60_000, act: read('Ojo: la hora de tu celular') },
  { name: 'partidos-sin-internet', ...MATCHDAY, act: inTurn(fillThree, loseLine) },
  { name: 'partidos-en-vivo', ...GAMES, at: '2026-08-29 17:40' },
  { name: 'partidos-trivia', ...MATCHDAY, act: leaveTrivia },
  { name: 'partidos-cerrada', ...GAMES, act: week(/Jornada 6/, 'final') },
  { name: 'partidos-por-abrir', ...GAMES, act: week(/Jornada 8/, 'next') },
  { name: 'modal-enviar', ...MATCHDAY, isViewport: true, act: reviewThree },
  { name: 'modal-enviado', ...MATCHDAY, isViewport: true, act: sendThree },
  { name: 'trivia-pregunta', ...MATCHDAY, isViewport: true, act: chooseOption },
  { name: 'trivia-correcta', ...MATCHDAY, isViewport: true, act: answerTrivia(true) },
  { name: 'trivia-incorrecta', ...MATCHDAY, isViewport: true, act: answerTrivia(false) },
  { name: 'falla', ...GAMES, act: breakCode },
  { name: 'version', ...MATCHDAY, isViewport: true, act: inTurn(fillThree, meetNewBuild) },
  { name: 'menu', ...GAMES, isViewport: true, act: menu },
  { name: 'inicio-jugador', ...MATCHDAY, act: inTurn(fillThree, go('Inicio')) },
  { name: 'primera-vez', path: '/', as: 'nico' },
  { name: 'ranking-vacio', path: '/ranking', as: 'ana', act: moveMouse },
  { name: 'ranking', path: '/ranking', as: 'ana', act: inTurn(moveMouse, lastWeek) },
  { name: 'ranking-mi-lugar', path: '/ranking', as: 'ana', act: inTurn(moveMouse, ownRow) },
  { name: 'bonus', ...MATCHDAY, act: inTurn(leaveTrivia, go('Bonus')) },
  {
    name: 'bonus-contestada',
    ...MATCHDAY,
    act: inTurn(answerTrivia(true), answer('trivia', 'Aceptar'), go('Bonus')),
  },
  { name: 'perfil', path: '/user/profile', as: 'ana' },
];

export const DIALOG_PICTURES: Readonly<Record<string, string>> = {
  deleteAccount: 'modal-confirmar',
  expiredSession: 'modal-sesion',
  networkError: 'modal-error',
  sendingPool: 'modal-progreso',
  verifyAccountSuccess: 'modal-listo',
};

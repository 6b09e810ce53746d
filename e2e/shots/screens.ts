import type { Page } from '@playwright/test';
import { fillPerson } from '../support/fill-person.ts';
import { ANA, answerDialog, dialog, games, goBy, openMenu, predict, sendLogIn } from '../support/player.ts';

type ScreenStep = (page: Page) => Promise<void>;

const SCORES = [
  [2, 0],
  [2, 1],
  [1, 3],
] as const;

const inTurn =
  (...acts: ScreenStep[]): ScreenStep =>
  async (page) => {
    for (const act of acts) await act(page);
  };

const press =
  (name: string | RegExp): ScreenStep =>
  (page) =>
    page.getByRole('button', { name }).first().click();

const answer =
  (type: string, button: string | RegExp): ScreenStep =>
  (page) =>
    answerDialog(page, type, button);

const showDialog =
  (type: string): ScreenStep =>
  (page) =>
    dialog(page, type).waitFor();

const read =
  (words: string | RegExp): ScreenStep =>
  (page) =>
    page.getByText(words).first().waitFor();

const go =
  (name: string): ScreenStep =>
  async (page) => {
    await goBy(page, name);
    await page.waitForFunction((title) => document.title.startsWith(title), name);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

const week =
  (name: RegExp, state: string): ScreenStep =>
  async (page) => {
    await page.getByRole('tab', { name }).click();
    await games(page, state).first().waitFor();
  };

const fillThree: ScreenStep = async (page) => {
  await games(page, 'open').first().waitFor();
  for (const [home, away] of SCORES) await predict(games(page, 'open').first(), home, away);
};

const leaveHalfway: ScreenStep = async (page) => {
  await games(page, 'open').first().waitFor();
  for (const [home, away] of SCORES.slice(0, 2)) await predict(games(page, 'open').first(), home, away);
  await games(page, 'open').first().getByRole('spinbutton').first().fill('1');
  await page.locator('[data-game][data-missing]').waitFor();
  await page.getByText('Borrador guardado').first().waitFor();
  await page.reload();
  await page.getByText('Tus pronósticos siguen aquí.').first().waitFor();
};

const reviewThree = inTurn(fillThree, press(/^Enviar pronóstico/), showDialog('sendPool'));
const sendThree = inTurn(reviewThree, press('Sí, enviar'), showDialog('poolsSent'));
const openTrivia = inTurn(sendThree, answer('poolsSent', 'Aceptar'), showDialog('trivia'));
const leaveTrivia = inTurn(openTrivia, answer('trivia', 'Regresar'));

const answerTrivia =
  (isRight: boolean): ScreenStep =>
  async (page) => {
    await openTrivia(page);
    const trivia = dialog(page, 'trivia');
    const options = trivia.getByRole('group').getByRole('button');
    await options.filter({ hasText: isRight ? '1970' : '1962' }).click();
    await trivia.getByRole('button', { name: 'Continuar' }).click();
    await page.locator(`[data-state="${isRight ? 'correct' : 'incorrect'}"][data-modal]`).waitFor();
  };

const mistypePassword: ScreenStep = async (page) => {
  await sendLogIn(page, ANA.email, 'papas sin sal');
  await page.getByText('Esta contraseña es inválida.').waitFor();
};

const mistypeEmail: ScreenStep = async (page) => {
  await page.getByLabel('Correo electrónico').fill('tono@corre.mx');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await page.getByText('No se encontró este correo electrónico.').waitFor();
};

const mistypeRepeat: ScreenStep = async (page) => {
  await page.getByLabel('Nueva contraseña').fill('papas con limón');
  await page.getByLabel('Repite tu contraseña').fill('papas con limones');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Las contraseñas no coinciden.').waitFor();
};

const fillAdult: ScreenStep = (page) => fillPerson(page, '1994', '33 5555 0142');

const fillAccess: ScreenStep = async (page) => {
  await page.getByLabel('Apodo para el ranking').fill('tono_hdz');
  await page.getByLabel('Correo electrónico').fill('tono@gmial.com');
  await page.getByLabel('Contraseña', { exact: true }).fill('marcador de dos');
  await page.getByLabel(/^Tengo 18/).check();
  await page.getByLabel(/^Leí el/).check();
};

const toCode: ScreenStep = async (page) => {
  await sendLogIn(page, 'lupe@correo.mx');
  await answerDialog(page, 'verifyAccountError', 'Ir a confirmar');
  await page.getByLabel('Código de 6 dígitos').waitFor();
};

const mistypeCode: ScreenStep = async (page) => {
  await page.getByLabel('Código de 6 dígitos').fill('407219');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText('Este código de verificación es inválido.').waitFor();
};

/** Simulates a newer build whose code can't be fetched even after the one automatic reload. */
const meetNewBuild: ScreenStep = async (page) => {
  await page.route('**/version.json', (route) => route.fulfill({ json: { build: 'deployed-meanwhile' } }));
  await page.evaluate(() => {
    localStorage.setItem('lmx:reload', 'deployed-meanwhile');
    dispatchEvent(new Event('vite:preloadError'));
  });
  await page.getByText('Hay una versión nueva').waitFor();
};

const moveMouse: ScreenStep = async (page) => {
  await page.mouse.move(1, 1);
  await page.locator('.to-send-badge').first().waitFor({ state: 'attached' });
};

const ownRow: ScreenStep = async (page) => {
  await page.getByLabel('Jornada', { exact: true }).selectOption({ label: 'Jornada 6' });
  await page.getByRole('button', { name: 'Ir a mi lugar' }).locator('visible=true').click();
  const own = page.getByRole('row').filter({ hasText: 'ana_tribuna' });
  await own.getByRole('button').click();
};

const lastWeek: ScreenStep = async (page) => {
  await page.getByLabel('Jornada', { exact: true }).selectOption({ label: 'Jornada 6' });
  await page.getByRole('row').nth(10).waitFor();
};

const loseLine: ScreenStep = async (page) => {
  await page.context().setOffline(true);
  await page.getByText('Estás sin internet.').waitFor();
};

/**
 * Breaks the code of Ranking. The error message, and so the support code on the screen, is the same in every build.
 */
const breakCode: ScreenStep = async (page) => {
  const broken = {
    contentType: 'text/javascript',
    body: "export function RankingPage() { throw new Error('This page is broken') }",
  };
  await page.route('**/assets/RankingPage*', (route) => route.fulfill(broken));
  await goBy(page, 'Ranking');
  await page.getByText('Algo salió mal').waitFor();
};

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
  {
    name: 'codigo',
    path: '/user/login',
    act: inTurn(toCode, (page) => page.getByLabel('Código de 6 dígitos').fill('4072')),
  },
  { name: 'codigo-error', path: '/user/login', act: inTurn(toCode, mistypeCode) },
  { name: 'registro', path: '/user/register', act: fillAdult },
  {
    name: 'registro-errores',
    path: '/user/register',
    act: inTurn(
      (page) => fillPerson(page, '2011', '33 5555 01'),
      press('Continuar'),
      read(/^Revisa 2 datos/),
    ),
  },
  {
    name: 'registro-2',
    path: '/user/register',
    act: inTurn(fillAdult, press('Continuar'), answer('continueStepForm', 'Sí, continuar'), fillAccess),
  },
  { name: 'partidos', ...MATCHDAY, act: fillThree },
  { name: 'partidos-pantalla', ...MATCHDAY, isViewport: true, act: fillThree },
  { name: 'partidos-faltan', ...MATCHDAY, act: inTurn(fillThree, press(/^Faltan/)) },
  { name: 'partidos-borrador', ...MATCHDAY, act: leaveHalfway },
  { name: 'partidos-reloj', ...MATCHDAY, device: 7 * 60_000, act: read('Ojo: la hora de tu celular') },
  { name: 'partidos-sin-internet', ...MATCHDAY, act: inTurn(fillThree, loseLine) },
  { name: 'partidos-en-vivo', ...GAMES, at: '2026-08-29 17:40' },
  { name: 'partidos-trivia', ...MATCHDAY, act: leaveTrivia },
  { name: 'partidos-cerrada', ...GAMES, act: week(/Jornada 6/, 'final') },
  { name: 'partidos-por-abrir', ...GAMES, act: week(/Jornada 8/, 'next') },
  { name: 'modal-enviar', ...MATCHDAY, isViewport: true, act: reviewThree },
  { name: 'modal-enviado', ...MATCHDAY, isViewport: true, act: sendThree },
  { name: 'trivia-pregunta', ...MATCHDAY, isViewport: true, act: inTurn(openTrivia, press('1978')) },
  { name: 'trivia-correcta', ...MATCHDAY, isViewport: true, act: answerTrivia(true) },
  { name: 'trivia-incorrecta', ...MATCHDAY, isViewport: true, act: answerTrivia(false) },
  { name: 'falla', ...GAMES, act: breakCode },
  { name: 'version', ...MATCHDAY, isViewport: true, act: inTurn(fillThree, meetNewBuild) },
  { name: 'menu', ...GAMES, isViewport: true, act: openMenu },
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

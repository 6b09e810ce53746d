/** What a person does on the way to a picture. */
import type { Page } from '@playwright/test';
import { ANA, answerDialog, dialog, games, goBy, openMenu, predict } from '../support/player.ts';

/** One or more steps from the scene's first screen to its picture. */
export type Act = (page: Page) => Promise<void>;

const SCORES = [
  [2, 0],
  [2, 1],
  [1, 3],
] as const;

/** Does one act after the other. */
export const inTurn =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };

/** Presses a button of the page. */
export const press =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', { name }).first().click();

/** Answers the dialog that stands. */
export const answer =
  (type: string, button: string | RegExp): Act =>
  (page) =>
    answerDialog(page, type, button);

/** Waits for a dialog. */
const dialogOf =
  (type: string): Act =>
  (page) =>
    dialog(page, type).waitFor();

/** Waits for words on the page. */
export const read =
  (words: string | RegExp): Act =>
  (page) =>
    page.getByText(words).first().waitFor();

/** Goes to another page by the navigation. */
export const go =
  (name: string): Act =>
  async (page) => {
    await goBy(page, name);
    await page.waitForFunction((title) => document.title.startsWith(title), name);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

/** Opens the menu, where the screen has one. */
export const menu: Act = (page) => openMenu(page);

/** Chooses a week of Partidos, and waits for its games in a state. */
export const week =
  (name: RegExp, state: string): Act =>
  async (page) => {
    await page.getByRole('tab', { name }).click();
    await games(page, state).first().waitFor();
  };

/** Fills the first three open games. */
export const fillThree: Act = async (page) => {
  await games(page, 'open').first().waitFor();
  for (const [home, away] of SCORES) await predict(games(page, 'open').first(), home, away);
};

/** Fills two games, leaves a third half-way, and comes back to the page. */
export const leaveHalfway: Act = async (page) => {
  await games(page, 'open').first().waitFor();
  for (const [home, away] of SCORES.slice(0, 2)) await predict(games(page, 'open').first(), home, away);
  await games(page, 'open').first().getByRole('spinbutton').first().fill('1');
  await page.locator('[data-game][data-missing]').waitFor();
  await page.getByText('Borrador guardado').first().waitFor();
  await page.reload();
  await page.getByText('Tus pronósticos siguen aquí.').first().waitFor();
};

/** Shows the games that are still missing. */
export const showMissing: Act = (page) => page.getByRole('button', { name: /^Faltan/ }).click();

const review: Act = async (page) => {
  await page.getByRole('button', { name: /^Enviar pronóstico/ }).click();
  await dialog(page, 'sendPool').waitFor();
};

/** Three scores and the last look before they are sent. */
export const reviewThree = inTurn(fillThree, review);
/** The boleto of three, sealed. */
export const sendThree = inTurn(reviewThree, press('Sí, enviar'), dialogOf('poolsSent'));
/** The question after it. */
const openTrivia = inTurn(sendThree, answer('poolsSent', 'Aceptar'), dialogOf('trivia'));
/** The question left for later. */
export const leaveTrivia = inTurn(openTrivia, answer('trivia', 'Regresar'));

/** Answers the question, by where the right answer stands among the options. */
export const answerTrivia =
  (isRight: boolean): Act =>
  async (page) => {
    await openTrivia(page);
    const trivia = dialog(page, 'trivia');
    const options = trivia.getByRole('group').getByRole('button');
    await options.filter({ hasText: isRight ? '1970' : '1962' }).click();
    await trivia.getByRole('button', { name: 'Continuar' }).click();
    await page.locator(`[data-state="${isRight ? 'correct' : 'incorrect'}"][data-modal]`).waitFor();
  };

/** An option chosen, with its bean on it. */
export const chooseOption: Act = async (page) => {
  await openTrivia(page);
  await dialog(page, 'trivia').getByRole('button', { name: '1978' }).click();
};

/** A wrong password. */
export const mistypePassword: Act = async (page) => {
  await page.getByLabel('Correo electrónico').fill(ANA.email);
  await page.getByLabel('Contraseña', { exact: true }).fill('papas sin sal');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByText('Esta contraseña es inválida.').waitFor();
};

/** An address nobody has. */
export const mistypeEmail: Act = async (page) => {
  await page.getByLabel('Correo electrónico').fill('tono@corre.mx');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await page.getByText('No se encontró este correo electrónico.').waitFor();
};

/** Two passwords that differ. */
export const mistypeRepeat: Act = async (page) => {
  await page.getByLabel('Nueva contraseña').fill('papas con limón');
  await page.getByLabel('Repite tu contraseña').fill('papas con limones');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Las contraseñas no coinciden.').waitFor();
};

/** The first step of registration, with a year of birth and a phone of one's choice. */
export const fillPerson =
  (year = '1994', phone = '33 5555 0142'): Act =>
  async (page) => {
    await page.getByLabel('Nombre(s)').fill('Antonio');
    await page.getByLabel('Apellidos').fill('Hernández Ruiz');
    await page.getByLabel('Día', { exact: true }).fill('14');
    await page.getByLabel('Mes', { exact: true }).selectOption({ label: 'Marzo' });
    await page.getByLabel('Año', { exact: true }).fill(year);
    await page.getByLabel('Celular (10 dígitos)').fill(phone);
    await page.getByLabel('Código postal').fill('44100');
    await page.getByText('Encontramos tu zona').waitFor();
    await page.getByLabel('Colonia').selectOption({ index: 1 });
  };

/** The second step of registration. */
export const fillAccess: Act = async (page) => {
  await page.getByLabel('Apodo para el ranking').fill('tono_hdz');
  await page.getByLabel('Correo electrónico').fill('tono@gmial.com');
  await page.getByLabel('Contraseña', { exact: true }).fill('marcador de dos');
  await page.getByLabel(/^Tengo 18/).check();
  await page.getByLabel(/^Leí el/).check();
};

/** Logs in with an account that is not confirmed yet, and goes on to its code. */
export const toCode: Act = async (page) => {
  await page.getByLabel('Correo electrónico').fill('lupe@correo.mx');
  await page.getByLabel('Contraseña', { exact: true }).fill(ANA.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await answerDialog(page, 'verifyAccountError', 'Ir a confirmar');
  await page.getByLabel('Código de 6 dígitos').waitFor();
};

/** Types the first digits of a code. */
export const beginCode: Act = (page) => page.getByLabel('Código de 6 dígitos').fill('4072');

/** Types a code that was never sent. */
export const mistypeCode: Act = async (page) => {
  await page.getByLabel('Código de 6 dígitos').fill('407219');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText('Este código de verificación es inválido.').waitFor();
};

/** Meets a newer build, whose code can't be fetched even after the one reload there is. */
export const meetNewBuild: Act = async (page) => {
  await page.route('**/version.json', (route) => route.fulfill({ json: { build: 'deployed-meanwhile' } }));
  await page.evaluate(() => {
    localStorage.setItem('lmx:reload', 'deployed-meanwhile');
    dispatchEvent(new Event('vite:preloadError'));
  });
  await page.getByText('Hay una versión nueva').waitFor();
};

/** Moves the mouse, upon which the ranking loads the games for the badge and for its first game. */
export const moveMouse: Act = async (page) => {
  await page.mouse.move(1, 1);
  await page.locator('.to-send-badge').first().waitFor({ state: 'attached' });
};

/** Goes to the page of the ranking where the player's own row is, and unfolds it. */
export const ownRow: Act = async (page) => {
  await page.getByLabel('Jornada', { exact: true }).selectOption({ label: 'Jornada 6' });
  await page.getByRole('button', { name: 'Ir a mi lugar' }).locator('visible=true').click();
  const own = page.getByRole('row').filter({ hasText: 'ana_tribuna' });
  await own.getByRole('button').click();
};

/** The table of a week that is over. */
export const lastWeek: Act = async (page) => {
  await page.getByLabel('Jornada', { exact: true }).selectOption({ label: 'Jornada 6' });
  await page.getByRole('row').nth(10).waitFor();
};

/** The line is lost. */
export const loseLine: Act = async (page) => {
  await page.context().setOffline(true);
  await page.getByText('Estás sin internet.').waitFor();
};

/** A page whose code is broken. Its message, and so the support code on the screen, is the same in every build. */
export const breakCode: Act = async (page) => {
  const broken = { contentType: 'text/javascript', body: "throw new Error('This page is broken')" };
  await page.route('**/assets/RankingPage*', (route) => route.fulfill(broken));
  await goBy(page, 'Ranking');
  await page.getByText('Algo salió mal').waitFor();
};

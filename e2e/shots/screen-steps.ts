import type { Page } from '@playwright/test';
import { ANA, answerDialog, dialog, games, goBy, openMenu, predict } from '../support/player.ts';

export type ScreenStep = (page: Page) => Promise<void>;

const SCORES = [
  [2, 0],
  [2, 1],
  [1, 3],
] as const;

export const inTurn =
  (...acts: ScreenStep[]): ScreenStep =>
  async (page) => {
    for (const act of acts) await act(page);
  };

export const press =
  (name: string | RegExp): ScreenStep =>
  (page) =>
    page.getByRole('button', { name }).first().click();

export const answer =
  (type: string, button: string | RegExp): ScreenStep =>
  (page) =>
    answerDialog(page, type, button);

const showDialog =
  (type: string): ScreenStep =>
  (page) =>
    dialog(page, type).waitFor();

export const read =
  (words: string | RegExp): ScreenStep =>
  (page) =>
    page.getByText(words).first().waitFor();

export const go =
  (name: string): ScreenStep =>
  async (page) => {
    await goBy(page, name);
    await page.waitForFunction((title) => document.title.startsWith(title), name);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

export const menu: ScreenStep = (page) => openMenu(page);

export const week =
  (name: RegExp, state: string): ScreenStep =>
  async (page) => {
    await page.getByRole('tab', { name }).click();
    await games(page, state).first().waitFor();
  };

export const fillThree: ScreenStep = async (page) => {
  await games(page, 'open').first().waitFor();
  for (const [home, away] of SCORES) await predict(games(page, 'open').first(), home, away);
};

export const leaveHalfway: ScreenStep = async (page) => {
  await games(page, 'open').first().waitFor();
  for (const [home, away] of SCORES.slice(0, 2)) await predict(games(page, 'open').first(), home, away);
  await games(page, 'open').first().getByRole('spinbutton').first().fill('1');
  await page.locator('[data-game][data-missing]').waitFor();
  await page.getByText('Borrador guardado').first().waitFor();
  await page.reload();
  await page.getByText('Tus pronósticos siguen aquí.').first().waitFor();
};

export const showMissing: ScreenStep = (page) => page.getByRole('button', { name: /^Faltan/ }).click();

const review: ScreenStep = async (page) => {
  await page.getByRole('button', { name: /^Enviar pronóstico/ }).click();
  await dialog(page, 'sendPool').waitFor();
};

export const reviewThree = inTurn(fillThree, review);
export const sendThree = inTurn(reviewThree, press('Sí, enviar'), showDialog('poolsSent'));
const openTrivia = inTurn(sendThree, answer('poolsSent', 'Aceptar'), showDialog('trivia'));
export const leaveTrivia = inTurn(openTrivia, answer('trivia', 'Regresar'));

export const answerTrivia =
  (isRight: boolean): ScreenStep =>
  async (page) => {
    await openTrivia(page);
    const trivia = dialog(page, 'trivia');
    const options = trivia.getByRole('group').getByRole('button');
    await options.filter({ hasText: isRight ? '1970' : '1962' }).click();
    await trivia.getByRole('button', { name: 'Continuar' }).click();
    await page.locator(`[data-state="${isRight ? 'correct' : 'incorrect'}"][data-modal]`).waitFor();
  };

export const chooseOption: ScreenStep = async (page) => {
  await openTrivia(page);
  await dialog(page, 'trivia').getByRole('button', { name: '1978' }).click();
};

export const mistypePassword: ScreenStep = async (page) => {
  await page.getByLabel('Correo electrónico').fill(ANA.email);
  await page.getByLabel('Contraseña', { exact: true }).fill('papas sin sal');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByText('Esta contraseña es inválida.').waitFor();
};

export const mistypeEmail: ScreenStep = async (page) => {
  await page.getByLabel('Correo electrónico').fill('tono@corre.mx');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await page.getByText('No se encontró este correo electrónico.').waitFor();
};

export const mistypeRepeat: ScreenStep = async (page) => {
  await page.getByLabel('Nueva contraseña').fill('papas con limón');
  await page.getByLabel('Repite tu contraseña').fill('papas con limones');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Las contraseñas no coinciden.').waitFor();
};

export const fillPerson =
  (year = '1994', phone = '33 5555 0142'): ScreenStep =>
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

export const fillAccess: ScreenStep = async (page) => {
  await page.getByLabel('Apodo para el ranking').fill('tono_hdz');
  await page.getByLabel('Correo electrónico').fill('tono@gmial.com');
  await page.getByLabel('Contraseña', { exact: true }).fill('marcador de dos');
  await page.getByLabel(/^Tengo 18/).check();
  await page.getByLabel(/^Leí el/).check();
};

export const toCode: ScreenStep = async (page) => {
  await page.getByLabel('Correo electrónico').fill('lupe@correo.mx');
  await page.getByLabel('Contraseña', { exact: true }).fill(ANA.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await answerDialog(page, 'verifyAccountError', 'Ir a confirmar');
  await page.getByLabel('Código de 6 dígitos').waitFor();
};

export const beginCode: ScreenStep = (page) => page.getByLabel('Código de 6 dígitos').fill('4072');

export const mistypeCode: ScreenStep = async (page) => {
  await page.getByLabel('Código de 6 dígitos').fill('407219');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText('Este código de verificación es inválido.').waitFor();
};

/** Simulates a newer build whose code can't be fetched even after the one automatic reload. */
export const meetNewBuild: ScreenStep = async (page) => {
  await page.route('**/version.json', (route) => route.fulfill({ json: { build: 'deployed-meanwhile' } }));
  await page.evaluate(() => {
    localStorage.setItem('lmx:reload', 'deployed-meanwhile');
    dispatchEvent(new Event('vite:preloadError'));
  });
  await page.getByText('Hay una versión nueva').waitFor();
};

export const moveMouse: ScreenStep = async (page) => {
  await page.mouse.move(1, 1);
  await page.locator('.to-send-badge').first().waitFor({ state: 'attached' });
};

export const ownRow: ScreenStep = async (page) => {
  await page.getByLabel('Jornada', { exact: true }).selectOption({ label: 'Jornada 6' });
  await page.getByRole('button', { name: 'Ir a mi lugar' }).locator('visible=true').click();
  const own = page.getByRole('row').filter({ hasText: 'ana_tribuna' });
  await own.getByRole('button').click();
};

export const lastWeek: ScreenStep = async (page) => {
  await page.getByLabel('Jornada', { exact: true }).selectOption({ label: 'Jornada 6' });
  await page.getByRole('row').nth(10).waitFor();
};

export const loseLine: ScreenStep = async (page) => {
  await page.context().setOffline(true);
  await page.getByText('Estás sin internet.').waitFor();
};

/**
 * Breaks the code of Ranking. The error message, and so the support code on the screen, is the same in every build.
 */
export const breakCode: ScreenStep = async (page) => {
  const broken = { contentType: 'text/javascript', body: "throw new Error('This page is broken')" };
  await page.route('**/assets/RankingPage*', (route) => route.fulfill(broken));
  await goBy(page, 'Ranking');
  await page.getByText('Algo salió mal').waitFor();
};

/** What the contact sheet shows: each screen and state, and how a person gets there. */
import type { Page } from '@playwright/test';
import { ANA, answerDialog, dialog, games, logIn, predict } from '../support/player.ts';

/** One picture. */
export interface Scene {
  /** Its name, also of the picture it is held against. */
  name: string;
  /** Path below /lmx, fragment included. */
  path: string;
  /** The screen alone, not the whole length of the page. */
  isViewport?: boolean;
  act?: (page: Page) => Promise<void>;
}

const LOGIN = '/user/login';
const asAna = (then?: (page: Page) => Promise<void>) => async (page: Page) => {
  await logIn(page, ANA);
  await games(page, 'open').first().waitFor();
  await then?.(page);
};
const inMenu = (name: string) => async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Menú' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('navigation').first().getByRole('link', { name }).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
};

async function fillThree(page: Page) {
  for (let game = 0; game < 3; game += 1) await predict(games(page, 'open').first(), 2, 1);
}

async function reviewThree(page: Page) {
  await fillThree(page);
  await page.getByRole('button', { name: /^Enviar pronósticos/ }).click();
  await dialog(page, 'sendPool').waitFor();
}

async function sendThree(page: Page) {
  await reviewThree(page);
  await page.getByRole('button', { name: 'Sí, enviar' }).click();
  await dialog(page, 'poolsSent').waitFor();
}

async function openTrivia(page: Page) {
  await sendThree(page);
  await answerDialog(page, 'poolsSent', 'Aceptar');
  await dialog(page, 'trivia').waitFor();
}

/** Every scene, public pages first. */
export const SCENES: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'premios', path: '/rewards' },
  { name: 'faq', path: '/faq' },
  { name: 'privacidad', path: '/privacy-policy' },
  { name: 'terminos', path: '/T&C' },
  { name: '404', path: '/no-existe' },
  { name: 'login', path: LOGIN },
  { name: 'registro', path: '/user/register' },
  { name: 'olvide', path: '/user/forgot-password' },
  { name: 'cambiar', path: '/user/change-password/ana%40correo.mx/enlace' },
  {
    name: 'registro-errores',
    path: '/user/register',
    act: (page) => page.getByRole('button', { name: 'Continuar' }).click(),
  },
  { name: 'partidos', path: LOGIN, act: asAna(fillThree) },
  { name: 'partidos-pantalla', path: LOGIN, isViewport: true, act: asAna() },
  {
    name: 'partidos-cerrada',
    path: LOGIN,
    act: asAna(async (page) => {
      await page.getByRole('tab', { name: /Jornada 6/ }).click();
      await games(page, 'final').first().waitFor();
    }),
  },
  {
    name: 'partidos-por-abrir',
    path: LOGIN,
    act: asAna(async (page) => {
      await page.getByRole('tab', { name: /Jornada 8/ }).click();
      await games(page, 'next').first().waitFor();
    }),
  },
  {
    name: 'partidos-sin-internet',
    path: LOGIN,
    act: asAna(async (page) => {
      await page.context().setOffline(true);
      await page.getByText('Estás sin internet.').waitFor();
    }),
  },
  { name: 'modal-enviar', path: LOGIN, isViewport: true, act: asAna(reviewThree) },
  { name: 'modal-enviado', path: LOGIN, isViewport: true, act: asAna(sendThree) },
  { name: 'trivia-pregunta', path: LOGIN, isViewport: true, act: asAna(openTrivia) },
  { name: 'inicio-jugador', path: LOGIN, act: asAna(inMenu('Inicio')) },
  { name: 'ranking-vacio', path: LOGIN, act: asAna(inMenu('Ranking')) },
  {
    name: 'ranking',
    path: LOGIN,
    act: asAna(async (page) => {
      await inMenu('Ranking')(page);
      await page.getByRole('tab', { name: 'General' }).click();
      await page.getByRole('row').nth(10).waitFor();
    }),
  },
  { name: 'bonus', path: LOGIN, act: asAna(inMenu('Bonus')) },
  { name: 'perfil', path: LOGIN, act: asAna(inMenu('Perfil')) },
  {
    name: 'menu',
    path: LOGIN,
    isViewport: true,
    act: asAna(async (page) => {
      const menu = page.getByRole('button', { name: 'Menú' });
      if (await menu.isVisible()) await menu.click();
    }),
  },
];

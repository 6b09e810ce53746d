/** What is checked in each engine: pages and dialogs that are painted, fit their window and complain of nothing. */
import { setTimeout as pause } from 'node:timers/promises';
import { ANA } from '../../e2e/support/player.ts';
import { PATHS } from '../../src/lib/paths.ts';
import { checkAccountColumns } from './account-columns.ts';
import type { Colour, Display } from './display.ts';
import { checkBack, checkLeaving } from './leaving.ts';
import { checkCutAnswer } from './recipes.ts';
import { checkSilence, type Run } from './run.ts';
import { press, type Session, waitFor, write } from './session.ts';

const SCRIPT_DRAWN = [
  PATHS.login,
  PATHS.forgotPassword,
  '/user/change-password/ana%40correo.mx/enlace',
  '/no-existe',
];
const VISITOR = [
  PATHS.home,
  PATHS.rewards,
  PATHS.faq,
  PATHS.privacy,
  PATHS.terms,
  PATHS.register,
  ...SCRIPT_DRAWN,
];
const PLAYER = [PATHS.home, PATHS.games, PATHS.ranking, PATHS.bonus, PATHS.profile];
/** Window widths in CSS px; the engines make no window narrower than the first. */
const WIDTHS = [480, 1280];
const HEIGHT = 1000;
const PAINT_PATIENCE_MS = 3_000;
/** How far a channel may be off, for edges and gradients. */
const TOLERANCE = 24;

/** Five points above the words of the first button of a box, and the colour they should have. */
const BUTTON = `
  const box = document.querySelector(arguments[0]);
  const button = [...box.querySelectorAll('.button:not(.button-line)')].find((one) => one.checkVisibility());
  if (!button) return null;
  button.scrollIntoView({ block: 'center' });
  const { x, y, width } = button.getBoundingClientRect();
  const colour = getComputedStyle(button, '::before').backgroundColor.match(/\\d+/g).slice(0, 3).map(Number);
  return { words: button.textContent, colour, y: y + 7, x: [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => x + part * width) };
`;

interface ButtonPlace {
  words: string;
  colour: Colour;
  y: number;
  x: number[];
}

const isNear = (one: Colour, other: Colour) =>
  one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= TOLERANCE);

/** Says which button of a box isn't painted; null when it is, or when the box has none. */
async function findUnpainted(session: Session, display: Display, box: string): Promise<string | null> {
  const button = (await session.run(BUTTON, box)) as ButtonPlace | null;
  if (!button) return null;
  let seen: Colour[] = [];
  for (const end = Date.now() + PAINT_PATIENCE_MS; Date.now() < end; await pause(100)) {
    const origin = await session.origin();
    const picture = display.look();
    seen = button.x.map((x) => picture.colourAt(origin.x + x, origin.y + button.y));
    if (seen.every((colour) => isNear(colour, button.colour))) return null;
  }
  return `“${button.words}” should be ${button.colour}, is ${seen.join(' / ')}`;
}

const FITS = `
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? 'scrolls sideways: ' + scrollWidth + ' in ' + clientWidth : null;
`;
/** The drawings of a box that have not come: they are parts of another file. */
const UNDRAWN = `
  const uses = [...document.querySelectorAll(arguments[0] + ' use')].filter((one) => one.checkVisibility());
  return uses.filter((one) => one.getBBox().width === 0).map((one) => one.getAttribute('href')).join(' ');
`;
const IS_DRAWN = `
  return document.title.includes('|') && document.querySelector('main h1')?.checkVisibility()
    && !document.querySelector('main [role=progressbar][aria-label="Cargando"]');
`;

async function open(session: Session, url: string) {
  await session.go(url);
  await waitFor(session, url, IS_DRAWN);
}

async function checkView(run: Run, session: Session, name: string, box = 'main') {
  const { display, note } = run;
  note(`${name}: the button is painted`, await findUnpainted(session, display, box));
  note(`${name}: fits its window`, (await session.run(FITS)) as string | null);
  const areDrawn = waitFor(session, 'a drawing', `return !(() => {${UNDRAWN}})();`, box);
  note(
    `${name}: has its drawings`,
    await areDrawn.then(
      () => null,
      async () => String(await session.run(UNDRAWN, box)),
    ),
  );
  await checkSilence(run, session, name);
}

/** A first visit: nothing of the page is in the browser's memory. */
async function checkColdVisits(run: Run) {
  for (const path of SCRIPT_DRAWN) {
    const session = await run.start();
    await session.resize(1280, HEIGHT);
    await open(session, `${run.sites.bridge.origin}/lmx${path}`);
    await checkView(run, session, `cold visit to ${path}`);
    await session.close();
  }
}

async function checkPages(run: Run, session: Session, paths: readonly string[]) {
  for (const path of paths) {
    for (const width of WIDTHS) {
      await session.resize(width, HEIGHT);
      await open(session, `${run.sites.bridge.origin}/lmx${path}`);
      await checkView(run, session, `${path} at ${width} px`);
    }
  }
}

async function logIn(run: Run, session: Session) {
  await open(session, `${run.sites.bridge.origin}/lmx${PATHS.login}`);
  await write(session, 'Correo electrónico', ANA.email);
  await write(session, 'Contraseña', ANA.password);
  await press(session, 'button', 'Entrar');
  await waitFor(session, 'Partidos', `return location.pathname === '/lmx/games' && Boolean(${FIRST_OPEN});`);
}

const FIRST_OPEN = `document.querySelector('[data-game][data-state="open"]')`;
const PREDICT = `
  for (const field of ${FIRST_OPEN}.querySelectorAll('input')) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '2');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
`;

async function checkDialog(run: Run, session: Session, type: string) {
  const box = `[data-modal="${type}"]`;
  await waitFor(session, `the dialog ${type}`, 'return Boolean(document.querySelector(arguments[0]));', box);
  await checkView(run, session, `the dialog ${type}`, box);
}

/** From a score to the trivia. */
async function checkBoleto(run: Run, session: Session) {
  await open(session, `${run.sites.bridge.origin}/lmx${PATHS.games}`);
  await waitFor(session, 'an open game', `return Boolean(${FIRST_OPEN});`);
  await session.run(PREDICT);
  await press(session, 'button', 'Enviar pronóstico (1)');
  await checkDialog(run, session, 'sendPool');
  await press(session, 'button', 'Sí, enviar');
  await checkDialog(run, session, 'poolSent');
  await press(session, 'button', 'Aceptar');
  await checkDialog(run, session, 'trivia');
}

/** All of it in one engine. */
export async function checkEngine(run: Run) {
  await checkColdVisits(run);
  await checkBack(run);
  await checkLeaving(run);
  await checkCutAnswer(run);
  const session = await run.start();
  await checkPages(run, session, VISITOR);
  await checkAccountColumns(run, session);
  await logIn(run, session);
  await checkPages(run, session, PLAYER);
  await checkBoleto(run, session);
  await session.close();
}

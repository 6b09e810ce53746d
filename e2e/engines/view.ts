import { setTimeout as pause } from 'node:timers/promises';
import { findWhatDoesNotFit } from '../support/fit.ts';
import type { Colour, Display } from './display.ts';
import { type BrowserSession, waitFor } from './session.ts';

const PAINT_TIMEOUT_MS = 5_000;
const MAX_CHANNEL_DIFFERENCE = 24;

const BUTTON = `
  const box = document.querySelector(arguments[0]);
  const button = [...box.querySelectorAll('.button:not(.button-line)')].find((element) => element.checkVisibility());
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

const isNear = (colour: Colour, other: Colour) =>
  colour.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= MAX_CHANNEL_DIFFERENCE);

async function findUnpainted(session: BrowserSession, display: Display, box: string): Promise<string | null> {
  let problem: string | null = null;
  for (const end = Date.now() + PAINT_TIMEOUT_MS; Date.now() < end; await pause(100)) {
    // The position of the measured button is read in each round, because content that loads above the button
    // moves it.
    const button = (await session.run(BUTTON, box)) as ButtonPlace | null;
    if (!button) return null;
    const origin = await session.getOrigin();
    const picture = display.look();
    const seen = button.x.map((x) => picture.colourAt(origin.x + x, origin.y + button.y));
    if (seen.every((colour) => isNear(colour, button.colour))) return null;
    problem = `“${button.words}” should be ${button.colour}, is ${seen.join(' / ')}`;
  }
  return problem;
}

const UNDRAWN = `
  const uses = [...document.querySelectorAll(arguments[0] + ' use')].filter((use) => use.checkVisibility());
  return uses.filter((use) => use.getBBox().width === 0).map((use) => use.getAttribute('href')).join(' ');
`;

async function findUndrawn(session: BrowserSession, box: string): Promise<string | null> {
  return waitFor(session, 'a drawing', `return !(() => {${UNDRAWN}}).apply(null, arguments);`, box).then(
    () => null,
    async () => String(await session.run(UNDRAWN, box)),
  );
}

const IS_DRAWN = `
  return !window.isLeft && document.title.includes('|') && document.querySelector('main h1')?.checkVisibility()
    && !document.querySelector('main [role=progressbar][aria-label="Cargando"]');
`;

export async function openUrl(session: BrowserSession, url: string) {
  // `go` of Firefox may return while the page before is still there.
  await session.run('window.isLeft = true;');
  await session.go(url);
  await waitFor(session, url, IS_DRAWN);
}

/** What the page has written to the console, or its policy has blocked, since the last call. */
export const findNoise = async (session: BrowserSession) =>
  (await session.run('return takeHeard()')) as string[];

/** Returns what is wrong on the page: an unpainted button, a cut text, a missing drawing, a reported error. */
export async function findProblems(session: BrowserSession, display: Display, box: string) {
  const problems = [
    await findUnpainted(session, display, box),
    ...((await session.run(`return (${findWhatDoesNotFit})();`)) as string[]),
    await findUndrawn(session, box),
    ...(await findNoise(session)),
  ];
  return problems.filter(Boolean);
}

import { setTimeout as pause } from 'node:timers/promises';
import { MODALS } from '../../devtools/recipes/index.ts';
import { PATHS } from '../../src/lib/routes.ts';
import { HEIGHT, type Run } from './run.ts';
import { type BrowserSession, waitFor } from './session.ts';
import { checkView } from './view.ts';

const SMOKE = ['networkError', 'signOut', 'signingOut'] as const;
const CLOSING_MS = 300;
const PROGRESS = 'lmxsim:recipe';
const START = `simulator.recipe.run(arguments[0]).catch(() => {});`;
/**
 * Script that returns the result of a recipe, or null while the recipe runs. A recipe begins with a reload, so
 * the script has to run again in the new document.
 */
const END = `
  const [id, key] = arguments;
  const { isOver, id: last } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  const { last: ended, failure } = window.simulator?.recipe.list().find((one) => one.id === id) ?? {};
  return isOver && last === id ? { ended, why: failure && failure.step + 1 + ': ' + failure.why } : null;
`;

/**
 * Opens the demo at the terms, because no recipe ends there. From a page at the same path, `go` would change
 * only the fragment and not load the page again.
 */
async function openDemo({ sites }: Run, session: BrowserSession) {
  await session.go(`${sites.demo.origin}/lmx${PATHS.terms}#sim?panel=off`);
  await waitFor(session, 'the simulator', 'return Boolean(window.simulator?.recipe);');
}

async function playRecipe(session: BrowserSession, id: string): Promise<string | null> {
  await session.run(START, id);
  const { ended, why } = (await waitFor(session, `the end of ${id}`, END, id, PROGRESS)) as {
    ended: string;
    why: string | null;
  };
  return ended === 'ok' ? null : `step ${why}`;
}

const IS_OPEN = 'return Boolean(document.querySelector(arguments[0]));';
const IS_GONE = 'return !document.querySelector(arguments[0]);';
const BUTTONS = `return document.querySelectorAll(arguments[0] + ' button').length;`;
const IS_FOCUS_INSIDE = 'return document.querySelector(arguments[0]).contains(document.activeElement);';
const FOCUSED = 'return document.activeElement.outerHTML.slice(0, 80);';

async function findLostFocus(session: BrowserSession, box: string, presses: number): Promise<string | null> {
  for (let pressed = 0; pressed <= presses; pressed += 1) {
    const isInside = await waitFor(session, 'the focus', IS_FOCUS_INSIDE, box).catch(() => false);
    if (!isInside) return `after ${pressed} times Tab the focus is on ${await session.run(FOCUSED)}`;
    await session.press('Tab');
  }
  return null;
}

/**
 * Closes the dialog and returns null, or what is wrong. Escape must close only a dialog with two or more
 * buttons: a dialog with one button closes by the button, and a dialog without buttons closes when its call
 * ends.
 */
async function close(session: BrowserSession, box: string): Promise<string | null> {
  const count = Number(await session.run(BUTTONS, box));
  await session.press('Escape');
  if (count < 2) {
    await pause(CLOSING_MS);
    if (!(await session.run(IS_OPEN, box))) return 'Escape closes it';
    if (count === 1) await session.run(`document.querySelector(arguments[0] + ' button').click();`, box);
    else await session.run('simulator.restore();');
  }
  return waitFor(session, box, IS_GONE, box).then(
    () => null,
    () => 'it stays',
  );
}

export async function checkDialogs(run: Run) {
  const session = await run.share();
  await session.resize(session.narrowest, HEIGHT);
  await openDemo(run, session);
  for (const type of run.isSmoke ? SMOKE : MODALS) {
    const name = `the dialog ${type}`;
    const box = `[data-modal="${type}"]`;
    const problem = await playRecipe(session, `modal/${type}`);
    run.note(`${name}: its recipe opens it`, problem);
    if (problem) continue;
    await checkView(run, session, name, box);
    const presses = run.isSmoke ? 0 : Number(await session.run(BUTTONS, box)) + 1;
    run.note(`${name}: holds the focus`, await findLostFocus(session, box, presses));
    run.note(`${name}: closes as it should`, await close(session, box));
  }
}

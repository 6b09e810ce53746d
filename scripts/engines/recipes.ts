import { PATHS } from '../../src/lib/routes.ts';
import { checkSilence, HEIGHT, type Run, WIDE } from './run.ts';
import { type BrowserSession, waitFor } from './session.ts';

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
export async function openDemo({ sites }: Run, session: BrowserSession) {
  await session.go(`${sites.demo.origin}/lmx${PATHS.terms}#sim?panel=off`);
  await waitFor(session, 'the simulator', 'return Boolean(window.simulator?.recipe);');
}

export async function playRecipe(session: BrowserSession, id: string): Promise<string | null> {
  await session.run(START, id);
  const { ended, why } = (await waitFor(session, `the end of ${id}`, END, id, PROGRESS)) as {
    ended: string;
    why: string | null;
  };
  return ended === 'ok' ? null : `step ${why}`;
}

async function checkRecipe(run: Run, id: string) {
  const session = await run.share();
  await session.resize(WIDE, HEIGHT);
  await openDemo(run, session);
  run.note(`the recipe ${id}: comes to its end`, await playRecipe(session, id));
  await checkSilence(run, session, `the recipe ${id}`);
}

export const checkCutAnswer = (run: Run) => checkRecipe(run, 'message/answer-cut-short');

export const checkFlow = (run: Run) => checkRecipe(run, 'flow/first-boleto');

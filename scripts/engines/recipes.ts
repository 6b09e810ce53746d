/** Recipes of the demo, played by the panel's “Probar”. */
import { checkSilence, type Run } from './run.ts';
import { type Session, waitFor } from './session.ts';

const PROGRESS = 'lmxsim:recipe';
const START = `simulator.recipe.run(arguments[0]).catch(() => {});`;
/** A recipe begins in a new document: what it came to is asked where it ends. */
const END = `
  const [id, key] = arguments;
  const { isOver, id: last } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  const { last: ended, failure } = window.simulator?.recipe.list().find((one) => one.id === id) ?? {};
  return isOver && last === id ? { ended, why: failure && failure.step + 1 + ': ' + failure.why } : null;
`;

async function runRecipe(session: Session, id: string): Promise<string | null> {
  await session.run(START, id);
  const { ended, why } = (await waitFor(session, `the end of ${id}`, END, id, PROGRESS)) as {
    ended: string;
    why: string | null;
  };
  return ended === 'ok' ? null : `step ${why}`;
}

/** An answer that is cut in the middle, thrice: the stream that breaks off is the app's to handle. */
export async function checkCutAnswer(run: Run) {
  const session = await run.start();
  await session.go(`${run.sites.demo.origin}/lmx/#sim?panel=off`);
  await waitFor(session, 'the simulator', 'return Boolean(window.simulator?.recipe);');
  const id = 'message/answer-cut-short';
  run.note(`the recipe ${id}: comes to its end`, await runRecipe(session, id));
  await checkSilence(run, session, `the recipe ${id}`);
  await session.close();
}

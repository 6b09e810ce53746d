import { BASE } from '../../../mock-server/catalogue/address.ts';
import type { ScreenExpectation, Simulator } from '../../api.ts';
import { redact } from '../../lib/redact.ts';
import { packRecipe } from '../../player/recorder/recipe-link.ts';
import { getNotes } from '../../player/recorder/recording.ts';
import { toRecipe } from '../../player/recorder/to-recipe.ts';
import { RECORDING_WORDS } from '../../recipes/recording-words.ts';
import { hideRecipe } from '../context/private-report.ts';

/**
 * Returns a link that replays the journal up to the same screen in any browser; without one, the reason in Spanish, or
 * null when nothing was done.
 */
export async function createReplayLink(
  simulator: Simulator,
  title: string,
  end: ScreenExpectation,
  names: readonly string[],
) {
  if (simulator.isReal)
    return { link: null, problem: 'los datos del servidor de verdad no caben en un enlace: sigue los pasos' };
  const journal = simulator.recorder.journal();
  const [note] = getNotes(journal?.actions ?? []);
  if (note) return { link: null, problem: getReason(note) };
  const recipe = journal && toRecipe({ ...journal, end }, RECORDING_WORDS);
  if (!recipe) return { link: null, problem: null };
  const titled = { ...recipe, title: redact(`Reporte: ${title}`).slice(0, 80) };
  return packRecipe(hideRecipe(titled, names, simulator)).then(
    (packed) => ({ link: `${location.origin}${BASE}/#sim?draft=${packed}&mode=apply`, problem: null }),
    () => ({ link: null, problem: 'los pasos y su mundo no caben en un enlace' }),
  );
}

/** Returns what a note says, as the end of a sentence. */
const getReason = (note: string) => note.replace(/^./, (letter) => letter.toLowerCase()).replace(/:.*/, '');

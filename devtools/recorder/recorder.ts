import { toRoute } from '../../mock-server/lib/address.ts';
import { createEmitter } from '../../mock-server/lib/emitter.ts';
import type { Recorder } from '../api/recorder.ts';
import type { Simulator } from '../api/simulator.ts';
import { copy } from '../copy.ts';
import { normalize } from '../search.ts';
import { toFaultSpec } from './control-actions.ts';
import { writeDraft } from './draft.ts';
import { unpackDraft } from './draft-link.ts';
import { createMyRecipes, type MyRecipes } from './my-recipes.ts';
import { keepRecording, type Recording, readRecording } from './recording.ts';
import { toTimeExpression } from './time-expressions.ts';
import { toRecipe } from './to-recipe.ts';

const fetchListener = () => import('./record.ts');

const toFileName = (title: string) =>
  normalize(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'borrador';

export function createRecorder(simulator: Simulator, mine: MyRecipes = createMyRecipes()): Recorder {
  let recording = readRecording();
  let end: (() => void) | null = null;
  const changes = createEmitter();
  mine.onChange(() => changes.emit());

  async function listen(to: Recording) {
    const { record } = await fetchListener();
    end?.();
    // The user may have stopped the recording while the code was loading.
    if (to.isOn) end = record(simulator, to, { onAction: () => changes.emit() });
  }
  const ready = recording?.isOn ? listen(recording) : Promise.resolve();

  return {
    ready,
    isOn: () => recording?.isOn ?? false,
    count: () => (recording?.isOn ? recording.actions.length : 0),
    async start() {
      // Loads the code first, so that `isOn()` becomes true only when actions can be recorded.
      await fetchListener();
      const { clock, fault, world } = simulator;
      const { email } = world.user() ?? { email: null };
      const who = world.personas().find((one) => one.email === email);
      const startedAt = clock.now();
      recording = {
        as: who?.id ?? 'visitante',
        seed: world.seed(),
        at: toTimeExpression(simulator, startedAt),
        startedAt,
        faults: fault.list().map(toFaultSpec),
        isLaravel: world.isLaravel(),
        route: toRoute(location.pathname),
        actions: [],
        covers: [],
        end: null,
        isOn: true,
      };
      keepRecording(recording);
      changes.emit();
      await listen(recording);
    },
    stop() {
      if (!recording?.isOn) return '';
      end?.();
      end = null;
      recording.isOn = false;
      keepRecording(recording);
      const recipe = toRecipe(recording);
      if (recipe) mine.add(recipe);
      changes.emit();
      return recipe ? writeDraft(recipe) : '';
    },
    mine: {
      rename: mine.rename,
      remove: mine.remove,
      removed: () => mine.removed()?.title ?? null,
      restore: mine.restore,
      file(id) {
        const found = mine.list().find((one) => one.id === id);
        if (!found) throw new Error(copy.linkNoRecipes(id));
        const name = toFileName(found.title);
        return { name: `${name}.ts`, text: writeDraft({ ...found, id: `flow/${name}` }) };
      },
      open: async (packed) => mine.add(await unpackDraft(packed)).id,
    },
    onChange: changes.on,
  };
}

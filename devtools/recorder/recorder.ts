/** Starts and stops a recording, continues it in the next document, and returns the draft. */
import { toRoute } from '../../mock-server/lib/address.ts';
import { createEmitter } from '../../mock-server/lib/emitter.ts';
import type { Recorder } from '../api/recorder.ts';
import type { Simulator } from '../api/simulator.ts';
import { toFaultSpec } from './control-actions.ts';
import { writeDraft } from './draft.ts';
import { keepRecording, type Recording, readRecording } from './recording.ts';
import { toTimeExpression } from './time-expressions.ts';
import { toRecipe } from './to-recipe.ts';

/** What listens to the page is fetched when a recording starts. */
const fetchListener = () => import('./record.ts');

/** Continues a recording that was on before the page reloaded. */
export function createRecorder(simulator: Simulator): Recorder {
  let recording = readRecording();
  let end: (() => void) | null = null;
  const changes = createEmitter();

  async function listen(to: Recording) {
    const { record } = await fetchListener();
    end?.();
    // It may have been stopped while its code was fetched.
    if (to.isOn) end = record(simulator, to, { onAction: () => changes.emit() });
  }
  const ready = recording?.isOn ? listen(recording) : Promise.resolve();

  return {
    ready,
    isOn: () => recording?.isOn ?? false,
    count: () => (recording?.isOn ? recording.actions.length : 0),
    async start() {
      // It says that it records only once it hears every gesture.
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
      if (!recording) return '';
      end?.();
      end = null;
      recording.isOn = false;
      keepRecording(recording);
      changes.emit();
      const recipe = toRecipe(recording);
      return recipe ? writeDraft(recipe) : '';
    },
    onChange: changes.on,
  };
}

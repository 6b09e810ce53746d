/** The recorder's levers: starts, goes on in the next document, stops, and gives the draft. */
import type { RecorderDesk } from '../api/recorder.ts';
import type { Simulator } from '../api/simulator.ts';
import { specOf } from './control-actions.ts';
import { draftOf } from './draft.ts';
import { keepRecording, type Recording, readRecording } from './recording.ts';
import { momentInWords } from './time-expressions.ts';
import { toRecipe } from './to-recipe.ts';

const BASE = '/lmx';

/** Makes the desk; a recording that was on goes on. */
export function createRecorderDesk(simulator: Simulator): RecorderDesk {
  let recording = readRecording();
  let end: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  async function listen(to: Recording) {
    const { record } = await import('./record.ts');
    end?.();
    // It may have been stopped while its code was fetched.
    if (to.isOn) end = record(simulator, to);
  }
  if (recording?.isOn) void listen(recording);

  return {
    isOn: () => recording?.isOn ?? false,
    count: () => (recording?.isOn ? recording.actions.length : 0),
    async start() {
      const { clock, fault, world } = simulator;
      const { email } = world.user() ?? { email: null };
      const who = world.personas().find((one) => one.email === email);
      const startedAt = clock.now();
      recording = {
        as: who?.id ?? 'visitante',
        seed: world.seed(),
        at: momentInWords(simulator, startedAt),
        startedAt,
        faults: fault.list().map(specOf),
        isLaravel: world.isLaravel(),
        route: location.pathname.slice(BASE.length) || '/',
        actions: [],
        covers: [],
        end: null,
        isOn: true,
      };
      keepRecording(recording);
      tell();
      await listen(recording);
    },
    stop() {
      if (!recording) return '';
      end?.();
      end = null;
      recording.isOn = false;
      keepRecording(recording);
      tell();
      const recipe = toRecipe(recording);
      return recipe ? draftOf(recipe) : '';
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

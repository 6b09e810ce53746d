/** The recorder's levers: starts, goes on in the next document, stops, and gives the draft. */
import type { Simulator } from '../simulator.ts';
import { draftOf } from './draft.ts';
import { keepRecording, type Recording, readRecording } from './recording.ts';

/** The levers. */
export interface RecorderDesk {
  isOn(): boolean;
  /** Actions taken down so far. */
  count(): number;
  start(): Promise<void>;
  /** Stops, and gives the draft as the text of a TypeScript file. */
  stop(): string;
  onChange(listener: () => void): () => void;
}

const BASE = '/lmx';

/** The instant in words, by the agenda's nearest event before it, so that the draft holds in any season. */
function momentOf({ agenda, clock }: Simulator): string {
  const now = clock.now();
  const last = agenda
    .list({ to: now })
    .findLast(({ expression, kind }) => expression !== null && kind !== 'code');
  if (!last?.expression) return 'nacimiento';
  const minutes = Math.round((now - last.at) / 60_000);
  return minutes === 0 ? last.expression : `${last.expression} + ${minutes}m`;
}

/** Makes the desk; a recording that was on goes on. */
export function createRecorderDesk(simulator: Simulator): RecorderDesk {
  let recording = readRecording();
  let end: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  async function listen(to: Recording) {
    const { record } = await import('./recorder.ts');
    end?.();
    // It may have been stopped while its code was fetched.
    if (to.isOn) end = record(simulator, to);
  }
  if (recording?.isOn) void listen(recording);

  return {
    isOn: () => recording?.isOn ?? false,
    count: () => recording?.actions.length ?? 0,
    async start() {
      const { email } = simulator.world.user() ?? { email: null };
      const who = simulator.world.personas().find((one) => one.email === email);
      const route = location.pathname.slice(BASE.length) || '/';
      recording = {
        as: who?.id ?? 'visitante',
        at: momentOf(simulator),
        route,
        actions: [],
        covers: [],
        isOn: true,
      };
      keepRecording(recording);
      tell();
      await listen(recording);
    },
    stop() {
      end?.();
      end = null;
      const made = recording;
      if (made) made.isOn = false;
      recording = null;
      keepRecording(null);
      tell();
      return made ? draftOf(made, 'borrador') : '';
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

import type { MockControl, RecipeRunner, Recording } from '../../api.ts';
import type { PlayedApp } from '../app.ts';
import type { RecordDeps } from './record.ts';
import type * as recordingCode from './recording-code.ts';
import type { WatchCalls } from './watched-control.ts';

/** The code that records, which loads at the first use. */
export type RecordCode = typeof recordingCode & { deps: RecordDeps };

interface Deps {
  app: PlayedApp;
  control: MockControl;
  watchCalls: WatchCalls;
  getRunning: RecipeRunner['running'];
  getOpenDialog: RecordDeps['getOpenDialog'];
  /** Called after each recorded action. */
  save(recording: Recording): void;
}

/** Loads the code that records, and records what is done in the page into one recording at a time. */
export function createListener({ app, control, watchCalls, getRunning, getOpenDialog, save }: Deps) {
  let code: RecordCode | null = null;
  let stopListening: (() => void) | null = null;
  /** Listens again after `stop`. Does nothing before the code has loaded. */
  let resume = () => {};

  async function load(): Promise<RecordCode> {
    const [loaded, recorded] = await Promise.all([import('./recording-code.ts'), app.loadRecording()]);
    code ??= {
      ...loaded,
      deps: { app: recorded, control, watchCalls, getOpenDialog, isPlaying: () => getRunning() !== null },
    };
    return code;
  }

  return {
    load,
    /** The code; null before it has loaded. */
    code: () => code,
    async listen(to: Recording): Promise<void> {
      const { record, deps } = await load();
      stopListening?.();
      resume = () => {
        stopListening = record(deps, to, save);
      };
      // The user may have stopped the recording while the code was loading.
      if (to.isOn) resume();
    },
    resume: () => resume(),
    stop(): void {
      stopListening?.();
      stopListening = null;
    },
  };
}

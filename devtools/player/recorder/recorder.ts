import { createEmitter } from '../../../mock-server/lib/emitter.ts';
import type { MockControl, MyRecipes, RecipeRunner, Recorder, Recording } from '../../api.ts';
import type { PlayedApp } from '../app.ts';
import { createJournal, type RecordCode } from './journal.ts';
import { countActions, getNotes, readJournal, readRecording, saveRecording } from './recording.ts';
import type { WatchCalls } from './watched-control.ts';

interface RecorderDeps {
  app: PlayedApp;
  control: MockControl;
  watchCalls: WatchCalls;
  /** Says which recipe is running in this tab, and stops it before a recording starts. */
  current: { running: RecipeRunner['running']; stop(): void };
  mine: MyRecipes;
}

export function createRecorder({ app, control, watchCalls, current, mine }: RecorderDeps): Recorder {
  let recording = readRecording();
  let stopListening: (() => void) | null = null;
  /** Listens again after `stopRecord`. Null before the code that records has loaded. */
  let resume: (() => void) | null = null;
  /** The file of the recording that `stop` could not save. */
  let refused: string | null = null;
  /** Loaded before a recording starts or continues. */
  let code: RecordCode | null = null;
  const changes = createEmitter();
  const journal = createJournal({ control, getRunning: current.running, loadRecord });
  mine.onChange(() => changes.emit());

  const recorder: Recorder = {
    ready: Promise.all([
      readJournal() && control.ready.then(journal.watch),
      recording?.isOn ? listen(recording) : null,
    ]).then(() => {}),
    isOn: () => recording?.isOn ?? false,
    watch: journal.watch,
    journal: journal.get,
    latest: null,
    count: () => (recording?.isOn ? countActions(recording.actions.slice(recording.earlier ?? 0)) : 0),
    earlier: () => (recording?.isOn ? countActions(recording.actions.slice(0, recording.earlier ?? 0)) : 0),
    notes: () => (recording?.isOn ? getNotes(recording.actions) : []),
    async start() {
      // Loads the code first, so that `isOn()` becomes true only when actions can be recorded.
      const { beginRecording, deps } = await loadRecord();
      current.stop();
      const missing = deps.app.findMissing(control);
      const before = missing && journal.toRecording();
      recording = before ?? beginRecording(deps.app, control, missing);
      saveAndNotify(recording);
      await listen(recording);
    },
    stop() {
      if (!recording?.isOn) return '';
      if (!code) throw new Error('La página se está cargando: detén la grabación en un momento.');
      stopRecord();
      const recipe = code.toRecipe(recording, code.deps.app);
      const file = recipe ? app.writeRecipeFile(recipe) : '';
      try {
        if (recipe) recorder.latest = mine.add(recipe).id;
      } catch (error) {
        // The recipe is too large. The recording goes on, so that nothing is lost.
        refused = file;
        resume?.();
        changes.emit();
        throw error;
      }
      end(recording);
      return file;
    },
    refused: () => refused,
    discard() {
      if (!recording?.isOn) return;
      stopRecord();
      end(recording);
    },
    async before() {
      const { deps } = await loadRecord();
      const missing = deps.app.findMissing(control);
      const earlier = missing && journal.toRecording();
      return { count: countActions(earlier?.actions ?? []), note: (!earlier && missing?.note) || null };
    },
    async startFresh() {
      const { beginRecording, deps } = await loadRecord();
      current.stop();
      stopRecord();
      refused = null;
      recording = beginRecording(deps.app, control, null);
      const { as, at, seed, route } = recording.world;
      recording.world = { as, at, route, ...(seed !== undefined && { seed }) };
      saveRecording(recording);
      await control.world.begin({
        seed: app.seed,
        ...recording.world,
        rate: control.clock.view().rate,
        previousName: 'Antes de grabar',
      });
    },
    mine,
    onChange: changes.on,
  };

  async function loadRecord(): Promise<RecordCode> {
    const [loaded, recorded] = await Promise.all([import('./recording-code.ts'), app.loadRecording()]);
    code ??= {
      ...loaded,
      deps: { app: recorded, control, watchCalls, isPlaying: () => current.running() !== null },
    };
    return code;
  }

  async function listen(to: Recording): Promise<void> {
    const { record, deps } = await loadRecord();
    stopListening?.();
    resume = () => {
      stopListening = record(deps, to, saveAndNotify);
    };
    // The user may have stopped the recording while the code was loading.
    if (to.isOn) resume();
  }

  function stopRecord(): void {
    stopListening?.();
    stopListening = null;
  }

  function end(ended: Recording): void {
    ended.isOn = false;
    refused = null;
    saveAndNotify(ended);
  }

  function saveAndNotify(changed: Recording): void {
    saveRecording(changed);
    changes.emit();
  }

  return recorder;
}

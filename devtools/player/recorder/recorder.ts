import { createEmitter } from '../../../mock-server/lib/emitter.ts';
import type { MockControl, MyRecipes, RecipeRunner, Recorder, Recording } from '../../api.ts';
import type { PlayedApp } from '../app.ts';
import { beginRecording } from './begin-recording.ts';
import { openJournal } from './journal.ts';
import {
  countActions,
  getNotes,
  readJournal,
  readRecording,
  saveJournal,
  saveRecording,
} from './recording.ts';
import { toRecipe } from './to-recipe.ts';
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
  let journal: Recording | null = null;
  let watching: Promise<void> | null = null;
  const changes = createEmitter();
  mine.onChange(() => changes.emit());

  const recorder: Recorder = {
    ready: Promise.all([
      readJournal() && control.ready.then(watch),
      recording?.isOn ? listen(recording) : null,
    ]).then(() => {}),
    isOn: () => recording?.isOn ?? false,
    watch,
    journal: () => journal,
    latest: null,
    count: () => (recording?.isOn ? countActions(recording.actions.slice(recording.earlier ?? 0)) : 0),
    earlier: () => (recording?.isOn ? countActions(recording.actions.slice(0, recording.earlier ?? 0)) : 0),
    notes: () => (recording?.isOn ? getNotes(recording.actions) : []),
    async start() {
      // Loads the code first, so that `isOn()` becomes true only when actions can be recorded.
      await loadRecord();
      current.stop();
      const missing = app.findMissing(control);
      const before = missing && takeJournal();
      recording = before ?? beginRecording(app, control, missing);
      saveAndNotify(recording);
      await listen(recording);
    },
    stop() {
      if (!recording?.isOn) return '';
      stopRecord();
      recording.isOn = false;
      saveRecording(recording);
      const recipe = toRecipe(recording, app.getCaption);
      try {
        // Throws when the browser's storage is full.
        if (recipe) recorder.latest = mine.add(recipe).id;
      } finally {
        changes.emit();
      }
      return recipe ? app.writeRecipeFile(recipe) : '';
    },
    async startFresh() {
      if (!recording?.isOn) return;
      stopRecord();
      recording = beginRecording(app, control, null);
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

  async function loadRecord() {
    const [{ record }, recorded] = await Promise.all([import('./record.ts'), app.loadRecording()]);
    const isPlaying = () => current.running() !== null;
    return { record, deps: { app: recorded, control, watchCalls, isPlaying }, isPlaying };
  }

  async function startJournal(): Promise<void> {
    const { record, deps, isPlaying } = await loadRecord();
    journal = openJournal(app, control, current.running());
    // The journal contains the gestures of recipes, whose events aren't trusted.
    record(deps, journal, saveJournal, (event) => event.isTrusted || isPlaying());
  }

  function watch(): Promise<void> {
    watching ??= startJournal();
    return watching;
  }

  /**
   * Returns a recording that begins with the journal, which contains what a replay would lack; null if the journal has no
   * action, or one that a recipe can't repeat.
   */
  function takeJournal(): Recording | null {
    if (!journal || journal.actions.length === 0 || getNotes(journal.actions).length > 0) return null;
    // The file of a recording has no packed world.
    if (journal.world.packed !== undefined) return null;
    return { ...structuredClone(journal), earlier: journal.actions.length };
  }

  async function listen(to: Recording): Promise<void> {
    const { record, deps } = await loadRecord();
    stopListening?.();
    // The user may have stopped the recording while the code was loading.
    if (to.isOn) stopListening = record(deps, to, saveAndNotify);
  }

  function stopRecord(): void {
    stopListening?.();
    stopListening = null;
  }

  function saveAndNotify(changed: Recording): void {
    saveRecording(changed);
    changes.emit();
  }

  return recorder;
}

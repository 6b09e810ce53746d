import { createEmitter } from '../../../mock-server/lib/emitter.ts';
import type { Coverage, MockControl, MyRecipes, RecipeRunner, Recorder, Recording } from '../../api.ts';
import type { PlayedApp } from '../app.ts';
import { createJournal } from './journal.ts';
import { createListener } from './listener.ts';
import { countActions, getNotes, readJournal, readRecording, saveRecording } from './recording.ts';
import type { WatchCalls } from './watched-control.ts';

interface RecorderDeps {
  app: PlayedApp;
  control: MockControl;
  watchCalls: WatchCalls;
  /** Says which recipe is running in this tab, and stops it before a recording starts. */
  current: { running: RecipeRunner['running']; stop(): void };
  mine: MyRecipes;
  getOpenDialog: Coverage['openDialog'];
}

export function createRecorder({
  app,
  control,
  watchCalls,
  current,
  mine,
  getOpenDialog,
}: RecorderDeps): Recorder {
  let recording = readRecording();
  /** The file of the recording that `stop` could not save. */
  let refused: string | null = null;
  const changes = createEmitter();
  const getRunning = current.running;
  const listener = createListener({
    app,
    control,
    watchCalls,
    getRunning,
    getOpenDialog,
    save: saveAndNotify,
  });
  const journal = createJournal({ control, getRunning, loadRecord: listener.load });
  mine.onChange(() => changes.emit());

  const recorder: Recorder = {
    ready: Promise.all([
      readJournal() && control.ready.then(journal.watch),
      recording?.isOn ? listener.listen(recording) : null,
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
      const { beginRecording, deps } = await listener.load();
      current.stop();
      const missing = deps.app.findMissing(control);
      const before = missing && journal.toRecording();
      recording = before ?? beginRecording(deps.app, control, missing);
      saveAndNotify(recording);
      await listener.listen(recording);
    },
    stop() {
      if (!recording?.isOn) return '';
      const code = listener.code();
      if (!code) throw new Error('La página se está cargando: detén la grabación en un momento.');
      listener.stop();
      const recipe = code.toRecipe(recording, code.deps.app);
      const file = recipe ? app.writeRecipeFile(recipe) : '';
      try {
        if (recipe)
          recorder.latest = mine.add({ ...recipe, title: code.nameRecording(recipe, getRealNow()) }).id;
      } catch (error) {
        // The recipe is too large. The recording goes on, so that nothing is lost.
        refused = file;
        listener.resume();
        changes.emit();
        throw error;
      }
      end(recording);
      return file;
    },
    refused: () => refused,
    discard() {
      if (!recording?.isOn) return;
      listener.stop();
      end(recording);
    },
    async before() {
      const { deps } = await listener.load();
      const missing = deps.app.findMissing(control);
      const earlier = missing && journal.toRecording();
      return { count: countActions(earlier?.actions ?? []), note: (!earlier && missing?.note) || null };
    },
    async startFresh() {
      const { beginRecording, deps } = await listener.load();
      current.stop();
      listener.stop();
      refused = null;
      recording = beginRecording(deps.app, control, null);
      const { as, at, seed } = recording.world;
      recording.world = { as, at, route: '/', ...(seed !== undefined && { seed }) };
      saveRecording(recording);
      await control.world.begin({
        seed: app.seed,
        ...recording.world,
        // A recipe leaves the clock frozen.
        rate: control.clock.view().rate || 1,
        previousName: 'Antes de grabar',
      });
    },
    mine,
    onChange: changes.on,
  };

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

/** The device's time, which `Date` may not have: the simulator sets the `Date` of the page. */
const getRealNow = () => performance.timeOrigin + performance.now();

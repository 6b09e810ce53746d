import { toRoute } from '../../../mock-server/lib/address.ts';
import { createEmitter } from '../../../mock-server/lib/emitter.ts';
import { RECIPE_SEED } from '../../recipes/recipe.ts';
import { writeRecipeFile } from '../../recipes/recipe-file.ts';
import type { Simulator } from '../../simulator.ts';
import type { MyRecipes } from './my-recipes.ts';
import {
  countActions,
  getNotes,
  NOTES,
  type Note,
  type Recording,
  readJournal,
  readRecording,
  saveJournal,
  saveRecording,
  toFaultSpec,
  toRecipe,
  toTimeExpression,
} from './recording.ts';

const importRecord = () => import('./record.ts');

/** Facts of a persona that `world.as` records, and facts that leave no data or are part of the recipe's start. */
const STARTING_FACTS = /^(persona|login|logout|code|clock|laravel|login-failed|fault.*)$/;
const MAX_PERSONA_FACTS = 3;

/** Whether, since the persona was chosen, the world has had changes that the recipe's start can't repeat. */
function hasEarlierChanges({ world }: Simulator): boolean {
  const facts = world.facts();
  const since = facts.slice(facts.findLastIndex(({ kind }) => kind === 'persona') + 1);
  // `world.as` also revokes the session of a persona that is logged in on another device.
  return since.some(
    ({ by, kind }, index) =>
      !STARTING_FACTS.test(kind) && !(by === 'other-device' && index < MAX_PERSONA_FACTS),
  );
}

/** Says what a recipe that starts now would lack: earlier changes, an open dialog or scores that weren't sent. */
function findMissing(simulator: Simulator): Note | null {
  if (hasEarlierChanges(simulator)) return NOTES.earlierFacts;
  // The trivia and the expired session open by themselves, also in a replay.
  if (document.querySelector('[data-modal]:not([data-modal="trivia"], [data-modal="expiredSession"])'))
    return NOTES.earlierDialog;
  const hasDrafts = Object.entries(localStorage).some(
    ([key, value]) => key.startsWith('lmx:draft:') && value !== '[]',
  );
  return hasDrafts ? NOTES.earlierDrafts : null;
}

const WORLD_NOTES: readonly string[] = [NOTES.otherWorld.note, NOTES.otherBranch.note];
const MODES: Record<string, string> = { apply: 'Ir al final', prepare: 'Preparar', play: '▶', run: 'Probar' };

export type Recorder = ReturnType<typeof createRecorder>;

export function createRecorder(simulator: Simulator, mine: MyRecipes) {
  let recording = readRecording();
  let stopListening: (() => void) | null = null;
  let journal: Recording | null = null;
  let watching: Promise<void> | null = null;
  const changes = createEmitter();
  mine.onChange(() => changes.emit());

  const saveAndNotify = (changed: Recording) => {
    saveRecording(changed);
    changes.emit();
  };

  const begin = (missing: Note | null): Recording => {
    const { clock, fault, world } = simulator;
    const startedAt = clock.now();
    const { device } = clock.view();
    const faults = fault.list().map(toFaultSpec);
    return {
      // Leaves out the defaults of a recipe, so that its link stays short.
      world: {
        as: simulator.world.persona() ?? 'visitante',
        at: toTimeExpression(simulator, startedAt),
        ...(world.seed() !== RECIPE_SEED && { seed: world.seed() }),
        ...(faults.length > 0 && { faults }),
        ...(world.isLaravel() && { laravel: true }),
        ...(device !== 'server' && { device }),
        route: toRoute(location.pathname),
      },
      startedAt,
      actions: missing ? [{ action: missing, at: startedAt, seq: world.cursor() }] : [],
      end: null,
      isOn: true,
    };
  };

  /** The journal continues over reloads. It begins again in another world and for another persona. */
  async function startJournal() {
    const { record } = await importRecord();
    const kept = readJournal();
    const branch = simulator.branch.current().id;
    const last = kept?.actions.at(-1)?.action;
    const hasPersonaChanged = last && 'control' in last && last.control === 'as';
    const hasWorldChanged = last && 'note' in last && WORLD_NOTES.includes(last.note);
    const continues = kept?.branch === branch && !hasPersonaChanged && !hasWorldChanged;
    journal = kept && continues ? kept : begin(findMissing(simulator));
    const running = simulator.recipe.running();
    if (journal !== kept && running)
      journal.prepared = `${running.title} (${running.id}), con ${MODES[running.mode] ?? running.mode}`;
    // The journal contains the gestures of recipes, whose events aren't trusted.
    const isPerson = (event: Event) => event.isTrusted || simulator.recipe.running() !== null;
    record(simulator, journal, saveJournal, isPerson);
  }

  async function listen(to: Recording) {
    const { record } = await importRecord();
    stopListening?.();
    // The user may have stopped the recording while the code was loading.
    if (!to.isOn) return;
    stopListening = record(simulator, to, saveAndNotify);
  }
  const watch = () => {
    watching ??= startJournal();
    return watching;
  };
  const recorder = {
    /** Resolves when the tab's recording and journal continue after a page reload; at once if the tab has neither. */
    ready: Promise.all([
      readJournal() && simulator.ready.then(watch),
      recording?.isOn ? listen(recording) : null,
    ]).then(() => {}),
    isOn: () => recording?.isOn ?? false,
    /** Starts the tab's journal, a recording of what is done in the app that continues after page reloads. */
    watch,
    /** Returns the tab's journal (see `watch`), or null before `watch` has started it. */
    journal: () => journal,
    /** The id of the recipe that `stop` saved last, until the panel has shown it. */
    latest: null as string | null,
    count: () => (recording?.isOn ? countActions(recording.actions.slice(recording.earlier ?? 0)) : 0),
    /** Number of actions that the recording has taken over from the journal. */
    earlier: () => (recording?.isOn ? countActions(recording.actions.slice(0, recording.earlier ?? 0)) : 0),
    /** Returns in Spanish what was done and can't be part of the recipe. */
    notes: (): readonly string[] => (recording?.isOn ? getNotes(recording.actions) : []),
    async start() {
      // Loads the code first, so that `isOn()` becomes true only when actions can be recorded.
      await importRecord();
      simulator.recipe.stop();
      const missing = findMissing(simulator);
      // The journal contains what a replay would lack, unless a recipe can't repeat an action of the journal.
      const before =
        missing && journal && getNotes(journal.actions).length === 0 ? structuredClone(journal) : null;
      recording = before?.actions.length ? { ...before, earlier: before.actions.length } : begin(missing);
      saveAndNotify(recording);
      await listen(recording);
    },
    /**
     * Stops recording, saves the recipe in “Mis recorridos” and returns the recipe as TypeScript source. When no
     * recording is on or no action was recorded, saves nothing and returns an empty string.
     */
    stop(): string {
      if (!recording?.isOn) return '';
      stopListening?.();
      stopListening = null;
      recording.isOn = false;
      saveRecording(recording);
      const recipe = toRecipe(recording);
      if (recipe) recorder.latest = mine.add(recipe).id;
      changes.emit();
      return recipe ? writeRecipeFile(recipe) : '';
    },
    /** Begins the recording again in a new world with the same persona and time, and reloads the page. */
    async startFresh() {
      if (!recording?.isOn) return;
      stopListening?.();
      stopListening = null;
      recording = begin(null);
      saveRecording(recording);
      await simulator.world.begin({
        seed: RECIPE_SEED,
        ...recording.world,
        rate: simulator.clock.view().rate,
        previousName: 'Antes de grabar',
      });
    },
    mine,
    onChange: changes.on,
  };
  return recorder;
}

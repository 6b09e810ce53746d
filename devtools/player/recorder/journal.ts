import type { MockControl, RecipeRunner, Recording, RunMode } from '../../api.ts';
import type { PlayedApp } from '../app.ts';
import { beginRecording } from './begin-recording.ts';
import { NOTES } from './notes.ts';
import type { RecordDeps, record } from './record.ts';
import { getNotes, isLongJournal, readJournal, saveJournal } from './recording.ts';

const MODES: Partial<Record<RunMode, string>> = {
  apply: 'Ir al final',
  prepare: 'Preparar',
  play: '▶',
  run: 'Probar',
};

/** The code that records, which loads at the first use. */
export interface RecordCode {
  record: typeof record;
  deps: RecordDeps;
}

interface JournalDeps {
  app: PlayedApp;
  control: MockControl;
  getRunning: RecipeRunner['running'];
  loadRecord: () => Promise<RecordCode>;
}

/** Records what is done in the tab, for bug reports and for recordings that begin in the middle of a task. */
export function createJournal({ app, control, getRunning, loadRecord }: JournalDeps) {
  let journal: Recording | null = null;
  let watching: Promise<void> | null = null;

  async function start(): Promise<void> {
    const { record, deps } = await loadRecord();
    journal = openJournal(app, control, getRunning());
    // The journal contains the gestures of recipes, whose events aren't trusted.
    record(deps, journal, saveJournal, (event) => event.isTrusted || deps.isPlaying());
  }

  return {
    get: () => journal,
    /** Starts the journal at the first call. */
    watch(): Promise<void> {
      watching ??= start();
      return watching;
    },
    /**
     * Returns a recording that begins with the journal, which contains what a replay would lack; null if the journal has
     * no action, or one that a recipe can't repeat.
     */
    toRecording(): Recording | null {
      if (!journal || journal.actions.length === 0 || getNotes(journal.actions).length > 0) return null;
      // The file of a recording has no packed world.
      if (journal.world.packed !== undefined) return null;
      return { ...structuredClone(journal), earlier: journal.actions.length };
    },
  };
}

/**
 * Returns the tab's journal, which continues over reloads. It begins again in another world and for another persona, and
 * when a replay of it couldn't show this document.
 * `running`: the recipe that runs now, whose gestures the journal has as well.
 */
function openJournal(
  app: PlayedApp,
  control: MockControl,
  running: ReturnType<RecipeRunner['running']>,
): Recording {
  const kept = readJournal();
  if (kept && continues(kept, control)) return kept;
  const journal = beginJournal(app, control);
  if (running)
    journal.prepared = `${running.title} (${running.id}), con ${MODES[running.mode] ?? running.mode}`;
  return journal;
}

function continues(kept: Recording, control: MockControl): boolean {
  const { actions, branch } = kept;
  const last = actions.at(-1)?.action;
  const hasPersonaChanged = last && 'control' in last && last.control === 'as';
  const isReplayable = getNotes(kept.actions).length === 0 && !isLongJournal(kept);
  return branch === control.branch.current().id && !hasPersonaChanged && isReplayable;
}

/**
 * A replay of the journal begins in a new world, or in the packed world where facts or scores precede the journal: only an
 * open dialog can't be replayed.
 */
function beginJournal(app: PlayedApp, control: MockControl): Recording {
  const missing = app.findMissing(control);
  if (missing?.note === NOTES.earlierDialog.note) return beginRecording(app, control, missing);
  const journal = beginRecording(app, control, null);
  if (missing)
    void control.world.pack({ isPrivate: true }).then((packed) => {
      journal.world = { ...journal.world, packed };
      saveJournal(journal);
    });
  return journal;
}

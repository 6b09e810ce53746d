import type { MockControl, RecipeRunner, Recording } from '../../api.ts';
import type { RecordCode } from './listener.ts';
import { getNotes } from './recording.ts';

interface JournalDeps {
  control: MockControl;
  getRunning: RecipeRunner['running'];
  loadRecord: () => Promise<RecordCode>;
}

/** Records what is done in the tab, for bug reports and for recordings that begin in the middle of a task. */
export function createJournal({ control, getRunning, loadRecord }: JournalDeps) {
  let journal: Recording | null = null;
  let watching: Promise<void> | null = null;

  async function start(): Promise<void> {
    const { openJournal, record, saveJournal, deps } = await loadRecord();
    journal = openJournal(deps.app, control, getRunning());
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
     * Returns a recording that begins with the journal, which contains what a replay would lack; null if the journal
     * has no action, or one that a recipe can't repeat.
     */
    toRecording(): Recording | null {
      if (!journal || journal.actions.length === 0 || getNotes(journal.actions).length > 0) return null;
      // The file of a recording has no packed world.
      if (journal.world.packed !== undefined) return null;
      return { ...structuredClone(journal), earlier: journal.actions.length };
    },
  };
}

import type { MockControl, RecipeRunner, Recording, RunMode } from '../../api.ts';
import type { AppRecording } from '../app.ts';
import { beginRecording } from './begin-recording.ts';
import { NOTES } from './notes.ts';
import { getNotes, readJournal } from './recording.ts';
import { isLongJournal, saveJournal } from './save-journal.ts';

const MODES: Partial<Record<RunMode, string>> = {
  apply: 'Ir al final',
  prepare: 'Preparar',
  play: '▶',
  run: 'Probar',
};

/**
 * Returns the tab's journal, which continues over reloads. It begins again in another world and for another persona,
 * and when a replay of it couldn't show this document. `running`: the recipe that runs now, whose gestures the journal
 * has as well.
 */
export function openJournal(
  app: AppRecording,
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
 * A replay of the journal begins in a new world, or in the packed world where facts or unsent input precede the
 * journal: only an open dialog and an open HAR file can't be replayed.
 */
function beginJournal(app: AppRecording, control: MockControl): Recording {
  const missing = app.findMissing(control);
  // While a HAR file is open, the world can't be packed.
  const isUnpackable = missing?.note === NOTES.earlierDialog.note || control.net.playingHar() !== null;
  if (isUnpackable) return beginRecording(app, control, missing);
  const journal = beginRecording(app, control, null);
  if (missing && !control.isReal)
    void control.world.pack({ isPrivate: true }).then((packed) => {
      journal.world = { ...journal.world, packed };
      saveJournal(journal);
    });
  return journal;
}

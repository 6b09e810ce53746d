import type { MockControl, RecipeRunner, Recording, RunMode } from '../../api.ts';
import type { PlayedApp } from '../app.ts';
import { beginRecording } from './begin-recording.ts';
import { NOTES } from './notes.ts';
import { readJournal } from './recording.ts';

const WORLD_NOTES: readonly string[] = [NOTES.otherWorld.note, NOTES.otherBranch.note];
const MODES: Partial<Record<RunMode, string>> = {
  apply: 'Ir al final',
  prepare: 'Preparar',
  play: '▶',
  run: 'Probar',
};

/**
 * Returns the tab's journal, which continues over reloads. It begins again in another world and for another persona.
 * `running`: the recipe that runs now, whose gestures the journal has as well.
 */
export function openJournal(
  app: PlayedApp,
  control: MockControl,
  running: ReturnType<RecipeRunner['running']>,
): Recording {
  const kept = readJournal();
  if (kept && continues(kept, control)) return kept;
  const journal = beginRecording(app, control, app.findMissing(control));
  if (running)
    journal.prepared = `${running.title} (${running.id}), con ${MODES[running.mode] ?? running.mode}`;
  return journal;
}

function continues({ actions, branch }: Recording, control: MockControl): boolean {
  const last = actions.at(-1)?.action;
  const hasPersonaChanged = last && 'control' in last && last.control === 'as';
  const hasWorldChanged = last && 'note' in last && WORLD_NOTES.includes(last.note);
  return branch === control.branch.current().id && !hasPersonaChanged && !hasWorldChanged;
}

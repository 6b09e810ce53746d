import type { Recording } from '../../api.ts';
import { NOTES } from './notes.ts';
import { journalOfTab } from './recording.ts';

const MAX_JOURNAL = 300;

/** Whether a new document begins the journal again. Its start has the world, but not what the page keeps in memory. */
export const isLongJournal = ({ actions }: Recording) => actions.length > MAX_JOURNAL / 2;

/** Saves the journal. Of a journal that is too long, keeps the second half and a note that the start is missing. */
export function saveJournal(journal: Recording): void {
  if (journal.actions.length > MAX_JOURNAL)
    journal.actions = [
      { action: NOTES.longJournal, at: journal.startedAt },
      ...journal.actions.slice(-MAX_JOURNAL / 2),
    ];
  journalOfTab.write(journal);
}

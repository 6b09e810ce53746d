import { gamesCopy } from '../../copy/games.ts';
import type { SaveState } from '../../stores/games/draft-saver.ts';

/** Says where the drafts are kept. */
export const DRAFT_NOTES: Record<SaveState, string> = {
  none: '',
  stored: gamesCopy.draftSaved,
  memory: gamesCopy.draftMemory,
};

import type { PageState } from '../engine/page/page-state.ts';
import { DRAFT_PREFIX } from '../page/keys.ts';

/**
 * Returns `state` with the drafts of `other` added. If both have a draft under a key, the draft of `state` stays.
 * Drafts are stored by account, so a change of the persona keeps them.
 */
export function copyDrafts(state: PageState, other: PageState): PageState {
  const drafts = Object.entries(other.storage).filter(([key]) => key.startsWith(DRAFT_PREFIX));
  return { ...state, storage: { ...Object.fromEntries(drafts), ...state.storage } };
}

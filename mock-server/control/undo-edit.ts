import type { BackEnd } from '../back-end.ts';
import type { Author } from '../engine/facts.ts';
import type { PageState } from '../engine/page/page-state.ts';
import type { RowChange } from '../facts/edit.ts';
import { TOKEN_KEY } from '../page/keys.ts';

/** Returns the methods that undo an edit. `commit` makes the changes one fact and returns its `seq`. */
export function createUndo(
  { world, change, jump, pageAdapter }: BackEnd,
  commit: (label: string, changes: RowChange[], by: Author, undoes: number) => number,
) {
  const getEdits = () => world.timeline.applied().filter((fact) => fact.kind === 'edit');
  const isUndone = (seq: number) => getEdits().some(({ payload }) => payload.undoes === seq);
  const findUndoable = () =>
    getEdits().findLast(({ seq, payload }) => payload.undoes === undefined && !isUndone(seq));

  function revert(seq: number | undefined): number | null {
    const fact = seq === undefined ? findUndoable() : getEdits().find((edit) => edit.seq === seq);
    if (!fact) return null;
    if (isUndone(fact.seq)) throw new Error(`La edición ${fact.seq} ya se deshizo.`);
    const { label, changes } = fact.payload;
    const reverse = ({ patch, before, ...row }: RowChange) => ({ ...row, patch: before, before: patch });
    return commit(`Deshacer: ${label}`, changes.map(reverse).reverse(), 'panel', fact.seq);
  }

  /**
   * Returns the page (storage and route) from before an edit because of which the app has ended its session, so that an
   * undo can restore it. Null if the session has not ended.
   */
  function findLostSession(seq: number | undefined): PageState | null {
    const edit = seq === undefined ? findUndoable() : getEdits().find((fact) => fact.seq === seq);
    if (!edit?.payload.changes.some(({ table }) => table === 'sessions' || table === 'users')) return null;
    const { facts, basePage } = world.timeline.current();
    const before = edit.seq > 1 ? facts[edit.seq - 2]?.page : basePage;
    const { storage } = pageAdapter.snapshot();
    if (!before || !(TOKEN_KEY in before.storage) || TOKEN_KEY in storage) return null;
    return { route: before.route, storage: { ...before.storage, ...storage } };
  }

  return {
    /**
     * Reverts the edit with this `seq`, by default the last edit that is no undo and was not undone. Resolves to
     * the new fact's `seq`, or to null when there is none to revert. Rejects an edit that was already undone. When the
     * app has ended the player's session because of the edit, reloads the page with that session.
     */
    async undo(seq?: number): Promise<number | null> {
      const before = findLostSession(seq);
      if (!before) return change(() => revert(seq));
      let undone: number | null = null;
      await jump(() => {
        undone = revert(seq);
        return before;
      });
      return undone;
    },
    /** Whether `undo` without a `seq` would revert an edit. */
    canUndo: () => findUndoable() !== undefined,
  };
}

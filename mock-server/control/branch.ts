import { type AnyRow, getSeenRows } from '../admin/tables.ts';
import type { BackEnd } from '../back-end.ts';
import { cutBranchName } from '../catalogue/bounds.ts';
import { copyWithoutPage } from '../engine/facts.ts';
import type { Branch } from '../engine/history/branch.ts';
import type { Fact } from '../facts/index.ts';
import { toCanonicalJson } from '../lib/hash.ts';
import { TABLES } from '../models/tables.ts';

type BranchControl = ReturnType<typeof createBranchControl>;
export type BranchView = ReturnType<BranchControl['current']>;
export type BranchDiff = ReturnType<BranchControl['diff']>;
export type RowDiff = BranchDiff['tables'][number]['rows'][number];

export function createBranchControl(backEnd: BackEnd) {
  const { world, change } = backEnd;
  const { timeline } = world;
  const isListed = (id: string) => timeline.branches().some((branch) => branch.id === id);
  const toView = ({ id, name, parent, facts, cursor, replaced }: Branch) => ({
    id,
    name,
    parent: parent && isListed(parent.branch) ? { ...parent } : null,
    /**
     * Id of the branch that was current before `begin`, `reset`, `import` or `unpack` started the branch; a switch
     * to it undoes the start. If the start deleted the current branch, the id is the deleted branch's
     * `replaced`. Null for branches that started otherwise, and when the replaced branch is no longer in the list.
     */
    replaced: replaced !== undefined && isListed(replaced) ? replaced : null,
    facts: facts.length,
    cursor,
    isCurrent: id === timeline.current().id,
  });
  /** The time of a branch: its last one, if it isn't the current one. */
  const getTime = (branch: Branch) =>
    branch === timeline.current()
      ? world.now()
      : (branch.leftAt ?? branch.facts[branch.cursor - 1]?.at ?? branch.start);
  const changeBranches = <Result>(work: () => Result) =>
    change(() => {
      backEnd.checkIsFree();
      return work();
    });
  return {
    list: () => timeline.branches().map(toView),
    current: () => toView(timeline.current()),
    /** Starts a branch with the applied facts and makes it current. A name that is taken gets a number. */
    create: (name?: string) =>
      changeBranches(() => {
        backEnd.pageAtCursor.storeWithTime();
        return timeline.fork(name === undefined ? name : cutBranchName(name)).id;
      }),
    /**
     * Switches to another branch and reloads the page. The branch has the time, the rate, the device's clock and the
     * cursor with which the user left it. If the user left it through a change after a jump back, all its facts apply.
     * Does nothing for the current branch.
     */
    switch: (id: string) => backEnd.switchBranch(id),
    /**
     * Goes back to the branch that the current one has replaced, as `switch` does; it gets back the name that it had.
     * The current branch is deleted if nothing was changed in it, or with `inPlace`; but not if the user has named it or
     * another branch started from it. Rejects when the current branch replaced none.
     */
    undoStart: (options?: { inPlace?: boolean | undefined }) => backEnd.undoStart(options),
    /**
     * Imports, links and recipes keep the name that a branch has from `rename` or `create`. A name that another branch
     * has gets a number.
     */
    rename: (id: string, name: string) => changeBranches(() => timeline.rename(id, cutBranchName(name))),
    /** Deletes a branch. Rejects the current branch and an unknown id. */
    remove: (id: string) =>
      changeBranches(() => {
        if (timeline.find(id) === timeline.current())
          throw new Error('Es la rama en uso: cambia a otra antes de borrarla.');
        timeline.remove(id);
      }),
    /** Name of the branch that `undoRemove` adds again; null when nothing was deleted in this document. */
    removed: () => timeline.removed()?.name ?? null,
    /**
     * Adds the last deleted branch again, and then the one deleted before it. Works until the page reloads. A name
     * that is taken gets a number.
     */
    undoRemove: () => changeBranches(() => timeline.undoRemove()),
    /**
     * Compares two branches, each at its own time: a game has the state and the score that the app shows then, and a
     * prediction its points.
     */
    diff(a: string, b: string) {
      const [first, second] = [timeline.find(a), timeline.find(b)];
      const factsA = first.facts.slice(0, first.cursor);
      const factsB = second.facts.slice(0, second.cursor);
      const causes = first.seed === second.seed ? factsB.map(getCause) : [];
      const firstDifference = factsA.findIndex((fact, index) => getCause(fact) !== causes[index]);
      const common = firstDifference === -1 ? factsA.length : firstDifference;
      const readTables = (branch: Branch) => () =>
        TABLES.map((table) => getSeenRows(world, table, getTime(branch)));
      const tablesA = world.project(factsA, first, readTables(first));
      const tablesB = world.project(factsB, second, readTables(second));
      return {
        common,
        onlyA: factsA.slice(common).map(copyWithoutPage),
        onlyB: factsB.slice(common).map(copyWithoutPage),
        tables: TABLES.map((table, index) => ({
          table,
          rows: diffRows(tablesA[index] ?? [], tablesB[index] ?? []),
        })).filter(({ rows }) => rows.length > 0),
      };
    },
  };
}

const getCause = ({ kind, at, payload }: Fact) => toCanonicalJson({ kind, at, payload });

/**
 * Returns the rows that differ, with the names of the columns that differ. `before` is null for a row that is only in
 * the second branch, `after` for a row that is only in the first.
 */
function diffRows(a: readonly AnyRow[], b: readonly AnyRow[]) {
  const byId = (rows: readonly AnyRow[]) => new Map(rows.map((row) => [String(row.id), row]));
  const [first, second] = [byId(a), byId(b)];
  const ids = [...new Set([...first.keys(), ...second.keys()])];
  return ids.flatMap((id) => {
    const [before, after] = [first.get(id) ?? null, second.get(id) ?? null];
    const columns = Object.keys({ ...before, ...after }).filter(
      // A week's `gameIds` can be derived from the `weekId` of its games.
      (name) => name !== 'gameIds' && toCanonicalJson(before?.[name]) !== toCanonicalJson(after?.[name]),
    );
    return columns.length === 0 ? [] : [{ id, columns, before, after }];
  });
}

import { diffBranches } from '../history/branch-diff.ts';
import type { MockRuntime } from '../runtime.ts';

const MAX_NAME_LENGTH = 80;

export type BranchView = ReturnType<ReturnType<typeof createBranchControl>['list']>[number];

export function createBranchControl(runtime: MockRuntime) {
  const { world, pageAdapter } = runtime;
  const { timeline } = world;
  const has = (id: string | null) => timeline.branches().some((branch) => branch.id === id);
  const change = <Result>(work: () => Result) =>
    runtime.change(() => {
      const result = work();
      runtime.changed();
      return result;
    });
  return {
    list: () =>
      timeline.branches().map(({ id, name, parent, facts, cursor, replaced = null }) => ({
        id,
        name,
        parent: parent && has(parent.branch) ? { ...parent } : null,
        /**
         * Id of the branch that was current before `begin`, `reset`, `import` or `unpack` started this branch;
         * switching to it undoes that change. If the current branch was removed, it is the id of the branch that it
         * had replaced. Null for other branches, and when the replaced branch is no longer in the list.
         */
        replaced: has(replaced) ? replaced : null,
        facts: facts.length,
        cursor,
        isCurrent: id === timeline.current().id,
      })),
    create: (name?: string) =>
      change(() => {
        timeline.savePageState(pageAdapter.snapshot());
        timeline.current().leftAt = world.now();
        return timeline.fork(name).id;
      }),
    /**
     * Switches to another branch and reloads the page. The branch has the time and the cursor at which the user
     * left it. If the user left it through a change after a jump back, all its facts apply. Does nothing for the
     * current branch.
     */
    switch: (id: string) =>
      runtime.jump(() => {
        if (timeline.find(id) === timeline.current()) return null;
        runtime.leaveBranch(true);
        runtime.outdate();
        const branch = timeline.switchTo(id);
        world.reload();
        world.clock.set(branch.leftAt ?? branch.facts[branch.cursor - 1]?.at ?? branch.start);
        return runtime.getArrival();
      }),
    /** Imports, links and recipes keep the name that a branch has from `rename` or `create`. */
    rename: (id: string, name: string) => change(() => timeline.rename(id, name.slice(0, MAX_NAME_LENGTH))),
    /** Deletes a branch. Rejects the current branch and an unknown id. */
    remove: (id: string) =>
      change(() => {
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
    undoRemove: () => change(() => timeline.undoRemove()),
    diff: (a: string, b: string) =>
      diffBranches(timeline.find(a), timeline.find(b), (branch) =>
        world.project(branch.facts.slice(0, branch.cursor), branch.seed),
      ),
  };
}

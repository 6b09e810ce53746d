import type { MockControl } from '../control.ts';
import { diffBranches } from '../history/branch-diff.ts';
import type { MockRuntime } from '../runtime.ts';

export function createBranchControl(runtime: MockRuntime): MockControl['branch'] {
  const { world, transitions, commands, pageAdapter, exclusive } = runtime;
  const { timeline } = world;
  const named = (id: string) => {
    const branch = timeline.branches().find((one) => one.id === id);
    if (!branch) throw new Error(`No existe la rama ${id}.`);
    return branch;
  };
  return {
    list: () =>
      timeline.branches().map(({ id, name, parent, facts, cursor, replaced = null }, _, all) => ({
        id,
        name,
        parent: parent && { ...parent },
        replaced: all.some((one) => one.id === replaced) ? replaced : null,
        facts: facts.length,
        cursor,
        isCurrent: id === timeline.current().id,
      })),
    async create(name) {
      const id = await exclusive(() => {
        timeline.keepPageState(pageAdapter.snapshot());
        timeline.current().leftAt = world.now();
        const branch = timeline.fork(name);
        runtime.changed();
        return branch.id;
      });
      await transitions.whenIdle();
      return id;
    },
    switch: (id) => commands.switchTo(id),
    async rename(id, name) {
      await exclusive(() => {
        named(id).name = name.slice(0, 80);
        runtime.changed();
      });
      await transitions.whenIdle();
    },
    diff: (a, b) =>
      diffBranches(named(a), named(b), (branch) =>
        world.data.project(branch.facts.slice(0, branch.cursor), branch.seed),
      ),
  };
}

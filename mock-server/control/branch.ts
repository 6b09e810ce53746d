import type { MockControl } from '../control.ts';
import { diffBranches } from '../history/branch-diff.ts';
import type { MockRuntime } from '../runtime.ts';

const MAX_NAME_LENGTH = 80;

export function createBranchControl(runtime: MockRuntime): MockControl['branch'] {
  const { world, transitions, commands, pageAdapter, exclusive } = runtime;
  const { timeline } = world;
  const named = (id: string) => {
    const branch = timeline.branches().find((one) => one.id === id);
    if (!branch) throw new Error(`No existe la rama ${id}.`);
    return branch;
  };
  const has = (id: string | null) => timeline.branches().some((branch) => branch.id === id);
  const change = async <Result>(work: () => Result) => {
    const result = await exclusive(() => {
      const made = work();
      runtime.changed();
      return made;
    });
    await transitions.whenIdle();
    return result;
  };
  return {
    list: () =>
      timeline.branches().map(({ id, name, parent, facts, cursor, replaced = null }) => ({
        id,
        name,
        parent: parent && has(parent.branch) ? { ...parent } : null,
        replaced: has(replaced) ? replaced : null,
        facts: facts.length,
        cursor,
        isCurrent: id === timeline.current().id,
      })),
    create: (name) =>
      change(() => {
        timeline.keepPageState(pageAdapter.snapshot());
        timeline.current().leftAt = world.now();
        return timeline.fork(name).id;
      }),
    switch: (id) => commands.switchTo(id),
    rename: (id, name) => change(() => timeline.rename(id, name.slice(0, MAX_NAME_LENGTH))),
    remove: (id) =>
      change(() => {
        if (named(id) === timeline.current())
          throw new Error('Es la rama en uso: cambia a otra antes de borrarla.');
        timeline.remove(id);
      }),
    removed: () => timeline.removed()?.name ?? null,
    restore: () => change(() => timeline.restore()),
    diff: (a, b) =>
      diffBranches(named(a), named(b), (branch) =>
        world.data.project(branch.facts.slice(0, branch.cursor), branch.seed),
      ),
  };
}

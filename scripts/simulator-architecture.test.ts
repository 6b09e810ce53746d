/** The architecture test of the simulator. Its modules form a graph without cycles. */
import { expect, test } from 'vitest';
import { readSourceTree, resolveImport, type SourceFile } from './source-tree.ts';

/** The module of a file of the simulator: its folder, or the file itself where it stands in the root of its program. */
const moduleOf = (path: string) => path.split('/').slice(0, 2).join('/');

/** Each group of nodes that reach each other, as `a ↔ b`. */
function findCycles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reach = new Map<string, Set<string>>();
  for (const start of edges.keys()) {
    const seen = new Set<string>();
    const stack = [...(edges.get(start) ?? [])];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      if (seen.has(node)) continue;
      seen.add(node);
      stack.push(...(edges.get(node) ?? []));
    }
    reach.set(start, seen);
  }
  const groups = [...reach].flatMap(([node, seen]) =>
    seen.has(node)
      ? [
          [...seen]
            .filter((other) => reach.get(other)?.has(node))
            .sort()
            .join(' ↔ '),
        ]
      : [],
  );
  return [...new Set(groups)];
}

function edgesBetween(files: readonly SourceFile[], nodeOf: (path: string) => string) {
  const edges = new Map<string, Set<string>>();
  for (const file of files)
    for (const one of file.imports) {
      if (!one.from.startsWith('.')) continue;
      const [from, to] = [nodeOf(file.path), nodeOf(resolveImport(file, one.from))];
      if (from !== to || file.path === resolveImport(file, one.from))
        edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  return edges;
}

const tree = readSourceTree();
/** The two programs of the simulator, without their tests and the helpers of their tests. */
const PROGRAMS = {
  'mock-server': tree.filter(
    ({ path, isTest }) =>
      path.startsWith('mock-server/') && !path.startsWith('mock-server/testing/') && !isTest,
  ),
  devtools: tree.filter(
    ({ path, isTest }) => path.startsWith('devtools/') && path !== 'devtools/testing.tsx' && !isTest,
  ),
};
/** One file per recipe, as many as there are. */
const RECIPES = /^devtools\/recipes\/\w+$/;

for (const [program, files] of Object.entries(PROGRAMS)) {
  test(`no two files of ${program} import each other, types included`, () => {
    expect(findCycles(edgesBetween(files, (path) => path))).toEqual([]);
  });

  test(`no two modules of ${program} import each other, types included`, () => {
    expect(findCycles(edgesBetween(files, moduleOf))).toEqual([]);
  });

  test(`no folder of ${program} has more than ten files beside its tests`, () => {
    const counts = new Map<string, number>();
    for (const { path } of files) {
      const folder = path.split('/').slice(0, -1).join('/');
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([folder, count]) => count > 10 && !RECIPES.test(folder))).toEqual([]);
  });
}

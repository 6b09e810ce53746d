import type { PageState } from '../page/page-adapter.ts';
import { type Fact, leavesNoData } from './facts.ts';

export interface Branch {
  id: string;
  name: string;
  seed: number;
  players: number;
  start: number;
  parent: { branch: string; after: number } | null;
  facts: Fact[];
  cursor: number;
  leftAt: number | null;
  baseClient: PageState | null;
  replaced?: string;
}

export type Root = Pick<Branch, 'seed' | 'players' | 'start'>;

export interface Timeline {
  current(): Branch;
  branches(): readonly Branch[];
  applied(): Fact[];
  /**
   * Adds a fact at the cursor. When facts that change data follow the cursor, the new fact starts a branch, and
   * the later facts stay in the previous branch. If none of the later facts changes data (`leavesNoData`), they
   * are deleted instead. `page`, the page's state before the fact, is stored with the fact before the cursor, or
   * as `baseClient`.
   */
  append(fact: Fact, page: PageState): { branched: Branch | null };
  /**
   * Stores the page's state with the last applied fact, or as `baseClient` when no fact is applied. A state that is
   * stored there already stays if later facts follow.
   */
  keepPageState(page: PageState): void;
  moveCursor(cursor: number): void;
  fork(name?: string): Branch;
  switchTo(id: string): Branch;
  rename(id: string, name: string): void;
  addRoot(root: Root, name: string): Branch;
  replaceRoot(root: Root, name: string): Branch;
  freeName(name: string): string;
  load(branches: Branch[], current: string): void;
  importBranches(others: readonly Branch[], left: string): void;
}

const getBranchLetter = (index: number) => (index < 26 ? String.fromCharCode(65 + index) : `R${index + 1}`);

export const createRootBranch = ({ seed, players, start }: Root, id = 'A', name = 'Principal'): Branch => ({
  seed,
  players,
  start,
  id,
  name,
  parent: null,
  facts: [],
  cursor: 0,
  leftAt: null,
  baseClient: null,
});

export function createTimeline(root: Root): Timeline {
  let branches: Branch[] = [createRootBranch(root)];
  let currentId = 'A';

  const current = () => {
    const found = branches.find((branch) => branch.id === currentId);
    if (!found) throw new Error(`No such branch: ${currentId}`);
    return found;
  };

  const freeId = () => {
    let index = branches.length;
    while (branches.some((branch) => branch.id === getBranchLetter(index))) index += 1;
    return getBranchLetter(index);
  };

  const freeName = (name: string) => {
    let count = 1;
    const numbered = () => (count === 1 ? name : `${name} ${count}`);
    while (branches.some((branch) => branch.name === numbered())) count += 1;
    return numbered();
  };

  const keepPageState = (page: PageState) => {
    const branch = current();
    const last = branch.facts[branch.cursor - 1];
    const isHead = branch.cursor === branch.facts.length;
    if (last && (isHead || !last.client)) last.client = page;
    else if (!last && (isHead || !branch.baseClient)) branch.baseClient = page;
  };

  const fork = (name?: string): Branch => {
    const from = current();
    const id = freeId();
    const branch: Branch = {
      ...from,
      id,
      name: name ?? `Rama ${id}`,
      parent: { branch: from.id, after: from.cursor },
      // The new branch gets copies of the facts, because each branch stores its own page states with them.
      facts: from.facts.slice(0, from.cursor).map((fact) => ({ ...fact })),
      cursor: from.cursor,
      leftAt: null,
      replaced: undefined,
    };
    branches = [...branches, branch];
    currentId = id;
    return branch;
  };

  const addRoot = (root: Root, name: string, replaced: string | undefined) => {
    const branch: Branch = { ...createRootBranch(root, freeId(), freeName(name)), replaced };
    branches = [...branches, branch];
    currentId = branch.id;
    return branch;
  };

  return {
    current,
    branches: () => branches,
    applied: () => current().facts.slice(0, current().cursor),
    keepPageState,
    append(fact, page) {
      let branch = current();
      let branched: Branch | null = null;
      if (branch.cursor < branch.facts.length) {
        const future = branch.facts.slice(branch.cursor);
        if (future.every(leavesNoData)) branch.facts.length = branch.cursor;
        else {
          branched = fork();
          // With the cursor at the end, a switch back to this branch applies all of its facts.
          branch.cursor = branch.facts.length;
          branch.leftAt = Math.max(branch.leftAt ?? 0, branch.facts.at(-1)?.at ?? 0);
          branch = branched;
        }
      }
      keepPageState(page);
      branch.facts.push({ ...fact, seq: branch.facts.length + 1 });
      branch.cursor = branch.facts.length;
      return { branched };
    },
    moveCursor(cursor) {
      const branch = current();
      branch.cursor = Math.max(0, Math.min(cursor, branch.facts.length));
    },
    fork,
    freeName,
    addRoot: (root, name) => addRoot(root, name, currentId),
    replaceRoot(root, name) {
      const { id: old, replaced } = current();
      if (branches.some(({ parent }) => parent?.branch === old)) return addRoot(root, name, old);
      branches = branches.filter(({ id }) => id !== old);
      for (const branch of branches) if (branch.replaced === old) branch.replaced = replaced;
      return addRoot(root, name, replaced);
    },
    switchTo(id) {
      const target = branches.find((branch) => branch.id === id);
      if (!target) throw new Error(`No existe la rama ${id}`);
      currentId = id;
      return target;
    },
    rename(id, name) {
      const target = branches.find((branch) => branch.id === id);
      if (!target) throw new Error(`No existe la rama ${id}`);
      target.name = name;
    },
    load(loaded, id) {
      branches = loaded;
      currentId = id;
    },
    importBranches(others, left) {
      const ids = new Map<string, string>();
      for (const other of others) {
        const id = freeId();
        ids.set(other.id, id);
        const parent = other.parent && { ...other.parent, branch: ids.get(other.parent.branch) ?? id };
        const replaced = other.replaced && ids.get(other.replaced);
        branches = [...branches, { ...other, id, name: freeName(other.name), parent, replaced }];
      }
      current().replaced = ids.get(left);
    },
  };
}

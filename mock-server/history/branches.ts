/** Branches of facts and the cursor in the one being lived. */
import type { ClientState } from '../page/client.ts';
import { type Fact, leavesNoData } from './facts.ts';

/** A history of its own. Times in ms. */
export interface Branch {
  id: string;
  name: string;
  /** The seed and the size of the crowd its facts grew from. */
  seed: number;
  players: number;
  /** Where its world started. */
  start: number;
  /** The branch it left and after how many facts; null for the first one. */
  parent: { branch: string; after: number } | null;
  facts: Fact[];
  /** Facts lived so far. */
  cursor: number;
  /** The world's time when the branch was left. */
  leftAt: number | null;
  /** The page before any fact. */
  baseClient: ClientState | null;
  /** The branch in use before this one began from a new seed, a file or a link; switching to it is the way back. */
  replaced?: string;
}

/** What a first branch starts from. */
export type Root = Pick<Branch, 'seed' | 'players' | 'start'>;

/** The branches and the place in them. */
export interface Timeline {
  current(): Branch;
  branches(): readonly Branch[];
  /** Facts up to the cursor. */
  lived(): Fact[];
  /**
   * Adds a fact at the cursor. In the past it starts a branch and the old future stays in the one left. `client`, the
   * page as it stands, is kept with what came before.
   */
  append(fact: Fact, client: ClientState): { branched: Branch | null };
  /** Keeps the page with the last fact lived, if nothing was lived after it yet. */
  keepClient(client: ClientState): void;
  moveCursor(cursor: number): void;
  /** Starts a branch at the cursor without a write. */
  fork(name?: string): Branch;
  switchTo(id: string): Branch;
  rename(id: string, name: string): void;
  /** Starts a history from another root; the one being lived stays in the list. */
  addRoot(root: Root, name: string): Branch;
  /** The same, in place of the one being lived: it is forgotten, unless another branch left it. */
  replaceRoot(root: Root, name: string): Branch;
  /** `name`, or `name 2` and so on while another branch has it. */
  freeName(name: string): string;
  load(branches: Branch[], current: string): void;
  /** Takes in the branches of the world that was here before, under ids and names that are free; `left` was in use. */
  importBranches(others: readonly Branch[], left: string): void;
}

const getBranchLetter = (index: number) => (index < 26 ? String.fromCharCode(65 + index) : `R${index + 1}`);

/** A branch without facts. */
export const rootBranch = ({ seed, players, start }: Root, id = 'A', name = 'Principal'): Branch => ({
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

/** A timeline with one branch and no facts. */
export function createTimeline(root: Root): Timeline {
  let branches: Branch[] = [rootBranch(root)];
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

  const keepClient = (client: ClientState) => {
    const branch = current();
    const last = branch.facts[branch.cursor - 1];
    const isHead = branch.cursor === branch.facts.length;
    if (last && (isHead || !last.client)) last.client = client;
    else if (!last && (isHead || !branch.baseClient)) branch.baseClient = client;
  };

  const fork = (name?: string): Branch => {
    const from = current();
    const id = freeId();
    const branch: Branch = {
      ...from,
      id,
      name: name ?? `Rama ${id}`,
      parent: { branch: from.id, after: from.cursor },
      // Copies: each branch keeps the page's state of its own.
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
    const branch: Branch = { ...rootBranch(root, freeId(), freeName(name)), replaced };
    branches = [...branches, branch];
    currentId = branch.id;
    return branch;
  };

  return {
    current,
    branches: () => branches,
    lived: () => current().facts.slice(0, current().cursor),
    keepClient,
    append(fact, client) {
      let branch = current();
      let branched: Branch | null = null;
      if (branch.cursor < branch.facts.length) {
        const future = branch.facts.slice(branch.cursor);
        if (future.every(leavesNoData)) branch.facts.length = branch.cursor;
        else {
          branched = fork();
          // Whoever switches back finds the old future lived to its end.
          branch.cursor = branch.facts.length;
          branch.leftAt = Math.max(branch.leftAt ?? 0, branch.facts.at(-1)?.at ?? 0);
          branch = branched;
        }
      }
      keepClient(client);
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

import type { DeviceMode } from '../clock/device-mode.ts';
import type { AnyFact } from '../facts.ts';
import type { PageState } from '../page/page-state.ts';
import * as TEXTS from '../texts.ts';

/** What a branch starts from. */
export interface Root {
  seed: number;
  /** What else the app's data depends on, such as a number of simulated users. */
  parameters: Readonly<Record<string, number>>;
  /** The time at which the world starts (ms since the epoch). */
  start: number;
}

/** One list of facts of a world, with a cursor in that list. */
export interface Branch<Fact extends AnyFact = AnyFact> extends Root {
  id: string;
  name: string;
  /** True when the user chose the name. Imports, links and recipes rename only the other branches. */
  isNamed?: boolean | undefined;
  parent: { branch: string; after: number } | null;
  facts: Fact[];
  cursor: number;
  leftAt: number | null;
  /** The rate of the clock at `leftAt`. Branches of earlier versions have none. */
  leftRate?: number | undefined;
  /** The clock of the device at `leftAt`. Branches of earlier versions have none. */
  leftDevice?: DeviceMode | undefined;
  /** Id of the branch that was current before this branch started in a new world. */
  replaced?: string | undefined;
  /** The name that the replaced branch had until then. */
  replacedName?: string | undefined;
  /** State of the page before the first fact. */
  basePage: PageState | null;
}

/** Returns a branch without facts. */
export const createRootBranch = (root: Root, id = 'A', name = TEXTS.firstBranch): Branch<never> => ({
  ...root,
  id,
  name,
  parent: null,
  facts: [],
  cursor: 0,
  leftAt: null,
  basePage: null,
});

/** What a session played by hand leaves behind, before it is written as a recipe. Kept in this tab over reloads. */
import type { FaultSpec } from '../../mock-server/index.ts';
import type { Action, ScreenExpectation } from '../recipes/recipe.ts';
import { createTabValue } from '../tab-value.ts';

/** One action and when it happened (virtual time, ms). */
export interface RecordedAction {
  action: Action;
  at: number;
}

/** A session by hand. */
export interface Recording {
  /** Whoever plays when it begins: a persona's id. */
  as: string;
  seed: number;
  /** When it begins, in words. */
  at: string;
  /** The same in ms. */
  startedAt: number;
  /** What was wrong when it began. */
  faults: FaultSpec[];
  /** Whether the server answered as Laravel does by default. */
  isLaravel?: boolean;
  /** Where the app stands when it begins, below the base. */
  route: string;
  actions: RecordedAction[];
  /** The dialogs and trivia screens that a person acted on, and the route where it ended. */
  covers: string[];
  /** What was on the screen when it ended; null while it goes on. */
  end: ScreenExpectation | null;
  isOn: boolean;
}

const recordingOfTab = createTabValue('recording', (stored) => {
  const kept = stored as Recording | null;
  return kept && Array.isArray(kept.actions) && Array.isArray(kept.faults) ? kept : null;
});

/** The recording of this tab, under way or over; null where there is none. */
export const readRecording = recordingOfTab.read;

/** `null` forgets it. */
export const keepRecording = recordingOfTab.write;

const isSameTarget = (a: { name: unknown; nth?: number }, b: { name: unknown; nth?: number }) =>
  a.name === b.name && (a.nth ?? 0) === (b.nth ?? 0);

const isRewritten = (last: Action | undefined, next: Action) =>
  last !== undefined &&
  'do' in last &&
  'do' in next &&
  last.do === next.do &&
  (last.do === 'type' || last.do === 'choose') &&
  (next.do === 'type' || next.do === 'choose') &&
  isSameTarget(last.target, next.target);

/** Adds an action; a field that is written into again keeps its last text alone. */
export function addAction(actions: readonly RecordedAction[], next: RecordedAction): RecordedAction[] {
  return isRewritten(actions.at(-1)?.action, next.action)
    ? [...actions.slice(0, -1), next]
    : [...actions, next];
}

import type { FaultSpec } from '../../mock-server/index.ts';
import type { Action, ScreenExpectation } from '../recipes/recipe.ts';
import { createTabValue } from '../tab-value.ts';

/** `at` is world time (ms). */
export interface RecordedAction {
  action: Action;
  at: number;
}

export interface Recording {
  /** Id of the persona that is logged in at the start of the recording. */
  as: string;
  seed: number;
  /** Start of the recording as a time expression. */
  at: string;
  /** Start of the recording in world time (ms). */
  startedAt: number;
  /** Active faults at the start of the recording. */
  faults: FaultSpec[];
  /** Whether the server used Laravel's defaults at the start of the recording. */
  isLaravel?: boolean;
  /** Path of the app's page at the start of the recording, without the base path. */
  route: string;
  actions: RecordedAction[];
  /**
   * Dialogs and trivia screens that the user acted on, and the last route, in the form of `Recipe.covers`.
   */
  covers: string[];
  /** Screen at the end of the recording; null while the recording runs. */
  end: ScreenExpectation | null;
  isOn: boolean;
}

const recordingOfTab = createTabValue('recording', (stored) => {
  const kept = stored as Recording | null;
  return kept && Array.isArray(kept.actions) && Array.isArray(kept.faults) ? kept : null;
});

export const readRecording = recordingOfTab.read;

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

/** Repeated input into the same field keeps only the last text. */
export function addAction(actions: readonly RecordedAction[], next: RecordedAction): RecordedAction[] {
  return isRewritten(actions.at(-1)?.action, next.action)
    ? [...actions.slice(0, -1), next]
    : [...actions, next];
}

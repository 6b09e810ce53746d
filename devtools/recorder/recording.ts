import type { FaultSpec } from '../../mock-server/index.ts';
import type { Action, ScreenExpectation } from '../recipes/recipe.ts';
import { createTabValue } from '../tab-value.ts';

export interface RecordedAction {
  action: Action;
  at: number;
}

export interface Recording {
  as: string;
  seed: number;
  at: string;
  startedAt: number;
  faults: FaultSpec[];
  isLaravel?: boolean;
  route: string;
  actions: RecordedAction[];
  /**
   * Dialogs and trivia screens that were open at a recorded action or at the end, and the last route, in the
   * form of `Recipe.covers`.
   */
  covers: string[];
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

export function addAction(actions: readonly RecordedAction[], next: RecordedAction): RecordedAction[] {
  return isRewritten(actions.at(-1)?.action, next.action)
    ? [...actions.slice(0, -1), next]
    : [...actions, next];
}

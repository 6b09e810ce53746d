/** What a session played by hand leaves behind, before it is written as a recipe. Kept in this tab over reloads. */
import type { Action } from '../recipes/recipe.ts';

/** A session by hand. */
export interface Recording {
  /** Whoever plays when it begins: a persona's id. */
  as: string;
  /** When it begins, in words. */
  at: string;
  /** Where the app stands when it begins, below the base. */
  route: string;
  actions: Action[];
  /** Dialogs, messages, routes that came up: what the draft covers. */
  covers: string[];
  isOn: boolean;
}

const KEY = 'lmxsim:recording';

/** The recording of this tab; null where there is none. */
export function readRecording(): Recording | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Recording | null;
    return kept && Array.isArray(kept.actions) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps it; null forgets it. */
export function keepRecording(recording: Recording | null): void {
  try {
    if (recording) sessionStorage.setItem(KEY, JSON.stringify(recording));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Blocked or full: it lives as long as the page.
  }
}

const isSame = (a: Action | undefined, b: Action) =>
  a !== undefined &&
  'do' in a &&
  'do' in b &&
  'target' in a &&
  'target' in b &&
  sameTarget(a.target, b.target);
const sameTarget = (a: { name: unknown; nth?: number }, b: { name: unknown; nth?: number }) =>
  a.name === b.name && (a.nth ?? 0) === (b.nth ?? 0);

/** Adds an action; a field that is written into again keeps its last text alone. */
export function addAction(actions: readonly Action[], next: Action): Action[] {
  const last = actions.at(-1);
  const isRewritten = last && 'do' in last && last.do === 'type' && 'do' in next && next.do === 'type';
  return isRewritten && isSame(last, next) ? [...actions.slice(0, -1), next] : [...actions, next];
}

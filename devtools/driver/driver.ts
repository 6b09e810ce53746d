export interface Target<Words = string> {
  /**
   * ARIA role such as `button`, `link` or `tab`; without a role, the target is a field found by its label.
   */
  role?: string;
  name: Words | RegExp;
  /** Zero-based index of the target among the elements that match. */
  nth?: number;
}

export type ScreenExpectation<Words = string> =
  | { modal: string }
  | { trivia: string }
  | { text: Words | RegExp }
  | { target: Target<Words> }
  | { field: string; says: string | RegExp }
  | { route: string }
  | { progress: number }
  | { games: string; count: number };

/**
 * Gestures that recipes use. Each gesture waits for its element and rejects with a Spanish message when the
 * element does not appear.
 */
export interface Driver {
  go(route: string): Promise<void>;
  click(target: Target): Promise<void>;
  type(target: Target, text: string): Promise<void>;
  choose(target: Target, option: string): Promise<void>;
  see(sight: ScreenExpectation): Promise<void>;
  wait(ms: number): Promise<void>;
}

export const describeTarget = ({ role = 'campo', name, nth = 0 }: Target) =>
  `${role} “${name}”${nth > 0 ? ` (${nth + 1})` : ''}`;

export function describeScreen(sight: ScreenExpectation): string {
  if ('modal' in sight) return `el diálogo ${sight.modal}`;
  if ('trivia' in sight) return `la trivia en ${sight.trivia}`;
  if ('text' in sight) return `el texto “${sight.text}”`;
  if ('target' in sight) return describeTarget(sight.target);
  if ('field' in sight) return `“${sight.says}” en el campo ${sight.field}`;
  if ('route' in sight) return `la dirección ${sight.route}`;
  if ('progress' in sight) return `la barra en ${sight.progress} %`;
  return `${sight.count} partidos en ${sight.games}`;
}

import type { Fact } from '../../mock-server/index.ts';
import { describeValues } from './changes.ts';

/**
 * Returns the text of an edit for the history. `world.edit` ends the label of an edit with the names of the changed
 * columns; the text has their old and new values instead.
 */
export function describeEdit({ label, changes }: Extract<Fact, { kind: 'edit' }>['payload']): string {
  const { patch, before } = changes[0] ?? {};
  const names = Object.keys(patch ?? {});
  const ending = `: ${names.join(', ')}`;
  if (!patch || !before || !label.endsWith(ending)) return label;
  return `${label.slice(0, -ending.length)}: ${describeValues(names, before, patch)}`;
}

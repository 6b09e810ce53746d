import type { MockControl } from '../api.ts';
import { done } from '../copy/done.ts';

const PREFIX = /^Deshacer: /;

/** Returns what says, from the number of the fact with which `world.undo` has ended, what was undone. */
export const describeUndo =
  ({ world }: Pick<MockControl, 'world'>) =>
  (seq: unknown): string | null => {
    const fact = world.facts().find((known) => known.seq === seq);
    if (fact?.kind !== 'edit') return null;
    const label = fact.payload.label.replace(PREFIX, '');
    // The label of an edited cell ends with the name of the column.
    return done.undone(label.replace(/: [a-z_, ]+$/, ''));
  };

import * as v from 'valibot';
import { isSafeId } from '../catalogue/bounds.ts';

const row = v.nullable(v.record(v.string(), v.unknown()));
const id = v.pipe(v.string(), v.check(isSafeId));
const edit = v.looseObject({
  label: v.string(),
  changes: v.array(v.object({ table: v.string(), id, patch: row, before: row })),
});

/** Returns the payload of a fact in a saved world as its reducer expects it, or null when it has another form. */
export function readPayload(kind: string, payload: object): object | null {
  if (kind !== 'edit') return payload;
  const read = v.safeParse(edit, payload);
  return read.success ? read.output : null;
}

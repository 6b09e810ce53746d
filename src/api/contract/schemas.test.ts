import { expect, test } from 'vitest';
import { toWireId } from './schemas.ts';

test.each([
  ['123', 123],
  ['9007199254740993', '9007199254740993'],
  ['007', '007'],
  ['a1', 'a1'],
  ['', ''],
])('toWireId converts the id %j to %j', (id, wire) => {
  expect(toWireId(id)).toBe(wire);
});

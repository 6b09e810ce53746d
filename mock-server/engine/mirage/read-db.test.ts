import { expectTypeOf, test } from 'vitest';
import type { ReadDb } from './read-db.ts';

test('the tables that a handler gets have no method that writes, which the type check sees', () => {
  expectTypeOf<ReadDb[string]>().not.toHaveProperty('insert');
  expectTypeOf<ReadDb[string]>().not.toHaveProperty('update');
  expectTypeOf<ReadDb[string]>().not.toHaveProperty('remove');
});

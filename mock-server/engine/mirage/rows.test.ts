import { expect, expectTypeOf, test } from 'vitest';
import { createTodo } from '../testing/todo.ts';
import { getMirageTable, type ReadDb, readRows } from './rows.ts';

test('a rebuilt world shares no object with the previous one, although Mirage’s dump is shallow', () => {
  const { world } = createTodo();
  const read = () => readRows<{ labels: string[] }>(world.schema, 'tasks');
  const [before] = read();
  world.rebuildAt(0);
  expect(read()[0]).not.toBe(before);
  before?.labels.push('other');
  expect(read()).toMatchObject([{ labels: ['shop'] }]);
});

test('a name that has no table is refused', () => {
  expect(() => getMirageTable(createTodo().world.schema, 'lists')).toThrow(
    'The database has no table lists.',
  );
});

test('the tables that a handler gets have no method that writes, which the type check sees', () => {
  expectTypeOf<ReadDb[string]>().not.toHaveProperty('insert');
  expectTypeOf<ReadDb[string]>().not.toHaveProperty('update');
  expectTypeOf<ReadDb[string]>().not.toHaveProperty('remove');
});

import { expect, test } from 'vitest';
import { createTodo } from '../testing/todo.ts';
import { getMirageTable, readRows } from './rows.ts';

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

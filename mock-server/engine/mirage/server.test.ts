import { expect, test } from 'vitest';
import { createTodo } from '../testing/todo.ts';

test('the id of a removed record is not assigned again, and a re-applied fact assigns the same id as before', () => {
  const { world } = createTodo();
  const getIds = () => world.schema.all('task').models.map(({ id }) => id);
  world.commit('add', { title: 'One' });
  world.commit('add', { title: 'Two' });
  expect(getIds()).toEqual(['1', '2', '3']);
  world.rebuildAt(1);
  world.rebuildAt(2);
  expect(getIds()).toEqual(['1', '2', '3']);
  world.commit('remove', { id: '3' });
  world.commit('add', { title: 'Three' });
  expect(getIds()).toEqual(['1', '2', '4']);
});

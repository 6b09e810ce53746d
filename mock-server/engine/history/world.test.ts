import { expect, test } from 'vitest';
import { createTodo, getTitles } from '../testing/todo.ts';

test('changing the payload object after `commit` changes neither the stored fact nor the database', () => {
  const { world } = createTodo();
  const payload = { title: 'One' };
  world.commit('add', payload);
  payload.title = 'Two';
  expect(world.timeline.applied()).toMatchObject([{ kind: 'add', payload: { title: 'One' } }]);
  expect(getTitles({ world })).toEqual(['Buy milk', 'One']);
});

test('a fact whose reducer throws is not stored, and the database stays as it was', () => {
  const { world } = createTodo();
  world.commit('add', { title: 'One' });
  const before = [world.tables(), world.timeline.branches()];
  expect(() => world.commit('remove', { id: '99' }, 'panel')).toThrow(
    'El cambio “remove” no se puede aplicar, y nada cambió: There is no such task.',
  );
  expect([world.tables(), world.timeline.branches()]).toEqual(before);
  world.rebuildAt(0);
  world.rebuildAt(1);
  expect(world.tables()).toEqual(before[0]);
});

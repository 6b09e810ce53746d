import { expect, test, vi } from 'vitest';
import { createNoPage } from '../page/page-adapter.ts';
import { createTodo, getTitles, HOUR } from '../testing/todo.ts';

/** Creates a to-do list whose page keeps a cookie and a token, and is one hour past its first task. */
async function createTodoWithPage(setState = vi.fn()) {
  const clearCookies = vi.fn();
  const state = { storage: { 'todo:token': 'one' }, route: '/tasks' };
  const pageAdapter = { ...createNoPage(), hasPage: true, snapshot: () => state, setState, clearCookies };
  const todo = createTodo({ pageAdapter });
  await todo.change(() => void todo.world.commit('add', { title: 'One' }));
  await todo.goTo(() => todo.world.now() + HOUR);
  return { todo, clearCookies, setState, state };
}

test('a jump back removes the cookies of the page', async () => {
  const { todo, clearCookies } = await createTodoWithPage();
  await todo.goToFact(0);
  expect(clearCookies).toHaveBeenCalledOnce();
});

test('a jump for which the page’s storage has no space keeps the cookies, the storage, the time and the data', async () => {
  const setState = vi.fn().mockImplementationOnce(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { todo, clearCookies, state } = await createTodoWithPage(setState);
  const before = todo.world.now();
  await expect(todo.goToFact(0)).rejects.toThrow('espacio');
  expect(clearCookies).not.toHaveBeenCalled();
  expect(setState).toHaveBeenLastCalledWith(state);
  expect([todo.world.now(), getTitles(todo)]).toEqual([before, ['Buy milk', 'One']]);
});

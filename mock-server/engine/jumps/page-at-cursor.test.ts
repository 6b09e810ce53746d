import { expect, test } from 'vitest';
import { createTodo, HOUR } from '../testing/todo.ts';
import { createPageAtCursor } from './page-at-cursor.ts';

const GUESSED = { storage: {}, route: '/guessed' };

function start() {
  const { world } = createTodo();
  const page = { storage: { 'todo:token': 'ana' }, route: '/tasks' };
  const { timeline } = world;
  const pageAdapter = { snapshot: () => page };
  return { page, world, ...createPageAtCursor({ world, timeline, pageAdapter, guessPage: () => GUESSED }) };
}

test('the page state that a branch was left with belongs to its last applied fact', () => {
  const { page, world, leaveBranch, getArrival } = start();
  world.commit('add', { title: 'One' });
  leaveBranch(false);
  expect(getArrival()).toBe(page);
});

test('the page state of a fact that has stored none follows from the facts', () => {
  const { world, getArrival } = start();
  world.clock.set(world.now() + HOUR);
  expect(getArrival()).toBe(GUESSED);
});

test.each([
  ['is left for another branch', true, true],
  ['is left at its end', false, false],
])('a branch that %s stores the time', (_what, isSwitching, isRewound) => {
  const { world, leaveBranch } = start();
  world.commit('add', { title: 'One' });
  if (isRewound) world.rebuildAt(0);
  leaveBranch(isSwitching);
  expect(world.timeline.current().leftAt).toBe(world.now());
});

test('a branch that a jump back leaves before its end keeps the time at which its end was left', () => {
  const { world, leaveBranch } = start();
  world.commit('add', { title: 'One' });
  world.rebuildAt(0);
  leaveBranch(false);
  expect(world.timeline.current().leftAt).toBe(null);
});

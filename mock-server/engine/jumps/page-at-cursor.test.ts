import { expect, test } from 'vitest';
import { createTodo, HOUR } from '../testing/todo.ts';
import { createPageAtCursor } from './page-at-cursor.ts';

const GUESSED = { storage: {}, route: '/guessed' };

function start() {
  const { world } = createTodo();
  const page = { storage: { 'todo:token': 'first' }, route: '/tasks' };
  const { timeline } = world;
  const pageAdapter = { snapshot: () => page };
  const device = { mode: () => 'real' as const };
  const deps = { world, timeline, device, pageAdapter, guessPage: () => GUESSED };
  return { page, world, ...createPageAtCursor(deps) };
}

test('the page state that was stored belongs to the last applied fact of the branch', () => {
  const { page, world, store, getArrival } = start();
  world.commit('add', { title: 'One' });
  store();
  expect(getArrival()).toBe(page);
});

test('the page state of a fact that has stored none follows from the facts', () => {
  const { world, getArrival } = start();
  world.clock.set(world.now() + HOUR);
  expect(getArrival()).toBe(GUESSED);
});

test('a branch whose page state is stored with the time keeps time, rate and the device’s clock for a switch back', () => {
  const { world, storeWithTime } = start();
  world.commit('add', { title: 'One' });
  world.rebuildAt(0);
  world.clock.set(world.now(), 60);
  storeWithTime();
  expect(world.timeline.current()).toMatchObject({ leftAt: world.now(), leftRate: 60, leftDevice: 'real' });
});

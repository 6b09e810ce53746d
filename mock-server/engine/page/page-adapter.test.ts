// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { allowConsole } from '../../../scripts/test-setup.ts';
import { callTodo, createTodo, getTitles, HOUR, TODO_KEYS } from '../testing/todo.ts';
import { createPageAdapter } from './page-adapter.ts';

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

function openPage() {
  const reloads: string[] = [];
  const pageAdapter = {
    ...createPageAdapter({ keys: TODO_KEYS, base: '/app' }),
    async reload(route: string) {
      reloads.push(route);
    },
    needsReload: () => false,
    async booted() {},
  };
  const todo = createTodo({ intercept: true, pageAdapter });
  onTestFinished(todo.shutdown);
  const goBy = (ms: number, options?: { silent: boolean }) => todo.goTo(() => todo.world.now() + ms, options);
  const add = (title: string) => callTodo(todo, 'POST', '/api/tasks', { title });
  return { ...todo, reloads, goBy, add };
}

function hear(target: EventTarget, names: string[]): string[] {
  const heard: string[] = [];
  for (const name of names) target.addEventListener(name, () => heard.push(name));
  return heard;
}

test('a time jump forward dispatches visibilitychange and focus, as a return to the tab does, unless it is silent', async () => {
  const { goBy } = openPage();
  const [seen, window] = [hear(document, ['visibilitychange']), hear(globalThis, ['focus'])];
  await goBy(HOUR);
  expect([seen.length, window.length]).toEqual([1, 1]);
  await goBy(HOUR, { silent: true });
  expect([seen.length, window.length]).toEqual([1, 1]);
});

test('the promise of a time jump resolves after the calls that the page sends because of the jump have ended', async () => {
  const { goBy, pipeline } = openPage();
  let answered = 0;
  globalThis.addEventListener(
    'focus',
    () => {
      void fetch('/api/tasks').then(() => {
        answered += 1;
      });
    },
    { once: true },
  );
  await goBy(HOUR);
  expect([answered, pipeline.log().at(-1)?.outcome]).toEqual([1, 'answered']);
});

test('an offline fault sets navigator.onLine, dispatches offline and makes calls fail, and its end undoes this', async () => {
  const { change, faults } = openPage();
  const heard = hear(globalThis, ['online', 'offline']);
  const id = await change(() => faults.add({ match: '*', effect: { offline: true }, times: 'always' }));
  expect(navigator.onLine).toBe(false);
  await expect(fetch('/api/tasks')).rejects.toThrow('Failed to fetch');
  await change(() => faults.clear(id));
  expect(navigator.onLine).toBe(true);
  expect(heard).toEqual(['offline', 'online']);
});

test('after `shutdown` of the engine, an offline fault leaves the page online', async () => {
  const { change, faults, shutdown } = openPage();
  shutdown();
  await change(() => faults.add({ match: '*', effect: { offline: true }, times: 'always' }));
  expect(navigator.onLine).toBe(true);
});

test('a time jump to before an offline fault sets navigator.onLine to true again', async () => {
  const { change, faults, goBy } = openPage();
  await goBy(HOUR);
  await change(() => faults.add({ match: '*', effect: { offline: true }, times: 'always' }));
  await goBy(-HOUR / 2);
  expect(navigator.onLine).toBe(true);
});

test('a time jump back restores the page’s route and own items of that time, and keeps other items', async () => {
  const { goBy, add, reloads } = openPage();
  history.replaceState(null, '', '/app/tasks?list=open');
  localStorage.setItem('todo:draft', '[1]');
  localStorage.setItem('somebody:else', 'x');
  await goBy(HOUR);
  history.replaceState(null, '', '/app/faq');
  localStorage.setItem('todo:draft', '[2]');
  await add('One');
  await goBy(-HOUR / 2);
  expect(reloads).toEqual(['/tasks?list=open']);
  expect(localStorage.getItem('todo:draft')).toBe('[1]');
  expect(localStorage.getItem('somebody:else')).toBe('x');
});

test('a time jump forward doesn’t reload the page when the page’s storage stays the same', async () => {
  const { goBy, add, reloads } = openPage();
  await add('One');
  await goBy(HOUR);
  await add('Two');
  await goBy(-HOUR / 2);
  reloads.length = 0;
  await goBy(HOUR);
  expect(reloads).toEqual([]);
});

test('a time jump forward reloads the page when the facts had changed the page’s storage, unless it is silent', async () => {
  const { goBy, add, reloads, world } = openPage();
  await goBy(HOUR);
  await add('One');
  localStorage.setItem('todo:token', 'mine');
  history.replaceState(null, '', '/app/tasks');
  await goBy(HOUR);
  await goBy(-1.5 * HOUR);
  expect([localStorage.getItem('todo:token'), getTitles({ world })]).toEqual([null, ['Buy milk']]);
  reloads.length = 0;
  await goBy(HOUR, { silent: true });
  expect([reloads, localStorage.getItem('todo:token'), getTitles({ world })]).toEqual([
    [],
    null,
    ['Buy milk', 'One'],
  ]);
  await goBy(-HOUR);
  reloads.length = 0;
  await goBy(HOUR);
  expect([reloads, localStorage.getItem('todo:token')]).toEqual([['/tasks'], 'mine']);
});

test('a jump that reloads the page removes the cookies that are invalid in another world', async () => {
  const { goBy, goToFact } = openPage();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = 'todo-session=1; path=/';
  await goBy(HOUR);
  expect(document.cookie).toContain('todo-session');
  await goToFact(0);
  expect(document.cookie).not.toContain('todo-session');
});

test('once `reload` of the page adapter leaves a page, its load errors don’t reach the page’s listeners', () => {
  const heard = hear(globalThis, ['load-error']);
  const missing = () => new Event('load-error', { cancelable: true });
  expect(dispatchEvent(missing())).toBe(true);
  void createPageAdapter({ keys: TODO_KEYS, loadErrorEvents: ['load-error'] }).reload('/tasks');
  // Some versions of jsdom report that they cannot navigate.
  allowConsole(/navigation/i);
  expect(dispatchEvent(missing())).toBe(false);
  expect(heard).toHaveLength(1);
});

test('`booted` of the page adapter resolves after 5 seconds when the page never renders and timers fire late', async () => {
  vi.useFakeTimers();
  const { setTimeout: onTime } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) =>
    onTime(run, ms * 3)) as typeof setTimeout);
  let hasBooted = false;
  void createPageAdapter({ keys: TODO_KEYS, isReady: () => false })
    .booted()
    .then(() => {
      hasBooted = true;
    });
  await vi.advanceTimersByTimeAsync(4_900);
  expect(hasBooted).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(hasBooted).toBe(true);
});

import { expect, test } from 'vitest';
import { callTodo, createTodo, getTitles, HOUR, type Todo } from '../testing/todo.ts';

const add = (todo: Todo, title: string) => callTodo(todo, 'POST', '/api/tasks', { title });
const goBy = ({ goTo, world }: Todo, ms: number, options?: { silent?: boolean; data?: boolean }) =>
  goTo(() => world.now() + ms, options);
const getDate = ({ headers }: Response) => Date.parse(headers.get('date') ?? '');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a write after a jump back starts a branch, and the earlier branch keeps its later facts', async () => {
  const todo = createTodo();
  await goBy(todo, HOUR);
  await add(todo, 'One');
  await goBy(todo, -HOUR / 2);
  await add(todo, 'Two');
  const { timeline } = todo.world;
  expect(timeline.branches().map(({ name }) => name)).toEqual(['Principal', 'Rama B']);
  expect([timeline.current().name, getTitles(todo)]).toEqual(['Rama B', ['Buy milk', 'Two']]);
  await todo.switchBranch('A');
  expect(getTitles(todo)).toEqual(['Buy milk', 'One']);
});

test('a write after a jump back over minor facts replaces them without a branch', async () => {
  const todo = createTodo();
  await goBy(todo, HOUR);
  await todo.change(() => todo.world.commit('looked', {}));
  await goBy(todo, -HOUR);
  await add(todo, 'One');
  expect(todo.world.timeline.branches()).toHaveLength(1);
});

test('a jump back from the end of a branch keeps the time of the end, and a further jump back keeps it too', async () => {
  const todo = createTodo();
  await add(todo, 'One');
  await goBy(todo, 2 * HOUR);
  const end = todo.world.now();
  await goBy(todo, -HOUR);
  expect(todo.world.timeline.current().leftAt).toBe(end);
  await goBy(todo, -HOUR / 2);
  expect(todo.world.timeline.current().leftAt).toBe(end);
});

test('a jump forward with facts out of order applies the facts up to the last one that is not later', async () => {
  const todo = createTodo();
  await goBy(todo, 2 * HOUR);
  await add(todo, 'One');
  await goBy(todo, -HOUR, { data: false });
  await add(todo, 'Two');
  await todo.goToFact(0);
  await goBy(todo, HOUR);
  expect(getTitles(todo)).toEqual(['Buy milk', 'One', 'Two']);
});

/** Holds a write one hour after the start. */
async function holdWrite(when: 'before' | 'after' = 'before') {
  const todo = createTodo();
  await goBy(todo, HOUR);
  todo.faults.add({ match: 'POST /api/tasks', when, effect: { hold: true } });
  const sent = add(todo, 'One');
  sent.catch(() => {});
  await todo.pipeline.idle();
  return { todo, sent };
}

test.each([
  ['forward', HOUR, {}],
  ['silently forward', HOUR, { silent: true }],
  ['back that keeps the data', -HOUR / 2, { data: false }],
])(
  'a call that a fault holds stays held over a jump %s and is answered at the new time',
  async (_how, ms, options) => {
    const { todo, sent } = await holdWrite();
    await goBy(todo, ms, options);
    expect([todo.pipeline.countHeld(), todo.pipeline.listHeld().map(({ endpoint }) => endpoint)]).toEqual([
      1,
      ['POST /api/tasks'],
    ]);
    todo.pipeline.release();
    const reply = await sent;
    expect([reply.status, getDate(reply)]).toEqual([201, todo.world.now()]);
  },
);

test('a call whose response a fault holds keeps its effect over a jump and is answered at the new time', async () => {
  const { todo, sent } = await holdWrite('after');
  await goBy(todo, HOUR);
  expect(getTitles(todo)).toEqual(['Buy milk', 'One']);
  todo.pipeline.release();
  expect(getDate(await sent)).toBe(todo.world.now());
});

test('a held call that is released during a jump is answered in the new world', async () => {
  const { todo, sent } = await holdWrite();
  const jump = goBy(todo, HOUR);
  await Promise.resolve();
  todo.pipeline.release();
  await jump;
  expect(getDate(await sent)).toBe(todo.world.now());
});

test('a refused jump keeps a held call and the time', async () => {
  const { todo } = await holdWrite();
  const before = todo.world.now();
  await expect(todo.goToFact(99)).rejects.toThrow('No existe el hecho 99');
  expect([todo.pipeline.countHeld(), todo.world.now()]).toEqual([1, before]);
  await goBy(todo, HOUR);
  expect(todo.world.now()).toBe(before + HOUR);
});

test.each<[what: string, jump: (todo: Todo) => Promise<void>]>([
  ['a jump back', (todo) => goBy(todo, -HOUR)],
  ['a jump to a fact', (todo) => todo.goToFact(0)],
  ['an opened world', (todo) => todo.open(createTodo().save())],
])('%s, which reloads the page, drops a held call, which takes no effect', async (_what, jump) => {
  const { todo, sent } = await holdWrite();
  await jump(todo);
  await expect(sent).rejects.toThrow('Failed to fetch');
  expect([todo.pipeline.countHeld(), todo.pipeline.log().at(-1)?.outcome]).toEqual([0, 'travel']);
  todo.pipeline.release();
  expect(getTitles(todo)).toEqual(['Buy milk']);
});

test('a call that takes longer than a time jump waits is dropped and stores nothing', async () => {
  const todo = createTodo();
  todo.faults.add({ match: 'POST /api/tasks', effect: { delay: 2_500 } });
  const sent = add(todo, 'One');
  sent.catch(() => {});
  await pause(10);
  await goBy(todo, 24 * HOUR);
  await expect(sent).rejects.toThrow('Failed to fetch');
  expect(todo.pipeline.log().at(-1)?.outcome).toBe('travel');
  await pause(700);
  expect(getTitles(todo)).toEqual(['Buy milk']);
});

test('a call under way finishes in the old world, and a call during a jump waits for the new one', async () => {
  const todo = createTodo();
  const old = todo.world.now();
  todo.faults.add({ match: 'GET /api/tasks', effect: { delay: 60 }, when: 'after' });
  const before = callTodo(todo, 'GET', '/api/tasks');
  await pause(5);
  const jump = goBy(todo, 24 * HOUR);
  await pause(5);
  const meanwhile = callTodo(todo, 'GET', '/api/tasks');
  expect([getDate(await before), getDate(await meanwhile)]).toEqual([old, old + 24 * HOUR]);
  await jump;
});

test('simultaneous time jumps run one after another', async () => {
  const todo = createTodo();
  const before = todo.world.now();
  await Promise.all([goBy(todo, HOUR), goBy(todo, HOUR), goBy(todo, HOUR)]);
  expect(todo.world.now()).toBe(before + 3 * HOUR);
});

/** Sends a call that a fault never answers. */
async function sendUnanswered() {
  const todo = createTodo();
  todo.faults.add({ match: 'POST /api/tasks', effect: { timeout: true } });
  const sent = add(todo, 'One');
  sent.catch(() => {});
  await pause(10);
  return { todo, sent };
}

test('a call that a fault never answers stays unanswered over a jump that does not reload the page', async () => {
  const { todo } = await sendUnanswered();
  expect(todo.pipeline.log().at(-1)?.outcome).toBe('unanswered');
  await goBy(todo, HOUR);
  expect(todo.pipeline.log().at(-1)?.outcome).toBe('unanswered');
  expect(todo.pipeline.countHeld()).toBe(0);
});

test('a jump that reloads the page drops a call that a fault never answers', async () => {
  const { todo, sent } = await sendUnanswered();
  await goBy(todo, -HOUR);
  await expect(sent).rejects.toThrow('Failed to fetch');
  expect(todo.pipeline.log().at(-1)?.outcome).toBe('travel');
});

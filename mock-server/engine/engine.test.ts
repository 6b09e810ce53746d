import { readFileSync } from 'node:fs';
import { Model } from 'miragejs';
import { expect, test } from 'vitest';
import { createEngine } from './engine.ts';

// #region app
const HOUR = 3_600_000;

const startTodo = () =>
  createEngine(
    {
      mirage: { models: { task: Model.extend({ title: '' }) } },
      start: Date.UTC(2026, 0, 5, 9),
      seed: (server) => void server.create('task', { title: 'Buy milk' }),
      facts: {
        add: ({ schema }, { title }: { title: string }) => void schema.create('task', { title }),
      },
      routes(route) {
        route('GET /api/tasks', (schema) => schema.all('task'));
        route('POST /api/tasks', (schema, { requestBody, record }) => {
          record('add', JSON.parse(requestBody));
          return schema.all('task');
        });
      },
      isApi: ({ pathname }) => pathname.startsWith('/api/'),
      keys: { page: 'todo:', engine: 'time:' },
    },
    { rate: 0, intercept: false },
  );
// #endregion

// #region jumps
test('the engine jumps, branches, saves and opens the world of a to-do list', async () => {
  const engine = startTodo();
  const call = async ({ handle }: typeof engine, init?: RequestInit) => {
    const response = await handle(new Request('http://localhost/api/tasks', init));
    return (await response.json()).tasks.map(({ title }: { title: string }) => title);
  };
  const add = (title: string) => call(engine, { method: 'POST', body: JSON.stringify({ title }) });
  const goBy = (hours: number) => engine.goTo(engine.world.now() + hours * HOUR);

  await goBy(2);
  expect(await add('Call Ana')).toEqual(['Buy milk', 'Call Ana']);
  await goBy(-1);
  expect(await call(engine)).toEqual(['Buy milk']);
  await goBy(1);
  expect(await call(engine)).toEqual(['Buy milk', 'Call Ana']);

  await goBy(-1);
  expect(await add('Sleep')).toEqual(['Buy milk', 'Sleep']); // starts a branch
  await engine.switchBranch('A');
  expect(await call(engine)).toEqual(['Buy milk', 'Call Ana']);

  const reloaded = startTodo();
  await reloaded.open(engine.save());
  expect(await call(reloaded)).toEqual(['Buy milk', 'Call Ana']);
  expect(reloaded.world.timeline.branches()).toHaveLength(2);
});
// #endregion

test.each(['app', 'jumps'])(
  'the guide docs/guides/time-travel.md has the code of the region “%s”',
  (name) => {
    const source = readFileSync('mock-server/engine/engine.test.ts', 'utf8');
    const [, code = ''] = new RegExp(`// #region ${name}\n([\\s\\S]*?)// #endregion`).exec(source) ?? [];
    expect(readFileSync('docs/guides/time-travel.md', 'utf8')).toContain(`\`\`\`ts\n${code}\`\`\`\n`);
  },
);

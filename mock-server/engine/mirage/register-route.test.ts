import { Model, Response, Serializer } from 'miragejs';
import { expect, test } from 'vitest';
import { createEngine } from '../engine.ts';
import { createTodoRequest, TODO_KEYS } from '../testing/todo.ts';

/**
 * Sends the number of tasks that the database has when a task is serialized. A fault cuts the second half, the rest.
 */
const countTasks = Serializer.extend({
  serialize(this: { schema: { all(name: 'task'): { length: number } } }) {
    return { count: this.schema.all('task').length, rest: '….….….….' };
  },
});

test.each([
  ['a model', '/api/model'],
  ['a Response with a model', '/api/response'],
])(
  'a rehearsed call whose handler returns %s sends the data that the call would have stored',
  async (_name, path) => {
    const engine = createEngine(
      {
        mirage: { models: { task: Model.extend({ title: '' }) }, serializers: { task: countTasks } },
        start: 0,
        seed: (server) => void server.create('task', { title: 'Buy milk' }),
        facts: { add: ({ schema }, { title }: { title: string }) => void schema.create('task', { title }) },
        routes(route) {
          route('POST /api/model', (schema, { record }) => {
            record('add', { title: 'Sleep' });
            return schema.all('task');
          });
          route('POST /api/response', (schema, { record }) => {
            record('add', { title: 'Sleep' });
            return new Response(201, {}, schema.all('task'));
          });
        },
        isApi: () => true,
        keys: TODO_KEYS,
      },
      { rate: 0, intercept: false },
    );
    engine.faults.add({ match: '*', effect: { body: 'malformed' } });
    await engine.handle(createTodoRequest('POST', path));
    expect(engine.pipeline.log()[0]?.response?.body).toContain('"count":2');
    expect(engine.world.schema.all('task')).toHaveLength(1);
  },
);

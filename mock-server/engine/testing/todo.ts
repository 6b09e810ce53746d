/** A to-do list on the engine. The engine's own tests play it, so that they know nothing of the game. */
import { Model } from 'miragejs';
import { createEngine } from '../engine.ts';
import { handleRequest } from '../network/fetch.ts';
import type { EngineOptions } from '../options.ts';
import type { TabStorage } from '../page/tab-storage.ts';

const TODO_START = Date.UTC(2026, 0, 5, 9);
export const HOUR = 3_600_000;

export const TODO_KEYS = {
  page: 'todo:',
  engine: 'time:',
  session: ['todo:token'],
  cookies: ['todo-session'],
};

/** The usual messages of the to-do list, for faults that have only a status. */
const MESSAGES: Readonly<Record<number, string>> = { 401: 'Log in.', 503: 'Come back later.' };

export function createTodo(options: EngineOptions = {}, storage?: TabStorage | null) {
  return createEngine(
    {
      mirage: { models: { task: Model.extend({ title: '', labels: ['home'] }) } },
      start: TODO_START,
      seed(server) {
        server.create('task', { title: 'Buy milk', labels: ['shop'] });
      },
      facts: {
        add({ schema }, { title }: { title: string }) {
          schema.create('task', { title });
        },
        remove({ schema }, { id }: { id: string }) {
          const task = schema.find('task', id);
          if (!task) throw new Error('There is no such task.');
          task.destroy();
        },
        looked() {},
      },
      routes(route) {
        route('GET /api/tasks', (schema) => schema.all('task'));
        route('GET /api/tasks/:id', (schema, { params }) => schema.find('task', params.id ?? '') ?? {});
        route('POST /api/tasks', (schema, { requestBody, record }) => {
          record('add', JSON.parse(requestBody));
          return schema.all('task');
        });
      },
      isApi: ({ pathname }) => pathname.startsWith('/api/'),
      keys: TODO_KEYS,
      har: {
        needsSession: () => false,
        cookieEndpoint: 'GET /cookie',
        secretKeys: ['token'],
        createSession: (token) => ({ 'todo:token': token }),
      },
      calls: { getMessage: (status) => MESSAGES[status] },
      worlds: { minorFacts: ['looked'] },
    },
    { rate: 0, intercept: false, realNow: () => 0, ...options },
    storage,
  );
}

export type Todo = ReturnType<typeof createTodo>;

export const createTodoRequest = (method: string, path: string, body?: unknown, signal?: AbortSignal) =>
  new Request(`http://localhost${path}`, {
    method,
    ...(signal && { signal }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

export const callTodo = (
  { pipeline }: Pick<Todo, 'pipeline'>,
  method: string,
  path: string,
  body?: unknown,
) => handleRequest(pipeline, createTodoRequest(method, path, body));

export const getTitles = ({ world }: Pick<Todo, 'world'>) =>
  world.schema.all('task').models.map(({ title }) => title);

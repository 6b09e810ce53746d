import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createWorldSchema } from './world-schema.ts';

const fact = { seq: 1, at: 0, by: 'app', kind: 'add', payload: { title: 'Sleep' } };
const branch = {
  id: 'A',
  name: 'Principal',
  seed: 7,
  parameters: {},
  start: 0,
  parent: null,
  facts: [fact],
  cursor: 1,
  leftAt: null,
};
const world = {
  format: 1,
  base: '',
  now: 0,
  clock: { rate: 0, anchorVirtual: 0, anchorReal: 0 },
  device: 'server',
  current: 'A',
  branches: [branch],
  arrival: { storage: { 'todo:token': '1' }, route: '/tasks' },
};
const withBranch = (changes: object) => ({ ...world, branches: [{ ...branch, ...changes }] });

const schema = createWorldSchema({
  pageKeys: 'todo:',
  readPayload: (_kind, payload) => ('title' in payload ? payload : null),
});

test('a saved world of the present form is read', () => {
  expect(v.parse(schema, world)).toMatchObject(world);
});

test.each([
  ['another format', { ...world, format: 2 }],
  ['a current branch that is missing', { ...world, current: 'B' }],
  ['a cursor after the last fact', withBranch({ cursor: 2 })],
  ['a gap between the facts', withBranch({ facts: [{ ...fact, seq: 2 }] })],
  ['a fact whose payload has another form', withBranch({ facts: [{ ...fact, payload: {} }] })],
  ['a seed that is no seed', withBranch({ seed: -1 })],
  ['a key of another app', { ...world, arrival: { storage: { 'other:token': '1' }, route: '/' } }],
  ['a route of another host', { ...world, arrival: { storage: {}, route: '//host' } }],
])('a saved world with %s is refused', (_what, saved) => {
  expect(v.is(schema, saved)).toBe(false);
});

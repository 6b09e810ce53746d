import { Model } from 'miragejs';
import { expect, test } from 'vitest';
import { RouteTable } from '../mirage/route-table.ts';
import { createMirageServer } from '../mirage/server.ts';
import { createDatabase } from './database.ts';

function create() {
  const server = createMirageServer({ models: { task: Model.extend({ title: '' }) } }, new RouteTable());
  const seeds: number[] = [];
  const database = createDatabase({
    server,
    seedDatabase(own, seed) {
      seeds.push(seed);
      own.create('task', { title: `Seed ${seed}` });
    },
    reducers: {
      add: ({ schema, at }, { title }: { title: string }) =>
        void schema.create('task', { title: `${title} ${at}` }),
    },
    describeSeed: JSON.stringify,
  });
  const getTitles = () => database.getTables().tasks?.map((row) => 'title' in row && row.title);
  return { database, seeds, getTitles };
}

const add = (title: string, at: number) => ({
  seq: 0,
  at,
  by: 'app' as const,
  kind: 'add',
  payload: { title },
});

test('loading a seed with facts replaces the data, and seeds each seed once until another is loaded', () => {
  const { database, seeds, getTitles } = create();
  database.load([add('One', 5)], { seed: 7, parameters: {} });
  database.load([add('Two', 6)], { seed: 7, parameters: {} });
  expect(getTitles()).toEqual(['Seed 7', 'Two 6']);
  database.load([], { seed: 8, parameters: {} });
  expect([getTitles(), seeds]).toEqual([['Seed 8'], [7, 8]]);
});

test('a fact of an unknown kind is refused in Spanish', () => {
  const { database } = create();
  expect(() => database.load([{ ...add('One', 5), kind: 'other' }], { seed: 7, parameters: {} })).toThrow(
    'No existe el hecho other.',
  );
});

test('the data of the seed that was loaded last are known without its facts, and those of another seed are not', () => {
  const { database } = create();
  database.load([add('One', 5)], { seed: 7, parameters: {} });
  const tables = database.getSeedTables({ seed: 7, parameters: {} });
  expect(tables?.tasks?.map((row) => 'title' in row && row.title)).toEqual(['Seed 7']);
  expect(database.getSeedTables({ seed: 8, parameters: {} })).toBeNull();
});

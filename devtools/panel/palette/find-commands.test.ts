import { expect, test } from 'vitest';
import type { Command, CommandGroup } from './command.ts';
import { findCommands } from './find-commands.ts';

const create = (id: string, group: CommandGroup, name = `Hacer ${id}`): Command => ({
  id,
  group,
  name,
  run() {},
});
const FAULTS = Array.from({ length: 12 }, (_, at) => create(`f${at}`, 'faults'));
const COMMANDS = [create('a', 'clock'), ...FAULTS, create('z', 'world', 'Cerrar todo')];

const find = (search: string, filter = 'all', recent: string[] = []) =>
  findCommands(COMMANDS, search, filter, { recent }).map(({ title, commands }) => [
    title,
    commands.map(({ id }) => id),
  ]);
const ids = (count: number) => Array.from({ length: count }, (_, at) => `f${at}`);

test('“Todo” lists the first eight commands of each group', () => {
  expect(find('')).toEqual([
    ['Tiempo', ['a']],
    ['Fallas', ids(8)],
    ['Mundo', ['z']],
  ]);
});

test('the filter of a group lists all of its commands, and no other', () => {
  expect(find('', 'faults')).toEqual([['Fallas', ids(12)]]);
});

test('without a search, the recent commands come first in their order, and not a second time', () => {
  expect(find('', 'all', ['z', 'f1', 'gone'])).toEqual([
    ['Recientes', ['z', 'f1']],
    ['Tiempo', ['a']],
    ['Fallas', ids(9).filter((id) => id !== 'f1')],
  ]);
});

test.each([
  ['with a search', 'hacer', 'all'],
  ['in the filter of a group', '', 'faults'],
])('the recent commands have no group of their own %s', (_what, search, filter) => {
  expect(find(search, filter, ['f1']).map(([title]) => title)).not.toContain('Recientes');
});

test('a search leaves out the commands without its words, whatever the capitals', () => {
  expect(find('CERRAR')).toEqual([['Mundo', ['z']]]);
});

test('a command with only a typo of the search, or only some of its words, stands under “Quizá buscabas”', () => {
  expect(find('cerrrar')).toEqual([['Quizá buscabas', ['z']]]);
  expect(find('cerrar ventana')).toEqual([['Quizá buscabas', ['z']]]);
});

test('“Quizá buscabas” lists the commands that show a screen with the words, after those that have the words', () => {
  const shows = { ...create('s', 'recipes', 'Ver Inicio'), screens: ['route:/'] };
  const groups = findCommands([shows, ...COMMANDS], 'cerrar', 'all', { screens: new Set(['route:/']) });
  expect(groups.map(({ title, isWeak }) => [title, isWeak])).toEqual([
    ['Mundo', false],
    ['Quizá buscabas', true],
  ]);
});

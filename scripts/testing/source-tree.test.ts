import { types } from '@babel/core';
import { expect, test } from 'vitest';
import { findModuleCycles, type SourceFile } from './source-tree.ts';

function createFiles(imports: Record<string, string[]>): SourceFile[] {
  return Object.entries(imports).map(([path, targets]) => ({
    path,
    text: '',
    isTest: false,
    ast: types.file(types.program([])),
    imports: targets.map((from) => ({ from, typeOnly: from.endsWith('/types'), line: 1 })),
  }));
}

const getFolder = (path: string) => path.split('/')[0] ?? '';

test.each([
  ['nothing where imports go one way', { 'a/x': ['../b/x'], 'b/x': ['../c/x'], 'c/x': [] }, []],
  ['nothing where files of one module import each other', { 'a/x': ['./y'], 'a/y': ['./x'] }, []],
  ['nothing where only types go both ways', { 'a/x': ['../b/types'], 'b/types': ['../a/x'] }, []],
  ['nothing for a package', { 'a/x': ['b'], 'b/x': ['a'] }, []],
  [
    'both imports of two modules, although no two files import each other',
    { 'a/x': ['../b/x'], 'b/x': [], 'b/y': ['../a/y'], 'a/y': [] },
    ['a/x imports b/x', 'b/y imports a/y'],
  ],
  [
    'a cycle of three without the modules before and after it',
    { 'z/x': ['../a/x'], 'a/x': ['../b/x'], 'b/x': ['../c/x'], 'c/x': ['../a/x', '../d/x'], 'd/x': [] },
    ['a/x imports b/x', 'b/x imports c/x', 'c/x imports a/x'],
  ],
])('findModuleCycles finds %s', (_, imports, cycles) => {
  expect(findModuleCycles(createFiles(imports), getFolder)).toEqual(cycles);
});

test('findModuleCycles with types finds both imports of two modules, one of which imports only types', () => {
  const files = createFiles({ 'a/x': ['../b/types'], 'b/types': ['../a/x'] });
  expect(findModuleCycles(files, getFolder, { withTypes: true })).toEqual([
    'a/x imports b/types',
    'b/types imports a/x',
  ]);
});

import { expect, test } from 'vitest';
import { chooseAreaOfDay, chooseAreas, countMutants, getKilledPercent, isInPath } from './areas.ts';

const getChoice = (path?: string) => chooseAreas(path).map(({ folder, mutate }) => [folder, mutate[0]]);

test('chooseAreas without a path chooses all five folders that test:mutants mutates', () => {
  expect(getChoice()).toEqual([
    ['src/lib', 'src/lib/**/*.ts'],
    ['src/domain', 'src/domain/**/*.ts'],
    ['src/api', 'src/api/**/*.ts'],
    ['src/stores', 'src/stores/**/*.ts'],
    ['mock-server/rules', 'mock-server/rules/**/*.ts'],
  ]);
});

test.each([
  ['src/api', [['src/api', 'src/api/**/*.ts']]],
  ['./src/api/', [['src/api', 'src/api/**/*.ts']]],
  ['src/api/http', [['src/api', 'src/api/http/**/*.ts']]],
  ['src/api/http/json.ts', [['src/api', 'src/api/http/json.ts']]],
  ['src/apis', []],
  ['src', []],
])('chooseAreas("%s") chooses these areas, each with the glob of the files to mutate: %j', (path, choice) => {
  expect(getChoice(path)).toEqual(choice);
});

test('chooseAreas("src/lib") excludes tests, test helpers and the folders `testing` from the files to mutate', () => {
  expect(chooseAreas('src/lib')[0]?.mutate.slice(1)).toEqual([
    '!**/*.test.ts',
    '!**/*.test.helper.ts',
    '!**/testing/**',
  ]);
});

test.each([
  ['src/api', undefined],
  ['src/api/error.ts', undefined],
  ['src/api/http', ['src/api/http/**/!(hostile-bodies).test.ts']],
  ['src/api/http/json.ts', ['src/api/http/**/!(hostile-bodies).test.ts']],
])(
  'chooseAreas("%s") returns the nearTests (which run before the tests of the whole area) %j',
  (path, nearTests) => {
    expect(chooseAreas(path)[0]?.nearTests).toEqual(nearTests);
  },
);

test.each([
  ['src/api/http/json.ts', 'src/api/http', true],
  ['src/api/http/json.ts', 'src/api/http/json.ts', true],
  ['src/api/https/json.ts', 'src/api/http', false],
])('isInPath for the file %s and the chosen path %s returns %s', (fileName, path, isChosen) => {
  expect(isInPath(fileName, path)).toBe(isChosen);
});

test('countMutants counts the mutants of each folder: timeouts as killed, uncovered mutants as survived, ignored ones apart', () => {
  const mutants = [
    ['a/b/one.ts', 'Killed'],
    ['a/b/two.ts', 'Timeout'],
    ['a/b/two.ts', 'Survived'],
    ['a/b/two.ts', 'NoCoverage'],
    ['a/b/two.ts', 'Ignored'],
    ['a/three.ts', 'Killed'],
  ].map(([fileName = '', status = '']) => ({ fileName, status }));
  expect([...countMutants(mutants)]).toEqual([
    ['a/b', { killed: 2, survived: 2, ignored: 1 }],
    ['a', { killed: 1, survived: 0, ignored: 0 }],
  ]);
});

test.each([
  [
    [
      { killed: 2, survived: 1, ignored: 5 },
      { killed: 7, survived: 0, ignored: 0 },
    ],
    90,
  ],
  [[{ killed: 0, survived: 2, ignored: 0 }], 0],
  [[{ killed: 0, survived: 0, ignored: 3 }], 100],
])('getKilledPercent of %j is %d percent', (counts, percent) => {
  expect(getKilledPercent(counts)).toBe(percent);
});

test('chooseAreaOfDay returns each of the five areas once in five days', () => {
  const days = [20, 21, 22, 23, 24].map((day) => chooseAreaOfDay(new Date(Date.UTC(2026, 10, day, 4))));
  expect(new Set(days).size).toBe(5);
});

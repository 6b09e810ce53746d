import { expect, test } from 'vitest';
import { chooseAreas, countMutants, getKilledPercent } from './areas.ts';

const getChoice = (path?: string) => chooseAreas(path).map(({ folder, mutate }) => [folder, mutate[0]]);

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

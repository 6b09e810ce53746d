export interface Area {
  folder: string;
  tests: string[];
}

/** The owner of what a player sees when a call fails: it runs the code of `src/api` and `src/stores`. */
const FAULT_MATRIX = 'src/app/fault-matrix.test.ts';

const AREAS: Area[] = [
  { folder: 'src/lib', tests: ['src/lib/**/*.test.ts'] },
  // The tests of `src/domain` and `src/api` with very long texts or thousands of generated bodies are skipped,
  // because they would take days.
  { folder: 'src/domain', tests: ['src/domain/**/!(hostile-text).test.ts'] },
  { folder: 'src/api', tests: ['src/api/**/!(hostile-bodies).test.ts', FAULT_MATRIX] },
  { folder: 'src/stores', tests: ['src/stores/**/*.test.ts', FAULT_MATRIX] },
  { folder: 'mock-server/rules', tests: ['mock-server/rules/**/*.test.ts'] },
];

const DAY_MS = 86_400_000;

/** Returns the folder of one area, another one each day. */
export const chooseAreaOfDay = (date: Date): string =>
  AREAS[Math.floor(date.getTime() / DAY_MS) % AREAS.length]?.folder ?? '';

interface Choice extends Area {
  path: string;
  mutate: string[];
  /**
   * Globs of the tests in the chosen folder (or the folder of the chosen file), which are run first.
   * Undefined when this folder is the whole area.
   */
  nearTests?: string[];
}

export function chooseAreas(path?: string): Choice[] {
  const clean = path?.replace(/^\.\/|\/$/g, '');
  return AREAS.flatMap((area) => {
    if (clean && clean !== area.folder && !clean.startsWith(`${area.folder}/`)) return [];
    const asked = clean ?? area.folder;
    const code = asked.endsWith('.ts') ? [asked] : [`${asked}/**/*.ts`];
    const folder = asked.endsWith('.ts') ? asked.slice(0, asked.lastIndexOf('/')) : asked;
    const nearTests = area.tests
      .filter((glob) => glob.startsWith(area.folder))
      .map((glob) => glob.replace(area.folder, folder));
    return [
      {
        ...area,
        path: asked,
        mutate: [...code, '!**/*.test.ts', '!**/*.test.helper.ts', '!**/testing/**'],
        ...(folder === area.folder ? {} : { nearTests }),
      },
    ];
  });
}

export interface MutantCount {
  killed: number;
  survived: number;
  ignored: number;
}

export const isInPath = (fileName: string, path: string) =>
  fileName === path || fileName.startsWith(`${path}/`);

export function countMutants(mutants: { fileName: string; status: string }[]): Map<string, MutantCount> {
  const counts = new Map<string, MutantCount>();
  for (const { fileName, status } of mutants) {
    const folder = fileName.slice(0, fileName.lastIndexOf('/'));
    const count = counts.get(folder) ?? { killed: 0, survived: 0, ignored: 0 };
    counts.set(folder, count);
    if (status === 'Killed' || status === 'Timeout') count.killed += 1;
    else if (status === 'Survived' || status === 'NoCoverage') count.survived += 1;
    else count.ignored += 1;
  }
  return counts;
}

export function getKilledPercent(counts: Iterable<MutantCount>): number {
  let killed = 0;
  let survived = 0;
  for (const count of counts) {
    killed += count.killed;
    survived += count.survived;
  }
  return killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);
}

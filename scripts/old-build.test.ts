import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeOldBuilds } from './old-build.ts';

/** Writes empty files, each with the time (s) at which it was changed, and returns their folder. */
function writeFiles(files: Record<string, number>): string {
  const root = mkdtempSync(join(tmpdir(), 'old-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, time] of Object.entries(files)) {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
    utimesSync(path, time, time);
  }
  return root;
}

const BUILT = { 'dist/index.html': 20, 'dist-demo/index.html': 30, 'index.html': 10, 'src/main.tsx': 11 };
const older = (folder: string, source: string) =>
  `${folder}/ is older than ${source}: the tests run the earlier version. Build it: npm run build:demo`;

test.each<[string, Record<string, number>, string[]]>([
  ['no change since the builds', {}, []],
  ['a later change of the product', { 'src/app/App.tsx': 21 }, [older('dist', 'src/app/App.tsx')]],
  [
    'a later change of the simulator',
    { 'devtools/index.tsx': 31 },
    [older('dist-demo', 'devtools/index.tsx')],
  ],
  [
    'a change of the page that is later than both builds',
    { 'index.html': 31 },
    [older('dist', 'index.html'), older('dist-demo', 'index.html')],
  ],
  ['a later change of a test', { 'src/main.test.tsx': 99, 'src/testing/device.ts': 99 }, []],
])('describeOldBuilds names the builds that are older than a source: %s', (_case, changes, sentences) => {
  expect(describeOldBuilds(writeFiles({ ...BUILT, ...changes }))).toEqual(sentences);
});

test('describeOldBuilds says nothing of a build that is missing', () => {
  expect(describeOldBuilds(writeFiles({ 'src/main.tsx': 11 }))).toEqual([]);
});

test('describeOldBuilds names a source from its folder, also when that folder ends in “/.”', () => {
  const root = writeFiles({ ...BUILT, 'src/main.tsx': 21 });
  expect(describeOldBuilds(`${root}/.`)).toEqual([older('dist', 'src/main.tsx')]);
});

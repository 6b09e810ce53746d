import { existsSync, statSync } from 'node:fs';
import { relative } from 'node:path/posix';
import { listFiles } from './files.ts';

/** The builds, each with the files and folders that it is made from. */
const SITE = ['index.html', 'src', 'public'];
const BUILDS = { dist: SITE, 'dist-demo': [...SITE, 'mock-server', 'devtools'] };

/** Files that no build contains. */
const ONLY_FOR_TESTS = /\.test\.|\btesting\b|\.md$/;

const getTime = (path: string) => statSync(path).mtimeMs;

const list = (path: string) => (statSync(path).isDirectory() ? listFiles(path) : [path]);

/**
 * Returns a sentence for each build below `root` that is older than one of its sources. A build that is missing is none
 * of them, because the tests that need it say so.
 */
export function describeOldBuilds(root = '.'): string[] {
  return Object.entries(BUILDS).flatMap(([folder, sources]) => {
    const page = `${root}/${folder}/index.html`;
    if (!existsSync(page)) return [];
    const builtAt = getTime(page);
    const changed = sources
      .map((source) => `${root}/${source}`)
      .filter((path) => existsSync(path))
      .flatMap(list)
      .find((path) => !ONLY_FOR_TESTS.test(path) && getTime(path) > builtAt);
    if (changed === undefined) return [];
    const source = relative(root, changed);
    return `${folder}/ is older than ${source}: the tests run the earlier version. Build it: npm run build:demo`;
  });
}

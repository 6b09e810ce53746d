/** Reads which statements the tests show: `[4.12]` or `[4.12, 8.3]` at the end of a title. */
import { readFileSync } from 'node:fs';
import { listFiles } from '../files.ts';

export interface MarkedTest {
  file: string;
  /** The title without its mark. */
  title: string;
  ids: string[];
}

const ROOTS = ['src', 'mock-server', 'devtools', 'e2e', 'deploy', 'scripts'];
const MARKED = /(['"`])((?:(?!\1)[^\\\n]|\\.)*?) \[(\d\.\d+(?:, \d\.\d+)*)\]\1/g;

/** The tests of this folder contain marks of invented tests. */
const isTestFile = (path: string) => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('scripts/spec/');

export const readMarkedTests = (): MarkedTest[] =>
  ROOTS.flatMap(listFiles)
    .filter(isTestFile)
    .toSorted()
    .flatMap((file) => findMarkedTests(file, readFileSync(file, 'utf8')));

/** A title is a string of one line: the title of a test, of a group of tests or of a row of `test.each`. */
export const findMarkedTests = (file: string, source: string): MarkedTest[] =>
  [...source.matchAll(MARKED)].map(([, , title = '', ids = '']) => ({
    file,
    // The values of the rows of a table are known only when it runs.
    title: title.replace(/\\(['"`])/g, '$1').replace(/%[sdijf]|\$\{[^}]*\}/g, '…'),
    ids: ids.split(', '),
  }));

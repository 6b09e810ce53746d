/**
 * `node scripts/run.mjs scripts/flowbook-compare.ts <folder>` compares the newest flow book pixel by pixel with an earlier one and
 * writes `out/flow-book-compare/index.html`. `<folder>` is an earlier `dist-demo`, its `simulador/recorridos`
 * or the folder of its pictures. Exit code: 0 all equal, 1 a picture differs, is new or is missing, 2 not
 * compared.
 */
import { runCompareCommand } from './compare-pictures/command.ts';
import { findPictures, getBookLabel } from './flow-book/compare.ts';

const before = process.argv[2];

process.exitCode = runCompareCommand({
  usage: 'node scripts/run.mjs scripts/flowbook-compare.ts',
  take: 'npm run flowbook',
  title: 'Libro de flujos: antes y después',
  before: before && findPictures(before),
  after: findPictures('dist-demo'),
  out: 'out/flow-book-compare',
  getLabel: getBookLabel,
});

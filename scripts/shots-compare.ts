/**
 * `npm run shots:compare <folder>` compares the newest pictures of `npm run shots` pixel by pixel with an
 * earlier run in `<folder>` and writes `out/shots-compare/index.html`. Exit code: 0 all equal, 1 a picture
 * differs, is new or is missing, 2 not compared. `SHOTS` and `SHOTS_OUT` work as in `npm run shots`.
 */
import { runCompareCommand } from './compare-pictures/command.ts';
import { getShotName, readSelection, SHOTS_FOLDER } from './shots/selection.ts';

const isSelected = readSelection(process.env.SHOTS);

process.exitCode = runCompareCommand({
  usage: 'npm run shots:compare',
  take: 'npm run shots',
  title: 'Pantallas: antes y después',
  before: process.argv[2],
  after: SHOTS_FOLDER,
  out: 'out/shots-compare',
  isPicture: (file) => file !== 'sheet.png' && isSelected(getShotName(file)),
});

import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { type ComparedPicture, compareFolders, InputError } from './compare.ts';
import { createComparisonPage, describeChange, type PictureLabel, VERSIONS } from './page.ts';

export interface CompareCommand {
  usage: string;
  take: string;
  title: string;
  before: string | undefined;
  after: string;
  out: string;
  isPicture?: (file: string) => boolean;
  getLabel?: (file: string) => PictureLabel;
  print?: (line: string) => void;
}

function writePictures(pictures: readonly ComparedPicture[], before: string, after: string, out: string) {
  for (const version of VERSIONS) mkdirSync(join(out, version), { recursive: true });
  for (const { file, change } of pictures) {
    if (change.kind === 'equal') continue;
    if (change.kind !== 'new') copyFileSync(join(before, file), join(out, 'before', file));
    if (change.kind !== 'missing') copyFileSync(join(after, file), join(out, 'after', file));
    if ('difference' in change) writeFileSync(join(out, 'difference', file), change.difference);
  }
}

/**
 * Returns the exit code: 0 when all pictures are equal, 1 when a picture differs, is new or is missing, 2 when
 * the folders can't be compared. Prints the reason for 2.
 */
export function runCompareCommand(command: CompareCommand): 0 | 1 | 2 {
  const {
    usage,
    take,
    title,
    before,
    after,
    out,
    isPicture = () => true,
    getLabel,
    print = console.log,
  } = command;
  try {
    if (!before) throw new InputError(`Name the folder of an earlier run: \`${usage} <folder>\`.`);
    if (resolve(before) === resolve(after))
      throw new InputError(`${before} is the newest run. Name the folder of an earlier one.`);
    if (`${resolve(before)}${sep}`.startsWith(`${resolve(out)}${sep}`))
      throw new InputError(`${out} is replaced by this command. Keep the earlier run in another folder.`);
    const pictures = compareFolders({ before, after, isPicture, take });
    rmSync(out, { recursive: true, force: true });
    writePictures(pictures, before, after, out);
    writeFileSync(
      join(out, 'index.html'),
      createComparisonPage({ title, before, after, pictures, getLabel }),
    );
    const changed = pictures.filter(({ change }) => change.kind !== 'equal');
    for (const { file, change } of changed) print(`${file}: ${describeChange(change)}`);
    print(`${pictures.length - changed.length} equal, ${changed.length} different: ${out}/index.html`);
    return changed.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    print(error.message);
    return 2;
  }
}

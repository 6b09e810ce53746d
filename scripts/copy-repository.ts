import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Copies the files of the repository, those that git doesn't know yet included, to `folder`, such as `out/guides`. */
export function copyRepository(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of list.split('\0').filter(Boolean)) cpSync(file, join(folder, file));
  symlinkSync('../../node_modules', join(folder, 'node_modules'));
  // Some tests ask git for the files.
  for (const command of [
    ['init', '--quiet'],
    ['add', '--all'],
  ])
    execFileSync('git', command, { cwd: folder });
}

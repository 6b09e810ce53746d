import { readdirSync } from 'node:fs';
import { join } from 'node:path/posix';

/** Returns the paths of all files in a folder and its folders, without hidden ones and packages. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

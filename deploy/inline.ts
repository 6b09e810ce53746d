import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashAll = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text]) => toSource(String(text)));

export function getInlineHashes(html: string): InlineHashes {
  return {
    scripts: hashAll(html, /<script>([\s\S]*?)<\/script>/g),
    styles: hashAll(html, /<style>([\s\S]*?)<\/style>/g),
  };
}

/**
 * Returns the hashes for all the given builds. Reads only the shell (`spa.html`) of each folder, because it
 * has the inline parts of all pages of a build. Throws if a folder contains no build.
 */
export function readInlineHashes(...folders: readonly string[]): InlineHashes {
  const found = folders.map((folder) => {
    const shell = join(folder, 'spa.html');
    const command = folder === 'dist-demo' ? 'npm run build:demo' : 'npm run build';
    if (!existsSync(shell))
      throw new Error(`${folder} holds no build: run "${command}" first`, { cause: 'usage' });
    return getInlineHashes(readFileSync(shell, 'utf8'));
  });
  return {
    scripts: [...new Set(found.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(found.flatMap(({ styles }) => styles))],
  };
}

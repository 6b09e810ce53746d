/** The hashes by which the content security policy allows the inline style and script of the pages. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hash sources of a policy, as they stand in `script-src` and `style-src`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashAll = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text]) => toSource(String(text)));

/** Hashes every inline script and style of a page. */
export function getInlineHashes(html: string): InlineHashes {
  return {
    scripts: hashAll(html, /<script>([\s\S]*?)<\/script>/g),
    styles: hashAll(html, /<style>([\s\S]*?)<\/style>/g),
  };
}

/**
 * The hashes of one or more builds, by their folders. All pages of a build have the same inline parts, so its shell
 * stands for all. Throws when a folder holds no build.
 */
export function readInlineHashes(...folders: readonly string[]): InlineHashes {
  const found = folders.map((folder) => {
    const shell = join(folder, 'spa.html');
    if (!existsSync(shell)) throw new Error(`${folder} holds no build: run "npm run build" first`);
    return getInlineHashes(readFileSync(shell, 'utf8'));
  });
  return {
    scripts: [...new Set(found.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(found.flatMap(({ styles }) => styles))],
  };
}

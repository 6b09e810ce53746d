import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployFiles } from '../deploy/files.ts';
import { readInlineHashes } from '../deploy/inline.ts';
import { readApiOrigin, readSiteUrl } from './site-env.ts';

const OUT = 'deploy/generated';

/**
 * `builds` are the folders of the builds whose inline style and script the Content-Security-Policy allows.
 * Throws when a folder holds no build.
 */
export function writeHostFiles(builds: readonly string[]) {
  const files = deployFiles({
    apiOrigin: readApiOrigin(),
    siteHost: new URL(readSiteUrl()).hostname,
    inline: readInlineHashes(...builds),
  });
  mkdirSync(OUT, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(OUT, name), text);
}

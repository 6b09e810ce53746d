import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Deployment, deployFiles } from '../deploy/files.ts';
import { readInlineHashes } from '../deploy/inline.ts';
import { readApiOrigin, readSiteUrl, UNKNOWN_SITE } from './site-env.ts';

const OUT = 'deploy/generated';

interface Origins {
  apiOrigin: string;
  siteUrl: string;
}

const VARIABLES = { apiOrigin: 'VITE_API_URL', siteUrl: 'VITE_SITE_URL' } as const;

// A build of an earlier version wrote only its id into `version.json`.
function readOrigins(folder: string): Partial<Origins> {
  const file = join(folder, 'version.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Origins>) : {};
}

/**
 * `builds` are the folders of the builds whose inline style and script the Content-Security-Policy allows. The
 * origins are those with which the builds were made; `environment` has those of this run, where they are set.
 * Throws when a folder holds no build, or when two of the origins differ.
 */
export function readDeployment(builds: readonly string[], environment: Partial<Origins>): Deployment {
  const inline = readInlineHashes(...builds);
  const sources = [
    ...builds.map((folder) => ({ source: folder, ...readOrigins(folder) })),
    { source: 'the environment', ...environment },
  ];
  const find = (name: keyof Origins): string => {
    const [first, ...others] = sources.filter((source) => source[name] !== undefined);
    const other = others.find((source) => source[name] !== first?.[name]);
    if (other)
      throw new Error(
        `${VARIABLES[name]} is "${first?.[name]}" in ${first?.source}, but "${other[name]}" in ${other.source}`,
        { cause: 'usage' },
      );
    return first?.[name] ?? '';
  };
  const siteHost = new URL(find('siteUrl') || UNKNOWN_SITE).hostname;
  return { apiOrigin: find('apiOrigin'), siteHost, inline };
}

export function writeHostFiles(builds: readonly string[]) {
  const siteUrl = readSiteUrl();
  const environment = {
    apiOrigin: readApiOrigin() || undefined,
    siteUrl: siteUrl === UNKNOWN_SITE ? undefined : siteUrl,
  };
  const files = deployFiles(readDeployment(builds, environment));
  mkdirSync(OUT, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(OUT, name), text);
}

/**
 * `npm run deploy:files`: writes the hosts' configuration files into `deploy/generated/`, for the addresses in
 * `VITE_API_URL` and `VITE_SITE_URL`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { deployFiles } from '../deploy/files.ts';
import { readApiOrigin, readSiteUrl } from './site-env.ts';

const files = deployFiles({ apiOrigin: readApiOrigin(), siteHost: new URL(readSiteUrl()).hostname });
mkdirSync('deploy/generated', { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(`deploy/generated/${name}`, text);

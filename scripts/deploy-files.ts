/** `npm run deploy:files`: writes the hosts' configuration files into `deploy/generated/`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { deployFiles } from '../deploy/files.ts';

mkdirSync('deploy/generated', { recursive: true });
for (const [name, text] of Object.entries(deployFiles())) writeFileSync(`deploy/generated/${name}`, text);

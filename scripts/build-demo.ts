import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressFile } from './compress.ts';
import { listFiles } from './files.ts';
import { writeBook } from './flow-book/write.ts';
import { withSimulator } from './page-template.ts';
import { buildSimulator } from './simulator-build.ts';

const DRAFT = 'node_modules/.cache/demo';

/** The folder is complete or absent: an interrupted build leaves the draft. */
export async function makeDemo(site: string, demo: string) {
  for (const folder of [demo, DRAFT]) rmSync(folder, { recursive: true, force: true });
  cpSync(site, DRAFT, { recursive: true });
  const { build } = JSON.parse(readFileSync(join(DRAFT, 'version.json'), 'utf8')) as { build: string };
  const files = await buildSimulator('production', build);
  const hash = createHash('sha256')
    .update(files.get('simulator.js') ?? '')
    .digest('hex')
    .slice(0, 8);
  for (const path of listFiles(DRAFT).filter((file) => file.endsWith('.html'))) {
    writeFileSync(path, withSimulator(readFileSync(path, 'utf8'), hash));
    compressFile(path);
  }
  for (const [name, body] of files) {
    const path = join(DRAFT, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, body);
    compressFile(path);
  }
  writeBook(DRAFT, false);
  renameSync(DRAFT, demo);
  console.log(`${demo}: the same pages with the simulator (${files.size} files)`);
}

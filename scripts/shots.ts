import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { NAMES, SHOTS_FOLDER, SIZES, unknownNames } from '../e2e/shots/pictures.ts';
import { DIALOG_PICTURES } from '../e2e/shots/screens.ts';
import { createUsageError, readCommandLine } from './command-line.ts';

const USAGE = `Usage: npm run shots [folder]            takes a picture of every screen, state and dialog at 390 and 1280 px
       npm run shots:compare <folder>    compares the newest pictures pixel by pixel with those of the folder
       npm run shots:release [-- --update]   compares sixteen screens with the last release's pictures, or takes those anew

The first writes the contact sheet out/shots/index.html, after it has deleted the pictures of the last run. Its folder
may hold reference pictures, named <name>-movil.png and <name>-escritorio.png. It needs the built demo.
The second writes Playwright's report out/shots-compare/index.html. The third needs the built demo and writes what differs
to out/shots-test/.

SHOTS=home,modal-sendPool or SHOTS=bonus*   only these pictures
SHOTS_OUT=out/before                        another folder than out/shots

Exit code: 0 taken, or all equal; 1 a picture failed, differs, is new or is missing; 2 not taken, or not compared.`;

const { positionals, values } = readCommandLine({
  usage: USAGE,
  options: { update: { type: 'boolean', default: false } },
  maxPositionals: 2,
});
const isComparison = positionals[0] === 'compare';
const isRelease = positionals[0] === 'release';
const folder = positionals[isComparison || isRelease ? 1 : 0];
if (!isComparison && positionals.length > 1)
  throw createUsageError(`Unexpected argument “${positionals[1]}”.`, USAGE);
if (values.update && !isRelease) throw createUsageError('Only `shots:release` takes --update.', USAGE);

const countPictures = (path: string) =>
  existsSync(path) ? readdirSync(path).filter((file) => file.endsWith('.png')).length : 0;

function findObstacle(): string | null {
  if (unknownNames.length > 0)
    return `No picture is called ${unknownNames.join(', ')}. The names: ${NAMES.join(' ')}`;
  if (!isComparison)
    return existsSync('dist-demo') ? null : 'There is no dist-demo. Run `npm run build:demo` first.';
  if (!folder) return 'Name the folder of an earlier run: `npm run shots:compare <folder>`.';
  if (resolve(folder) === resolve(SHOTS_FOLDER))
    return `${folder} is the newest run. Name the folder of an earlier one.`;
  const empty = [folder, SHOTS_FOLDER].find((path) => countPictures(path) === 0);
  return empty ? `${empty} has no pictures. Run \`npm run shots\` first.` : null;
}

function runPlaywright(variables: Record<string, string> = {}, options: string[] = []) {
  const cli = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=playwright.shots.config.ts',
    ...options,
  ];
  const env = { ...process.env, ...variables };
  return spawnSync(process.execPath, cli, { stdio: 'inherit', env }).status ?? 1;
}

function drawFigure(name: string, size: string): string {
  const file = `${name}-${size}.png`;
  if (!existsSync(join(SHOTS_FOLDER, file))) return '';
  const model = folder
    ? join(folder, `${DIALOG_PICTURES[name.replace('modal-', '')] ?? name}-${size}.png`)
    : '';
  const pictures = [file, ...(existsSync(model) ? [relative(SHOTS_FOLDER, model)] : [])];
  return `<figure class="${size}"><figcaption>${name} · ${size}</figcaption>
${pictures.map((src) => `<img src="${src}" alt="${name}">`).join('')}</figure>`;
}

function writeSheet() {
  const figures = NAMES.flatMap((name) => Object.keys(SIZES).map((size) => drawFigure(name, size)));
  const page = `<!doctype html><html lang="es-MX"><meta charset="utf-8"><title>Hoja de contactos</title><style>
body{margin:16px;background:#081759;color:#fff7e6;font:13px/1.3 system-ui;display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}
figure{margin:0;display:grid;grid-auto-flow:column;gap:4px;grid-template-rows:auto 1fr}figcaption{grid-column:1/-1}
img{display:block;max-height:900px;object-fit:cover;object-position:0 0}.movil img{width:195px}.escritorio img{width:480px}
</style>${figures.join('\n')}</html>`;
  writeFileSync(join(SHOTS_FOLDER, 'index.html'), page);
  console.log(`${countPictures(SHOTS_FOLDER)} pictures in ${SHOTS_FOLDER}/index.html`);
}

const obstacle = findObstacle();
if (obstacle) {
  console.error(obstacle);
  process.exitCode = 2;
} else if (isComparison) {
  process.exitCode = runPlaywright({ SHOTS_BEFORE: resolve(folder ?? '') });
} else if (isRelease) {
  process.exitCode = runPlaywright({ SHOTS_RELEASE: 'yes' }, values.update ? ['--update-snapshots=all'] : []);
} else {
  mkdirSync(SHOTS_FOLDER, { recursive: true });
  // Deletes only the files that a run writes, because `SHOTS_OUT` may name any folder.
  for (const file of readdirSync(SHOTS_FOLDER))
    if (/\.png$|^index\.html$/.test(file)) rmSync(join(SHOTS_FOLDER, file));
  process.exitCode = runPlaywright();
  writeSheet();
}

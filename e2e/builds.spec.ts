import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { answerPath } from '../deploy/answer.ts';
import { readInlineHashes } from '../deploy/inline.ts';
import { getPageFile, PUBLIC_PAGES } from '../deploy/routes.ts';
import { listFiles } from '../scripts/files.ts';

const below = (folder: string) => listFiles(folder).map((path) => path.slice(folder.length + 1));
const isText = (file: string) => /\.(html|js|css|json|svg|txt)$/.test(file);
const read = (file: string) => readFileSync(`dist/${file}`, 'utf8');
const PAGES = [...PUBLIC_PAGES.map(getPageFile), 'spa.html'];

test('the player’s site contains no name, package or test account of the simulator', () => {
  const traces =
    /pretender|miragejs|faker|simula(tor|dor)|mock-server|devtools\/|ana@correo\.mx|papas con chile/i;
  const found = below('dist').filter(
    (file) => traces.test(file) || (isText(file) && traces.test(read(file))),
  );
  expect(found).toEqual([]);
});

test('the demo has every file of the player’s site byte for byte, except the HTML pages', () => {
  const changed = below('dist').filter(
    (file) =>
      !/\.html(\.br|\.gz)?$/.test(file) &&
      !readFileSync(`dist/${file}`).equals(readFileSync(`dist-demo/${file}`)),
  );
  expect(changed).toEqual([]);
});

test('a page of the demo differs from the player’s page only by one script and noindex', () => {
  const hash = createHash('sha256').update(readFileSync('dist-demo/simulator.js')).digest('hex').slice(0, 8);
  const added = `<meta name="robots" content="noindex"><script src="/lmx/simulator.js?${hash}"></script>`;
  for (const file of PAGES) {
    const page = readFileSync(`dist-demo/${file}`, 'utf8');
    expect(page.includes(added) && page.replace(added, '') === read(file), file).toBe(true);
  }
});

test('the demo adds only the simulator’s files to the player’s site', () => {
  const own = new Set(below('dist'));
  const added = below('dist-demo').filter((file) => !own.has(file));
  expect(added.filter((file) => !/^(simulator\.js|simulator\/|simulador\/)/.test(file))).toEqual([]);
  expect(added).toContain('simulator.js');
});

test('every public page is prerendered with one title and a description, and spa.html has an empty root element', () => {
  for (const page of PUBLIC_PAGES) {
    const html = read(getPageFile(page));
    expect(/<main\b[\s\S]*<h1\b/.test(html), `${page.path} has its text in <main>`).toBe(true);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(/<meta name="description" content="[^"]{50,}"/.test(html), `${page.path} has a description`).toBe(
      true,
    );
  }
  expect(read('spa.html').includes('<div id="root"></div>')).toBe(true);
});

test('the html element of every page has lang es-MX', () => {
  expect(PAGES.filter((file) => !/<html[^>]* lang="es-MX"/.test(read(file)))).toEqual([]);
});

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // HTML allows upper and lower case in the doctype.
    'doctype-style': 'off',
    // HTML allows both spellings: React writes `<meta/>`, our template `<meta>`.
    'void-style': 'off',
    // HTML ignores the case of attribute names: React writes `dateTime`.
    'attr-case': 'off',
    // Every script and style sheet comes from the page's own origin, under a name that contains its hash.
    'require-sri': 'off',
    // The progress bar can't be a `<progress>`, because browsers build the parts inside a `<progress>` in
    // different ways.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
  },
});

for (const file of PAGES) {
  test(`${file} is valid HTML`, async () => {
    const report = await validator.validateString(read(file), file);
    const found = report.results.flatMap(({ messages }) => messages);
    expect(found.map(({ ruleId, line, message }) => `${ruleId}, line ${line}: ${message}`)).toEqual([]);
  });
}

const getCard = (file: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]+)"`).exec(read(file))?.[1];

test('every public page has Open Graph texts, an address and a picture that no other public page has', () => {
  for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt']) {
    const said = PUBLIC_PAGES.map((page) => getCard(getPageFile(page), property));
    expect(said.every(Boolean), property).toBe(true);
    expect(new Set(said).size, property).toBe(PUBLIC_PAGES.length);
  }
});

function readSize(jpeg: Buffer): string[] {
  let at = 2;
  while (jpeg[at + 1] !== 0xc0 && jpeg[at + 1] !== 0xc2) at += 2 + jpeg.readUInt16BE(at + 2);
  return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)].map(String);
}

test('the Open Graph pictures have 1200 × 630 px, as declared, less than 300 kB, and differ by page', () => {
  const pictures = new Set<string>();
  for (const file of PAGES) {
    const address = /^https:\/\/[^/]+\/lmx\/(.+)$/.exec(getCard(file, 'og:image') ?? '')?.[1];
    const picture = readFileSync(`dist/${address}`);
    const declared = ['og:image:width', 'og:image:height'].map((property) => getCard(file, property));
    expect(declared, file).toEqual(['1200', '630']);
    expect(readSize(picture), file).toEqual(declared);
    expect(picture.length, file).toBeLessThan(300_000);
    if (file !== 'spa.html') pictures.add(picture.toString('base64'));
  }
  expect(pictures.size).toBe(PUBLIC_PAGES.length);
});

const inlineParts = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text]) => String(text));

test('every page has the same inline style and script, and only spa.html a second script of at most 2 kB', () => {
  const shell = read('spa.html');
  const [boot, firstCalls, ...more] = inlineParts(shell, 'script');
  expect(more).toEqual([]);
  expect(firstCalls).toContain('/api/user');
  expect(brotliCompressSync(String(firstCalls)).length).toBeLessThanOrEqual(2_048);
  expect(inlineParts(shell, 'style')).toHaveLength(1);
  for (const file of PAGES.filter((name) => name !== 'spa.html')) {
    expect(inlineParts(read(file), 'style'), file).toEqual(inlineParts(shell, 'style'));
    expect(inlineParts(read(file), 'script'), file).toEqual([boot]);
  }
});

test('the generated files for nginx and Netlify allow the inline style and scripts of the build', () => {
  const { scripts, styles } = readInlineHashes('dist');
  expect([scripts.length, styles.length]).toEqual([2, 1]);
  for (const file of ['nginx.conf', 'nginx-tls.conf', 'nginx-demo.conf', 'nginx-demo-tls.conf', '_headers']) {
    const text = readFileSync(`deploy/generated/${file}`, 'utf8');
    expect(text, file).toContain(`; script-src 'self' ${scripts.join(' ')}; style-src 'self' ${styles[0]};`);
  }
});

test('no script names a style sheet that the build doesn’t have', () => {
  const sheets = below('dist').filter((file) => file.endsWith('.css'));
  const named = below('dist')
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...read(file).matchAll(/assets\/[\w-]+\.css/g)].map(String));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((sheet) => !sheets.includes(sheet))).toEqual([]);
});

test('every file that the inline style names is in the build', () => {
  const [style = ''] = inlineParts(read('index.html'), 'style');
  const addresses = [...style.matchAll(/url\("?(?!"?data:)([^")]+)/g)].map(([, address]) => String(address));
  expect(addresses.length).toBeGreaterThanOrEqual(3);
  for (const address of addresses) {
    expect(address).toMatch(/^\/lmx\/assets\//);
    expect(existsSync(`dist/${address.slice('/lmx/'.length)}`), address).toBe(true);
  }
});

test('every script, link, image and icon of a page is a file of the build, without other inline code', () => {
  for (const file of PAGES) {
    const html = read(file);
    const allowed = html.replace(/<(style|script)>[\s\S]*?<\/\1>/g, '');
    const inline = /<script(?![^>]*\bsrc=)|<style\b| style="| on\w+="|javascript:/i.exec(allowed);
    expect(inline?.[0], file).toBeUndefined();
    const addresses = [...html.matchAll(/<(?:script|link|img|use)\b[^>]*\b(?:src|href)="([^"#][^"]*)"/g)]
      .map(([tag, address]) => ({ tag, address: String(address) }))
      .filter(({ tag }) => !tag.includes('rel="canonical"'));
    expect(addresses.filter(({ address }) => !address.startsWith('/lmx/'))).toEqual([]);
    for (const { address } of addresses)
      expect(existsSync(`dist/${address.slice('/lmx/'.length).replace(/#.*/, '')}`), address).toBe(true);
  }
});

test('every internal link of a page leads to a path that deploy/ answers with 200, without a redirect', () => {
  const holds = (file: string) => existsSync(`dist/${file}`);
  const detours = PAGES.flatMap((file) =>
    [...read(file).matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)/g)]
      .map(([, path]) => String(path).replaceAll('&amp;', '&'))
      .filter((path) => answerPath(path, holds).status !== 200)
      .map((path) => `${file}: ${path}`),
  );
  expect(detours).toEqual([]);
});

test('every text file of the player’s site and of the demo has Brotli and gzip copies with the same content', () => {
  for (const folder of ['dist', 'dist-demo']) {
    for (const file of below(folder).filter(isText)) {
      const body = readFileSync(`${folder}/${file}`);
      expect(brotliDecompressSync(readFileSync(`${folder}/${file}.br`)).equals(body), file).toBe(true);
      expect(gunzipSync(readFileSync(`${folder}/${file}.gz`)).equals(body), file).toBe(true);
    }
  }
});

test('the player’s site has only files with a listed extension, no hidden file, and no manifest.json or package file', () => {
  const KINDS = /\.(html|js|css|json|svg|txt)(\.br|\.gz)?$|\.(png|jpg|woff2)$/;
  const files = readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter((file) => !KINDS.test(file) || /\/\.|manifest\.json$|package/.test(file));
  expect(found).toEqual([]);
});

test('no script of the player’s site calls `eval`, `new Function` or `importScripts`', () => {
  const found = below('dist')
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      (read(file).match(/\beval\(|\bnew Function\b|\bimportScripts\(/g) ?? []).map(
        (call) => `${file}: ${call}`,
      ),
    );
  expect(found).toEqual([]);
});

test('no page prefetches, or preloads a file outside /lmx/, and no script uses a service worker', () => {
  const html = PAGES.map(read).join('\n');
  expect(/speculationrules|rel="(?:prefetch|prerender|dns-prefetch)"/.exec(html)?.[0]).toBeUndefined();
  const hinted = [
    ...html.matchAll(/<link\b[^>]*rel="(?:preconnect|preload|modulepreload)"[^>]*href="([^"]+)"/g),
  ];
  expect(hinted.map(([, href]) => href).filter((href) => !href?.startsWith('/lmx/'))).toEqual([]);
  const workers = below('dist').filter((file) => file.endsWith('.js') && /serviceWorker/.test(read(file)));
  expect(workers).toEqual([]);
});

test('every page names the same build as version.json', () => {
  const { build } = JSON.parse(read('version.json')) as { build: string };
  const names = (file: string) => read(file).includes(`<meta name="build" content="${build}">`);
  expect(PAGES.filter((file) => !names(file))).toEqual([]);
});

test('the only blocking script of Inicio is inline and has at most 1 kB', () => {
  const blocking = read('index.html').match(/<script(?![^>]*(?:type="module"|async|defer))[^>]*>/g);
  expect(blocking).toEqual(['<script>']);
  const [script = ''] = inlineParts(read('index.html'), 'script');
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1_000);
});

test('the compressed page of Inicio has at most 14 kB and links no style sheet', () => {
  expect(read('index.html')).not.toContain('rel="stylesheet"');
  expect(statSync('dist/index.html.br').size).toBeLessThanOrEqual(14 * 1024);
});

const isScript = (file: string) => /^(simulator\.js|simulator\/.*\.js)$/.test(file);

/** The parts that load only in front of the real server. */
const OF_REAL_SERVER = ['simulator/real-server.js', 'simulator/ContractReport.js'];

/** The scripts of the simulator that a file imports, and those that these import. */
function listImported(file: string, found = new Set<string>()): Set<string> {
  if (OF_REAL_SERVER.includes(file) || found.has(file)) return found;
  found.add(file);
  const text = readFileSync(`dist-demo/${file}`, 'utf8');
  for (const [, name] of text.matchAll(/"(?:\/lmx\/simulator|\.)\/([\w-]+\.js)"/g))
    listImported(`simulator/${name}`, found);
  return found;
}

test('the simulator’s scripts have at most 125 kB at start, 330 kB in all, 45 kB for the real server', () => {
  const weigh = (files: string[]) =>
    files.reduce((sum, file) => sum + statSync(`dist-demo/${file}.br`).size, 0);
  expect(weigh(['simulator.js'])).toBeLessThanOrEqual(125_000);
  const simulated = new Set(
    ['simulator.js', 'simulator/cabina.js'].flatMap((file) => [...listImported(file)]),
  );
  const ofRealServer = below('dist-demo').filter((file) => isScript(file) && !simulated.has(file));
  expect(weigh([...simulated])).toBeLessThanOrEqual(330_000);
  expect(ofRealServer).toEqual(expect.arrayContaining(OF_REAL_SERVER));
  expect(weigh(ofRealServer)).toBeLessThanOrEqual(45_000);
});

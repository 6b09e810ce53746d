import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const FILE = /`((?:src|mock-server|devtools|e2e|scripts|deploy|bench)\/[\w./-]+\.\w+)`/g;

// The guides also name files that their reader adds.
test('every source file that README.md, CONTRIBUTING.md or a page of docs names exists', () => {
  const pages = readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []));
  const missing = ['README.md', 'CONTRIBUTING.md', ...pages].flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(FILE)]
      .filter(([, file = '']) => !existsSync(file))
      .map(([, file]) => `${page} names ${file}`),
  );
  expect(missing).toEqual([]);
});

test('no line of a page has more than 120 characters', () => {
  const names = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');
  const pages = names.map((name) => ({ name, text: readFileSync(name, 'utf8') }));
  const long = pages.flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, index) => (line.length > 120 ? [`${name}:${index + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

const withoutCode = (text: string) => text.replace(/^```.*?^```/gms, '');

/** The anchors that GitHub gives the headings of a page. */
const getAnchors = (text: string) =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every link from a page to a file of the repository leads to a file, and its anchor to a heading', () => {
  const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');
  const broken = pages.flatMap((page) => {
    const links = withoutCode(readFileSync(page, 'utf8')).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g);
    return [...links].flatMap(([, link = '']) => {
      const [path = '', anchor] = link.split('#');
      const target = path ? join(dirname(page), path) : page;
      const leads =
        existsSync(target) && (!anchor || getAnchors(readFileSync(target, 'utf8')).includes(anchor));
      return leads ? [] : [`${page}: ${link}`];
    });
  });
  expect(broken).toEqual([]);
});

test('the recipe in docs/guides/receta-nueva.md is the one in devtools/recipes/modal.ts', () => {
  const [, quoted = 'none'] =
    /```ts\n([\s\S]*?)```/.exec(readFileSync('docs/guides/receta-nueva.md', 'utf8')) ?? [];
  const withoutIndent = readFileSync('devtools/recipes/modal.ts', 'utf8').replaceAll(/^ {2}/gm, '');
  expect(withoutIndent).toContain(quoted);
});

test.each([
  ['docs/security.md', 44],
  ['docs/accessibility.md', 30],
])('every requirement of %s (1 to %d) names a file or has a text after “Signed off:”', (page, count) => {
  const items = [...readFileSync(page, 'utf8').matchAll(/^- \*\*(\d+)\.\*\* (.+(?:\n {2}.+)*)/gm)];
  const proofs = items.sort(([, a], [, b]) => Number(a) - Number(b));
  expect(proofs.map(([, number]) => Number(number))).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  expect(proofs.filter(([, , item = '']) => !/`[\w./-]+\.tsx?`|Signed off: .{20}/s.test(item))).toEqual([]);
});

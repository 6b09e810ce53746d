import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { types } from '@babel/core';
import { expect, test } from 'vitest';
import { MODAL_TYPES } from '../devtools/recipes/index.ts';
import { getLine, readSourceTree, walk } from './testing/source-tree.ts';

const tree = readSourceTree();

test('the name of every text of src/copy is used in src or scripts', () => {
  const isCopy = (path: string) => path.startsWith('src/copy/');
  const product = tree.filter(({ path, isTest }) => path.startsWith('src/') && !isTest);
  const used = new Set<string>();
  // The build writes some texts of `src/copy` into the heads of the pages.
  for (const file of [
    ...product,
    ...tree.filter(({ path, isTest }) => path.startsWith('scripts/') && !isTest),
  ]) {
    const outside = !isCopy(file.path);
    walk(file, (node) => {
      if (types.isMemberExpression(node) && types.isIdentifier(node.property)) used.add(node.property.name);
      if (outside && types.isIdentifier(node)) used.add(node.name);
      if (outside && types.isStringLiteral(node)) used.add(node.value);
    });
  }
  const found: string[] = [];
  for (const file of product.filter(({ path }) => isCopy(path))) {
    walk(file, (node) => {
      if (!types.isObjectProperty(node) && !types.isObjectMethod(node)) return;
      const name = types.isIdentifier(node.key)
        ? node.key.name
        : types.isStringLiteral(node.key)
          ? node.key.value
          : null;
      if (name !== null && !used.has(name))
        found.push(`${file.path}:${getLine(node)} ${name} is never shown`);
    });
  }
  expect(found).toEqual([]);
});

test('no test is marked with only, skip, todo, fixme or fails', () => {
  const forbidden = /\b(?:it|test|describe|suite|scenario)(?:\.\w+)*\.(?:only|skip|todo|fixme|fails)\b/;
  const found = tree
    .filter((file) => file.isTest)
    .flatMap((file) =>
      file.text
        .split('\n')
        .flatMap((line, index) => (forbidden.test(line) ? [`${file.path}:${index + 1}`] : [])),
    );
  expect(found).toEqual([]);
});

// Files share one jsdom, whose getters throw on a copy of `navigator` in a listener that another file left.
test('no test replaces `navigator` as a whole', () => {
  const copies = /stubGlobal\('navigator', (?!\{\}\))|Object\.create\(navigator/;
  expect(tree.filter(({ isTest, text }) => isTest && copies.test(text)).map(({ path }) => path)).toEqual([]);
});

test('README has a line for every folder of the root and of src', () => {
  const readme = readFileSync('README.md', 'utf8');
  const ignored = /^(node_modules|dist.*|out|\.git)$/;
  const folders = (path: string) =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !ignored.test(entry.name))
      .map((entry) => entry.name);
  const found = [...folders('.'), ...folders('src')].filter(
    (name) => !new RegExp(`^[^\\n]*(?<![\\w-])${name.replace('.', '\\.')}/[^\\n]*\\S`, 'm').test(readme),
  );
  expect(found).toEqual([]);
});

test('the root has no picture: public has those of the site and docs those of the documentation', () => {
  expect(readdirSync('.').filter((name) => /\.(png|jpe?g|webp|gif|svg)$/i.test(name))).toEqual([]);
});

test('git tracks no file that .gitignore names, such as a cache of the compiler', () => {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--ignored', '--exclude-standard'], {
    encoding: 'utf8',
  });
  expect(tracked).toBe('');
});

test('the guides, apart from connect-laravel.md, name only constants that the code has', () => {
  const code = tree.map(({ text }) => text).join('\n');
  // The guide for Laravel also names variables of Laravel.
  const guides = readdirSync('docs/guides').filter((name) => /(?<!connect-laravel)\.md$/.test(name));
  const found = guides.flatMap((name) =>
    [...readFileSync(`docs/guides/${name}`, 'utf8').matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/g)]
      .map(([, constant = '']) => constant)
      .filter((constant) => !new RegExp(`\\b${constant}\\b`).test(code))
      .map((constant) => `docs/guides/${name} names ${constant}`),
  );
  expect(found).toEqual([]);
});

test('no two decisions have the same number', () => {
  const numbers = readdirSync('docs/decisions').map((name) => name.slice(0, 3));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('package.json pins every dependency to one version', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
  const found = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(found).toEqual([]);
});

test('package-lock.json contains every optional dependency, so it installs on every platform', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string>; resolved?: string }>;
  };
  const installed = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').pop()));
  const found = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !installed.has(name))
      .map((name) => `${path} needs ${name}`),
  );
  expect(found).toEqual([]);
});

test('section 8 of docs/spec.md names each dialog of the product: the 33 of the customer and, in “Ours: …”, any other', () => {
  const [, section = ''] = /^## 8\. .*?\n([\s\S]*?)^## /m.exec(readFileSync('docs/spec.md', 'utf8')) ?? [];
  const ofCustomer: string[] = section.match(/(?<=\*\*8\.\d+\*\*\s+)[a-z]+[A-Z]\w*/g) ?? [];
  expect(ofCustomer).toHaveLength(33);
  const types: readonly string[] = MODAL_TYPES;
  expect(ofCustomer.filter((type) => !types.includes(type))).toEqual([]);
  const ours = new Set(section.match(/(?<=^- Ours: )\w+/gm));
  expect(types.filter((type) => !ofCustomer.includes(type) && !ours.has(type))).toEqual([]);
});

test('every reference such as `spec §8` in the source code names a section of docs/spec.md', () => {
  const headings = new Set(readFileSync('docs/spec.md', 'utf8').match(/(?<=^## )\d+(?=\. )/gm));
  const found = tree.flatMap(({ path, text }) =>
    [...text.matchAll(/\bspec §(\d+)(?:, §(\d+))?/gi)].flatMap(([reference, ...sections]) =>
      sections.every((section) => section === undefined || headings.has(section))
        ? []
        : [`${path} refers to ${reference}`],
    ),
  );
  expect(found).toEqual([]);
});

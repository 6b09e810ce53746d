import { existsSync, readFileSync } from 'node:fs';
import { types } from '@babel/core';
import { type CssNode, generate, ident, parse, type Selector, walk as walkCss } from 'css-tree';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';
import { listFiles } from '../../scripts/files.ts';
import { getLine, readSourceTree, resolveImport, walk } from '../../scripts/testing/source-tree.ts';

const MAY_NAME_TAGS = new Set(['src/styles/base.css', 'src/styles/unsupported.css', 'src/app/loading.css']);
/**
 * These sheets may contain colour values: theme.css defines the tokens, and the old browsers of
 * unsupported.css support no custom properties.
 */
const WITHOUT_TOKENS = new Set(['src/styles/unsupported.css', 'src/styles/theme.css']);

const sheets = listFiles('src')
  .filter((path) => path.endsWith('.css'))
  .map((path) => {
    const text = readFileSync(path, 'utf8');
    return { path, text, ast: parse(text, { positions: true, parseCustomProperty: true, filename: path }) };
  });
const tree = readSourceTree();
const components = tree.filter(
  ({ path, isTest }) => path.startsWith('src/') && path.endsWith('.tsx') && !isTest,
);

const getPlace = (path: string, node: CssNode) => `${path}:${node.loc?.start.line} ${generate(node)}`;

function findSelectors(only: (path: string) => boolean) {
  return sheets
    .filter(({ path }) => only(path))
    .flatMap(({ path, ast }) => {
      const found: { path: string; selector: Selector; place: string }[] = [];
      walkCss(ast, function (node) {
        const isFrame = this.atrule?.name === 'keyframes';
        if (node.type === 'Selector' && !isFrame)
          found.push({ path, selector: node, place: getPlace(path, node) });
      });
      return found;
    });
}

const sources = tree.filter(({ path, isTest }) => /^src\/(app|components|pages|ui)\//.test(path) && !isTest);
const literals = sources.flatMap((file) => {
  const found: { names: string[]; place: string }[] = [];
  walk(file, (node) => {
    const text = types.isStringLiteral(node)
      ? node.value
      : types.isTemplateElement(node)
        ? node.value.raw
        : '';
    const names = text.split(/\s+/).filter(Boolean);
    if (names.length > 0) found.push({ names, place: `${file.path}:${getLine(node)}` });
  });
  return found;
});
const worn = literals.flatMap(({ names, place }) =>
  names.map((name) => ({ name, place: `${place} ${name}` })),
);

function findClasses(css: string) {
  const found = new Set<string>();
  walkCss(parse(css), (node) => {
    if (node.type === 'ClassSelector') found.add(ident.decode(node.name));
  });
  return found;
}

test('every name in a list of class names is a utility of our theme or a class of our sheets', async () => {
  const ours = ['theme', 'scale', 'utilities'].map((name) => readFileSync(`src/styles/${name}.css`, 'utf8'));
  const { build } = await compile(['@tailwind utilities;', ...ours].join('\n'));
  const utilities = findClasses(build(worn.map(({ name }) => name)));
  const classes = new Set(sheets.flatMap(({ text }) => [...findClasses(text)]));
  const isKnown = (name: string) =>
    utilities.has(name) || classes.has(name) || /^(group|peer)(\/[a-z]+)?$/.test(name);
  // A literal is a list of class names if most of its names are known or one has a variant, such as `tablet:`.
  const unknown = literals.filter(({ names }) => {
    const known = names.filter(isKnown).length;
    return (
      known < names.length &&
      (known * 2 > names.length || names.some((name) => /^[a-z-]+:[a-z[-][^A-Z]*$/.test(name)))
    );
  });
  expect(utilities.size).toBeGreaterThan(100);
  expect(
    unknown.map(({ names, place }) => `${place} ${names.filter((name) => !isKnown(name)).join(' ')}`),
  ).toEqual([]);
});

test('every size of the number badge has a class in its sheets', () => {
  const type = tree
    .find(({ path }) => path === 'src/components/NumberBadge.tsx')
    ?.text.match(/type NumberBadgeSize =([^;]+);/)?.[1];
  const sizes = [...(type ?? '').matchAll(/\| '([a-z-]+)'/g)].map(([, size]) => size);
  const classes = new Set(sheets.flatMap(({ text }) => [...findClasses(text)]));
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.filter((size) => !classes.has(`number-badge-${size}`))).toEqual([]);
});

test('no two class names have the same value in brackets, because a shared value has a name', () => {
  const places = new Map<string, string[]>();
  for (const { name, place } of worn) {
    const [, value] = /(?:^|:)(-?[a-z-]+-\[[^\]]+\](?:\/\S+)?|\[[a-z][a-z-]+:[^\]]+\])$/.exec(name) ?? [];
    if (value) places.set(value, [...(places.get(value) ?? []), place]);
  }
  expect(places.size).toBeGreaterThan(20);
  expect([...places.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test('a token with a name of Tailwind’s theme has Tailwind’s value, except the spacing, which is in px', () => {
  const readTokens = (path: string) =>
    new Map(
      [...readFileSync(path, 'utf8').matchAll(/^\s+(--[\w-]+):\s*([^;]+);/gm)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
  const theirs = readTokens('node_modules/tailwindcss/theme.css');
  const other = ['theme', 'scale']
    .flatMap((name) => [...readTokens(`src/styles/${name}.css`)])
    .filter(([name, value]) => theirs.has(name) && theirs.get(name) !== value);
  expect(theirs.size).toBeGreaterThan(100);
  expect(other.map(([name]) => name)).toEqual(['--spacing']);
});

test('no selector ends in a bare tag, except in base.css, unsupported.css and loading.css', () => {
  const bare = findSelectors((path) => !MAY_NAME_TAGS.has(path)).filter(({ selector }) => {
    const parts = selector.children.toArray();
    const last = parts.slice(parts.findLastIndex(({ type }) => type === 'Combinator') + 1);
    return (
      last.some(({ type }) => type === 'TypeSelector') && !last.some(({ type }) => type === 'ClassSelector')
    );
  });
  expect(bare.map(({ place }) => place)).toEqual([]);
});

test('no style sheet or class name has a hex colour or a colour function, except themes and masks', () => {
  const inSheets = sheets
    .filter(({ path }) => !WITHOUT_TOKENS.has(path))
    .flatMap(({ path, ast }) => {
      const found: string[] = [];
      walkCss(ast, function (node) {
        // In a mask, black only means that the element is visible.
        const isMask = /^(--)?mask/.test(this.declaration?.property ?? '') && node.type === 'Hash';
        const isColour =
          node.type === 'Hash' ||
          (node.type === 'Function' && /^(rgb|hsl|oklch|oklab|lab)a?$/.test(node.name));
        if (isColour && !isMask) found.push(getPlace(path, node));
      });
      return found;
    });
  const inClasses = worn.filter(({ name }) => /\[[^\]]*#[0-9a-f]{3,8}\b|\[[^\]]*\b(rgb|hsl)a?\(/i.test(name));
  expect([...inSheets, ...inClasses.map(({ place }) => place)]).toEqual([]);
});

test('no media query contains a width, and no class name a minimum or maximum width in brackets', () => {
  const inSheets = sheets.flatMap(({ path, ast }) => {
    const found: string[] = [];
    walkCss(ast, (node) => {
      if (node.type !== 'Atrule' || node.name !== 'media' || !node.prelude) return;
      if (/\d(px|rem|em)/.test(generate(node.prelude))) found.push(getPlace(path, node.prelude));
    });
    return found;
  });
  const inClasses = worn.filter(({ name }) => /^(min|max)-\[|:(min|max)-\[[^\]]*\]:/.test(name));
  expect([...inSheets, ...inClasses.map(({ place }) => place)]).toEqual([]);
});

/** The sheets of the drawings, whose letters belong to the drawing, and of the old browsers. */
const WITH_OWN_SIZES = new Set([
  'src/components/art/shield.css',
  'src/components/lottery-card-compact.css',
  'src/components/lottery-card.css',
  'src/components/number-badge-sizes.css',
  'src/components/number-badge.css',
  'src/components/poster.css',
  'src/components/stamp-sizes.css',
  'src/components/stamp.css',
  'src/pages/home/hero.css',
  'src/pages/home/player-hero.css',
  'src/pages/home/wave.css',
  'src/styles/scale.css',
  'src/styles/unsupported.css',
  'src/ui/text.css',
]);

const firstSources = [
  ...readFileSync('src/styles/index.css', 'utf8').matchAll(/@source "\.\.\/(.*?)";/g),
].flatMap(([, path = '']) => {
  const [, before = path, list = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
  return list.split(',').map((name) => `src/${before}${name}${after}`);
});

test('every file that index.css names as a source of classes exists', () => {
  expect(firstSources.length).toBeGreaterThan(0);
  expect(firstSources.filter((name) => !existsSync(name))).toEqual([]);
});

/** Files with classes that the code of a visitor's Inicio imports, and that its first view doesn't show. */
const NOT_AT_FIRST = new Set([
  'src/app/Banner.tsx',
  'src/app/ErrorBoundary.tsx',
  'src/app/MenuPanel.tsx',
  'src/app/NewVersion.tsx',
  'src/app/Toasts.tsx',
  'src/components/BracketedText.tsx',
  'src/components/CardScreen.tsx',
  'src/components/StillLoading.tsx',
]);

function findImported(paths: readonly string[], found = new Set<string>()): Set<string> {
  for (const path of paths) {
    const file = found.has(path) ? undefined : tree.find((one) => one.path === path);
    if (!file) continue;
    found.add(path);
    const imports = file.imports.filter(({ isDynamic, typeOnly }) => !isDynamic && !typeOnly);
    findImported(
      imports.map(({ from }) => resolveImport(file, from)),
      found,
    );
  }
  return found;
}

test('index.css names every file with classes that the first view of a visitor shows', () => {
  const imported = findImported(['src/app/App.tsx', 'src/pages/home/HomePage.tsx']);
  const withClasses = components.filter(({ path, text }) => imported.has(path) && /[cC]lassName/.test(text));
  const shown = withClasses.map(({ path }) => path).filter((path) => !NOT_AT_FIRST.has(path));
  expect(firstSources.toSorted()).toEqual(shown.toSorted());
});

test.each([
  ['text', 9],
  ['leading', 4],
  ['breakpoint', 5],
])('the sheets define at most the permitted number of sizes of the scale `%s`', (scale, limit) => {
  const names = sheets.flatMap(({ text }) =>
    [...text.matchAll(new RegExp(`^ *--${scale}-([a-z0-9]+(?:-[0-9])?):`, 'gm'))].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThanOrEqual(limit);
});

test('apart from the sheets of the drawings, font sizes, line heights and lengths in class names come from the scales', () => {
  const inSheets = sheets
    .filter(({ path }) => !WITH_OWN_SIZES.has(path))
    .flatMap(({ path, ast }) => {
      const found: string[] = [];
      walkCss(ast, (node) => {
        const isScaled = node.type === 'Declaration' && /^(font|font-size|line-height)$/.test(node.property);
        if (!isScaled || /var\(--(text|leading)-|^inherit$/.test(generate(node.value))) return;
        found.push(getPlace(path, node));
      });
      return found;
    });
  const lengths = sheets
    .filter(({ path }) => !WITH_OWN_SIZES.has(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/@apply ([^;]+);/g)].flatMap(([, names = '']) =>
        names.split(/\s+/).map((name) => ({ name, place: `${path} ${name}` })),
      ),
    );
  // Fluid text (`clamp`, `min`) and `em` are for lettering and number badges, which grow with their box.
  const inClasses = [...worn, ...lengths].filter(
    ({ name }) =>
      /(^|:)-?[a-z-]+-\[-?[\d.]+(rem|px)\]/.test(name) ||
      /(^|:)(text|leading)-(\d+(\/|$)|\[[\d.]+(px|rem))/.test(name),
  );
  expect([...inSheets, ...inClasses.map(({ place }) => place)]).toEqual([]);
});

test('the page says that the product has a light colour scheme alone', () => {
  expect(readFileSync('index.html', 'utf8')).toContain('<meta name="color-scheme" content="light">');
});

import { readdirSync, readFileSync } from 'node:fs';
import { types } from '@babel/core';
import { expect, test } from 'vitest';
import { listFiles } from '../scripts/files.ts';
import {
  findModuleCycles,
  findNodes,
  type ImportLine,
  isTestPath,
  readSourceTree,
  resolveImport,
  type SourceFile,
} from '../scripts/testing/source-tree.ts';

const tree = readSourceTree();
const GUARD = 'src/architecture.test.ts';
const product = tree.filter((file) => file.path.startsWith('src/') && !file.isTest);

const SCREEN_MODULES = [
  'src/components',
  'src/ui',
  'src/stores',
  'src/copy',
  'src/lib',
  'src/styles',
  'src/use-form.ts',
  'src/use-stores.ts',
];

/**
 * What each module may import besides itself: folders with all their files, or single files. A page may not
 * import another page. Tests may also import `src/testing`, `mock-server/index.ts` and `scripts/test-setup.ts`,
 * the modules in `DOMAIN_TYPES` the types of `src/domain`, and `src/api` its own folder `contract`.
 */
const IMPORT_RULES: Record<string, string[]> = {
  'src/(root)': ['src/app', 'src/stores', 'src/api', 'src/copy', 'src/ui', 'src/lib', 'src/styles'],
  'src/app': ['src/pages', ...SCREEN_MODULES],
  'src/pages': ['src/domain', ...SCREEN_MODULES],
  'src/components': ['src/ui', 'src/domain', 'src/copy', 'src/lib', 'src/styles', 'src/use-stores.ts'],
  'src/ui': ['src/lib', 'src/styles'],
  'src/stores': ['src/api', 'src/domain', 'src/lib', 'src/copy/notices.ts'],
  'src/api': ['src/domain', 'src/lib'],
  'src/api/contract': ['docs/contract/openapi.d.ts'],
  'src/domain': [],
  'src/copy': [
    'src/domain/centre-time.ts',
    'src/domain/registration/limits.ts',
    'src/domain/reminder.ts',
    'src/domain/tie-break.ts',
    'src/lib/routes.ts',
  ],
  'src/lib': ['src/domain'],
  'src/testing': [
    'src/app',
    'src/pages',
    'src/copy',
    'src/stores',
    'src/api',
    'src/domain',
    'src/lib',
    'src/use-stores.ts',
  ],
  'mock-server': ['src/api/contract', 'docs/contract/openapi.d.ts'],
  devtools: [
    'mock-server/index.ts',
    'mock-server/lib',
    'mock-server/catalogue',
    'mock-server/people',
    'mock-server/engine/clock/device-mode.ts',
    'mock-server/engine/faults/describe-effect.ts',
    'mock-server/engine/faults/fault.ts',
    'mock-server/engine/network/export-har.ts',
    'src/copy',
    'scripts/check-api/in-page.ts',
  ],
};

const DOMAIN_TYPES = new Set(['src/copy']);

const PACKAGES: [RegExp, string[]][] = [
  [
    /^(react|react-dom|react-router-dom|@headlessui\/react)$/,
    ['src/(root)', 'src/app', 'src/pages', 'src/components', 'src/ui', 'devtools'],
  ],
  [/^(ofetch)$/, ['src/api']],
  [/^(miragejs|@faker-js\/faker)$/, ['mock-server']],
];

function getModule(path: string): string {
  if (path.startsWith('src/api/contract/')) return 'src/api/contract';
  const [first = '', second = ''] = path.split('/');
  if (first !== 'src') return first;
  return path.split('/').length > 2 ? `src/${second}` : 'src/(root)';
}

function getPage(path: string): string {
  return path.split('/').slice(0, 3).join('/');
}

function isInside(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

function breaksImportRule(file: SourceFile, one: ImportLine): boolean {
  const module = getModule(file.path);
  const target = resolveImport(file, one.from);
  if (!one.from.startsWith('.')) {
    return PACKAGES.some(([name, modules]) => name.test(target) && !file.isTest && !modules.includes(module));
  }
  const forTests = ['src/testing', 'src/api/testing', 'mock-server/index.ts', 'scripts/test-setup.ts'];
  if (file.isTest && forTests.some((place) => isInside(target, place))) return false;
  if (getModule(target) === module) {
    if (file.isTest && target.includes('.test.helper.')) return false;
    return module === 'src/pages' && getPage(target) !== getPage(file.path);
  }
  if (DOMAIN_TYPES.has(module) && one.typeOnly && isInside(target, 'src/domain')) return false;
  if (module === 'src/api' && isInside(target, 'src/api/contract')) return false;
  return !(IMPORT_RULES[module] ?? []).some((place) => isInside(target, place));
}

const hasLetters = (text: string) => /\p{L}/u.test(text);
const looksSpanish = (text: string) => /[áéíóúüñÁÉÍÓÚÜÑ¿¡]/.test(text);

function isValueMember(node: types.Node): node is types.MemberExpression {
  return (
    types.isMemberExpression(node) && !node.computed && types.isIdentifier(node.property, { name: 'value' })
  );
}

test('modules import only the modules and packages that the import rules allow', () => {
  const found = tree
    .filter((file) => getModule(file.path) in IMPORT_RULES && file.path !== GUARD)
    .flatMap((file) =>
      file.imports
        .filter((one) => breaksImportRule(file, one))
        .map((one) => `${file.path}:${one.line} imports ${resolveImport(file, one.from)}`),
    );
  expect(found).toEqual([]);
});

test('every folder of src except styles has import rules', () => {
  const modules = readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'styles')
    .map((entry) => `src/${entry.name}`);
  expect(modules.filter((module) => !(module in IMPORT_RULES))).toEqual([]);
});

// The number of path segments that name a module: `src/stores/games` has three. A file beside the folders is a module
// too.
const PROGRAMS = { src: 3, 'mock-server': 2, devtools: 2 };
const programs = tree.filter(
  ({ path, isTest }) =>
    (path.split('/')[0] ?? '') in PROGRAMS && !isTest && !/\/testing(?:\/|\.tsx)/.test(path),
);

test.each(Object.entries(PROGRAMS))(
  'the imports between the modules of %s, except those of types, form no cycle',
  (root, parts) => {
    const files = programs.filter(({ path }) => path.startsWith(`${root}/`));
    expect(findModuleCycles(files, (path) => path.split('/').slice(0, parts).join('/'))).toEqual([]);
  },
);

test('the imports between the modules of src form no cycle, those of types included', () => {
  const files = programs.filter(({ path }) => path.startsWith('src/'));
  const getSubject = (path: string) => path.split('/').slice(0, PROGRAMS.src).join('/');
  expect(findModuleCycles(files, getSubject, { withTypes: true })).toEqual([]);
});

test('no two files of src import each other at run time, not even through others', () => {
  const files = programs.filter(({ path }) => path.startsWith('src/'));
  expect(findModuleCycles(files, (path) => path)).toEqual([]);
});

/** The folders of `devtools`, from the ground up. A file may import those below its own. */
const DEVTOOLS_LAYERS = [
  ['devtools/recipes/game-types.ts'],
  ['devtools/api.ts'],
  ['devtools/lib'],
  ['devtools/copy'],
  ['devtools/ui', 'devtools/describe', 'devtools/search', 'devtools/pictures'],
  ['devtools/state'],
  ['devtools/player/app.ts', 'devtools/player/messages.ts', 'devtools/player/recipe-parts.ts'],
  ['devtools/player/driver', 'devtools/player/playlist'],
  ['devtools/player/autoplay', 'devtools/player/recorder'],
  ['devtools/player/runner'],
  ['devtools/recipes', 'devtools/links'],
  ['devtools/coverage'],
  ['devtools/simulator.ts', 'devtools/real-server'],
  ['devtools/panel/context'],
  ['devtools/panel/parts', 'devtools/panel/shortcuts'],
  ['devtools/panel/test-run', 'devtools/panel/faults'],
  [
    'devtools/panel/clock',
    'devtools/panel/recipes',
    'devtools/panel/personas',
    'devtools/panel/world',
    'devtools/panel/mailbox',
    'devtools/panel/network',
    'devtools/panel/coverage',
    'devtools/panel/spec',
    'devtools/panel/branches',
    'devtools/panel/palette',
    'devtools/panel/report',
  ],
  ['devtools/panel/frame'],
  ['devtools/panel/panel.tsx'],
  ['devtools/dock', 'devtools/cabina'],
  ['devtools/index.tsx'],
];

test('in devtools, each import goes to the file’s own folder or to a lower layer, types included', () => {
  const getPlace = (path: string) => DEVTOOLS_LAYERS.flat().find((place) => isInside(path, place));
  const getLayer = (path: string) =>
    DEVTOOLS_LAYERS.findIndex((places) => places.some((place) => isInside(path, place)));
  const found = programs
    .filter(({ path }) => path.startsWith('devtools/'))
    .flatMap((file) =>
      file.imports
        .map(({ from, line }) => ({ target: resolveImport(file, from), line }))
        .filter(({ target }) => target.startsWith('devtools/'))
        .filter(({ target }) => getPlace(file.path) === undefined || getPlace(target) !== getPlace(file.path))
        .filter(({ target }) => getLayer(target) >= getLayer(file.path))
        .map(({ target, line }) => `${file.path}:${line} imports ${target}`),
    );
  expect(found).toEqual([]);
});

test('no two files of devtools import each other, types included', () => {
  const files = programs.filter(({ path }) => path.startsWith('devtools/'));
  expect(findModuleCycles(files, (path) => path, { withTypes: true })).toEqual([]);
});

test('devtools/player, with its tests, imports only itself, api.ts, lib and ui, so it knows nothing of the game', () => {
  const allowed = ['devtools/player', 'devtools/api.ts', 'devtools/lib', 'devtools/ui', 'mock-server/lib'];
  const found = tree
    .filter(({ path }) => path.startsWith('devtools/player/'))
    .flatMap((file) =>
      file.imports
        .filter(({ from }) => from.startsWith('.'))
        .map(({ from }) => resolveImport(file, from))
        .filter((target) => !allowed.some((place) => isInside(target, place)))
        .map((target) => `${file.path} imports ${target}`),
    );
  expect(found).toEqual([]);
});

/** Words of this game, of its demo and of its tools. The player and the engine get what they need of them handed in. */
const GAME_WORDS = [
  /week|jornada|season|temporada|nacimiento|semana/,
  /\bgames?\b|partidos?\b|stadium|kick-?off|cierre|apertura/,
  /goles?\b|\bgoals?\b|\bscores?\b|predict|quiniela|boleto|\bpool|ranking|trivia|\bteams?\b|f[uú]tbol|football/,
  /laravel|sanctum|\bvite\b|flujos|lmx|\/simulador|\bpill/,
];

test.each(['devtools/player', 'mock-server/engine'])(
  'the source files of %s contain no word of the game, of its demo or of its build tool',
  (folder) => {
    const found = programs
      .filter(({ path }) => isInside(path, folder))
      .flatMap(({ path }) =>
        readFileSync(path, 'utf8')
          .split('\n')
          .filter((line) => GAME_WORDS.some((word) => new RegExp(word, 'i').test(line)))
          .map((line) => `${path}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  },
);

test.each([
  // A file beside the folders is a module too.
  ['modules', (path: string) => /^mock-server\/(?:engine\/)?[^/]+/.exec(path)?.[0] ?? path],
  ['files', (path: string) => path],
])('the imports between the %s of mock-server form no cycle, types included', (_name, getPart) => {
  const files = programs.filter(({ path }) => path.startsWith('mock-server/'));
  expect(findModuleCycles(files, getPart, { withTypes: true })).toEqual([]);
});

test('the engine of mock-server, with its tests, imports only itself, mock-server/lib and packages', () => {
  const allowed = ['mock-server/engine', 'mock-server/lib', 'scripts/test-setup.ts'];
  const found = tree
    .filter(({ path }) => isInside(path, 'mock-server/engine'))
    .flatMap((file) =>
      file.imports
        .filter(({ from }) => from.startsWith('.'))
        .map(({ from }) => resolveImport(file, from))
        .filter((target) => !allowed.some((place) => isInside(target, place)))
        .map((target) => `${file.path} imports ${target}`),
    );
  expect(found).toEqual([]);
});

test('each test of mock-server stands beside the source file of its name', () => {
  const paths = new Set(tree.map(({ path }) => path));
  const found = [...paths].filter(
    (path) =>
      path.startsWith('mock-server/') &&
      /\.test\.tsx?$/.test(path) &&
      !paths.has(path.replace('.test.', '.')),
  );
  expect(found).toEqual([]);
});

test('the source files of the product do not contain mock-server, devtools, miragejs, pretender or window.simulator', () => {
  const found = listFiles('src')
    .filter((path) => /\.(tsx?|css)$/.test(path) && !isTestPath(path))
    .filter((path) =>
      /mock-server|devtools|miragejs|pretender|window\.simulator/i.test(readFileSync(path, 'utf8')),
    );
  expect(found).toEqual([]);
});

test('in the product’s code, only src/stores writes signals (assigns or increments a member `.value`)', () => {
  const found = findNodes(
    product.filter((file) => getModule(file.path) !== 'src/stores'),
    (node) => {
      if (types.isAssignmentExpression(node) && isValueMember(node.left)) return 'assigns .value';
      return types.isUpdateExpression(node) && isValueMember(node.argument) && 'changes .value';
    },
  );
  expect(found).toEqual([]);
});

test('in src, mock-server and devtools, only src/lib/clock.ts calls Date.now() or new Date()', () => {
  const folders = /^(src|mock-server|devtools)\//;
  const found = findNodes(
    tree.filter((file) => folders.test(file.path) && file.path !== 'src/lib/clock.ts' && !file.isTest),
    (node) => {
      if (types.isNewExpression(node) || types.isCallExpression(node)) {
        const { callee } = node;
        if (types.isIdentifier(callee, { name: 'Date' }) && node.arguments.length === 0)
          return 'reads new Date()';
        if (
          types.isMemberExpression(callee) &&
          types.isIdentifier(callee.object, { name: 'Date' }) &&
          types.isIdentifier(callee.property, { name: 'now' })
        ) {
          return 'reads Date.now()';
        }
      }
      return false;
    },
  );
  expect(found).toEqual([]);
});

test('the product calls fetch only in src/api', () => {
  const found = findNodes(
    product.filter((file) => getModule(file.path) !== 'src/api'),
    (node) =>
      types.isCallExpression(node) && types.isIdentifier(node.callee, { name: 'fetch' }) && 'calls fetch',
  );
  expect(found).toEqual([]);
});

test('JSX contains no literal text for the screen or for screen readers', () => {
  const spoken =
    /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label|hint|summary)$/;
  const found = findNodes(product, (node) => {
    if (types.isJSXText(node)) return hasLetters(node.value) && `says "${node.value.trim()}"`;
    if (types.isJSXElement(node)) {
      const said = node.children.find(
        (child) =>
          types.isJSXExpressionContainer(child) &&
          types.isStringLiteral(child.expression) &&
          hasLetters(child.expression.value),
      );
      return said && 'says a literal';
    }
    if (!types.isJSXAttribute(node) || !types.isJSXIdentifier(node.name)) return false;
    const literal = types.isJSXExpressionContainer(node.value) ? node.value.expression : node.value;
    return (
      spoken.test(node.name.name) &&
      types.isStringLiteral(literal) &&
      hasLetters(literal.value) &&
      `${node.name.name}="${literal.value}"`
    );
  });
  expect(found).toEqual([]);
});

test('all text with Spanish letters or signs (á, ñ, ¿ …) is in src/copy, apart from the common passwords', () => {
  // Common passwords are data and are never shown.
  const data = 'src/domain/registration/common-passwords.ts';
  const found = findNodes(
    product.filter((file) => getModule(file.path) !== 'src/copy' && file.path !== data),
    (node) => {
      const text = types.isStringLiteral(node)
        ? node.value
        : types.isTemplateElement(node)
          ? node.value.raw
          : '';
      return looksSpanish(text) && `says "${text}"`;
    },
  );
  expect(found).toEqual([]);
});

test('no function that is a child, or a prop named render…, className or style, reads the `.value` of a signal', () => {
  const renders = /^(render|children|className|style)/;
  const found = findNodes(product, (node) => {
    const holders = types.isJSXAttribute(node)
      ? [types.isJSXIdentifier(node.name) && renders.test(node.name.name) ? node.value : null]
      : types.isJSXElement(node)
        ? node.children
        : [];
    let reads = false;
    for (const holder of holders) {
      if (!types.isJSXExpressionContainer(holder) || !types.isFunction(holder.expression)) continue;
      types.traverseFast(holder.expression, (inner) => {
        if (!isValueMember(inner)) return;
        const { object } = inner;
        const name = types.isMemberExpression(object) ? object.property : object;
        // `currentTarget.value` is the value of an input and not a signal.
        reads ||= !types.isIdentifier(name, { name: 'currentTarget' });
      });
    }
    return reads && 'reads .value where the transform cannot follow';
  });
  expect(found).toEqual([]);
});

test('in src/pages, components, app, ui and lib, each test stands beside a source of its name or ends in -flow', () => {
  const folders = /^src\/(?:pages|components|app|ui|lib)\//;
  const files = listFiles('src').filter((path) => folders.test(path));
  const getName = (path: string) => path.replace(/\.[a-z]+$/, '');
  const sources = new Set(files.filter((path) => !isTestPath(path)).map(getName));
  const lonely = files.flatMap((path) => {
    const [, name] = /^(.*)\.test\.tsx?$/.exec(path) ?? [];
    return name === undefined || name.endsWith('-flow') || sources.has(name) ? [] : [path];
  });
  expect(lonely).toEqual([]);
});

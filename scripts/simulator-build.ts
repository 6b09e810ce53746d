/**
 * esbuild builds `simulator.js`, a classic script that runs before the product's modules, and `simulator/` with
 * the code of the cabina and the parts that `devtools/` loads by `import()`. A part receives the running
 * simulator as an argument and shares no module with the script, so that only one world exists.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, relative, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/postcss';
import { type BuildOptions, build, type Metafile, type OutputFile, type Plugin } from 'esbuild';
import postcss from 'postcss';
import { SITE_ROOT } from '../deploy/routes.ts';
import { LINES } from '../devtools/search/screen-lines.ts';
import { SCREEN_TEXTS } from '../devtools/search/screen-texts.ts';
import * as inventedPeople from '../mock-server/people/invented-people.ts';
import * as people from '../mock-server/people/people.ts';
import { SIMULATOR_FLOOR } from './browser-floor.ts';
import { minifyAgain } from './minify.ts';
import { pageContract } from './page-contract-plugin.ts';
import { readApiOrigin } from './site-env.ts';
import { createSpecFiles } from './spec/files.ts';
import { openTestPage } from './test-page-html.ts';

export type SimulatorFiles = Map<string, Uint8Array>;

const CABINA_PAGE = `${openTestPage('Simulador')}
<script type="module" src="${SITE_ROOT}simulator/cabina.js"></script>
</head>
<body>
<div id="cabina"></div>
</body>
</html>
`;

/** By file of `mock-server/people`: its exports, which Faker makes. */
const FROM_FAKER: Readonly<Record<string, object>> = {
  'people.ts': people,
  'invented-people.ts': inventedPeople,
};

/** Bundles what Faker makes instead of Faker, which would be 139 kB in Brotli (decision 006). */
export const namesWithoutFaker: Plugin = {
  name: 'names-without-faker',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]mock-server[\\/]people[\\/](invented-)?people\.ts$/ }, ({ path }) => ({
      contents: Object.entries(FROM_FAKER[basename(path)] ?? {})
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n'),
    }));
  },
};

/** Leaves out Mirage's interceptor, Pretender, because the mock server has its own (decision 003). */
export const withoutPretender: Plugin = {
  name: 'without-pretender',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^pretender$/ }, ({ path }) => ({ path, namespace: 'without-pretender' }));
    onLoad({ filter: /.*/, namespace: 'without-pretender' }, () => ({ contents: 'export default null;' }));
  },
};

/** Gives Mirage the functions of es-toolkit in place of lodash's, which are 8 kB (Brotli) larger (decision 032). */
export const withoutLodash: Plugin = {
  name: 'without-lodash',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^lodash\// }, ({ path }) => ({
      path: path.replace(/^lodash\/|\.js$/g, ''),
      namespace: 'without-lodash',
    }));
    onLoad({ filter: /.*/, namespace: 'without-lodash' }, ({ path }) => ({
      contents: `export { ${path} as default } from 'es-toolkit/compat';`,
      resolveDir: process.cwd(),
    }));
  },
};

/** Gives Mirage what it uses of `inflected`, whose rules of English plurals are 2 kB (Brotli). */
export const withoutPlurals: Plugin = {
  name: 'without-plurals',
  setup({ onResolve }) {
    onResolve({ filter: /^inflected$/ }, () => ({ path: resolve('scripts/slim-inflected.ts') }));
  },
};

/**
 * Lets esbuild leave out the classes of Mirage that the mock server never uses: its shorthand handlers, its
 * serializers, its polymorphic relations, and what only Pretender needs. They are 3.5 kB (Brotli).
 */
export const withoutUnusedMirage: Plugin = {
  name: 'without-unused-mirage',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]mirage-esm\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace(
          /^var (PolymorphicCollection|JSONAPISerializer|PretenderConfig|ObjectRouteHandler|\w*ShorthandRouteHandler) = [\s\S]*?^}\(\w*\);$/gm,
          'var $1 = class {};',
        )
        .replace(/^(var \w+ =) (?=(?:ActiveModel)?Serializer\.extend\()/gm, '$1 /* @__PURE__ */ '),
    }));
  },
};

/**
 * Leaves out what Testing Library writes into the errors of failed queries, because the driver has sentences of its
 * own.
 */
export const withoutQueryErrors: Plugin = {
  name: 'without-query-errors',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(pretty-format|lz-string)$/ }, ({ path }) => ({
      path,
      namespace: 'without-query-errors',
    }));
    onLoad({ filter: /.*/, namespace: 'without-query-errors' }, () => ({
      contents: 'export const plugins = {}; export const format = String; export default {};',
    }));
  },
};

/**
 * Lets esbuild leave out what the driver doesn't use of Testing Library: the other queries, which the package makes all
 * when it is loaded, and what suggests better queries or prints the page after a failed one. It is 5 kB (Brotli).
 */
export const onlyUsedQueries: Plugin = {
  name: 'only-used-queries',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]@testing-library[\\/]dom[\\/].*dom\.esm\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace(/= _buildQueries(\$\d)?\[\d\]/g, '= undefined')
        .replace(/(?<== )(?:buildQueries|make\w+Query|wrap\w+Suggestion)\((?=\w)/g, '/* @__PURE__ */ $&')
        .replace(/(?<=\()(?:make\w+Query|wrap\w+Suggestion)\((?=\w)/g, '/* @__PURE__ */ $&')
        .replace(/(?<=With\w*Suggestion\(.*, )(\w+)\.name(?=, ')/g, "'$1'")
        .replace(/^(const wrapAllByQueryWithSuggestion =) [\s\S]*?^};$/m, '$1 (query) => query;')
        .replace(
          /^ {2}getElementError\(message, container\) {$[\s\S]*?^ {2}},$/m,
          '  getElementError: Error,',
        )
        .replace(/^const screen = [\s\S]*?^}, initialValue\);$/m, 'const screen = undefined;'),
    }));
  },
};

/**
 * Gives Testing Library the two maps of aria-query that a search by role and name reads, in place of the package, whose
 * properties of roles would be 7 kB (Brotli).
 */
export const slimAriaQuery: Plugin = {
  name: 'slim-aria-query',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^aria-query$/ }, ({ path, resolveDir }) => ({
      path,
      namespace: 'slim-aria-query',
      pluginData: resolveDir,
    }));
    onLoad({ filter: /.*/, namespace: 'slim-aria-query' }, ({ pluginData }) => {
      const ariaQuery: AriaQuery = createRequire(`${pluginData}/index.js`)('aria-query');
      const roles = [...ariaQuery.elementRoles.entries()].map(([element, names]) => [element, [...names]]);
      const elements = [...ariaQuery.roleElements.entries()].map(([role, found]) => [
        role,
        [...found].map(({ name }) => ({ name })),
      ]);
      return {
        contents: `export const elementRoles = new Map(${JSON.stringify(roles)});
          export const roleElements = new Map(${JSON.stringify(elements)});
          export const roles = new Map();`,
      };
    });
  },
};

interface AriaQuery {
  elementRoles: { entries(): Iterable<[element: object, roles: Iterable<string>]> };
  roleElements: { entries(): Iterable<[role: string, elements: Iterable<{ name: string }>]> };
}

const inlineStyles = (mode: 'development' | 'production'): Plugin => ({
  name: 'inline-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace(/\?inline$/, '')),
      namespace: 'inline-styles',
    }));
    onLoad({ filter: /.*/, namespace: 'inline-styles' }, async ({ path }) => {
      const optimize = { minify: mode === 'production' };
      const { css } = await postcss([tailwindcss({ optimize })]).process(readFileSync(path), { from: path });
      // A shadow root ignores `@property`; Tailwind's values for browsers without it stand in their place.
      return { loader: 'text', contents: css.replace(/@property [^{]*\{[^}]*\}/g, '') };
    });
  },
});

const encode = (text: string) => new TextEncoder().encode(text);

const getPartName = (path: string) => basename(path).replace(/\.tsx?$/, '');

function laterParts(found: Map<string, string>): Plugin {
  return {
    name: 'later-parts',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const source = relative(process.cwd(), resolve(resolveDir, path));
        const other = found.get(getPartName(path));
        if (other && other !== source) throw new Error(`Two parts of one name: ${other} and ${source}`);
        found.set(getPartName(path), source);
        return { path: `${SITE_ROOT}simulator/${getPartName(path)}.js`, external: true };
      });
    },
  };
}

/**
 * The code of the mock server without state, which a part may contain. With any other code, a part would create a
 * second world.
 */
const STATELESS =
  /^mock-server\/((lib|catalogue|people|har|engine\/har)\/|engine\/(clock\/device-mode|faults\/(fault|call-match|describe-effect|texts)|network\/export-har)\.ts$)/;

function assertOneWorld({ inputs }: Metafile) {
  const second = Object.keys(inputs).find((path) => path.startsWith('mock-server/') && !STATELESS.test(path));
  if (second)
    throw new Error(`A part of the simulator fetched later imports ${second}; hand it in as an argument.`);
}

/**
 * Builds the simulator and returns the files in memory by their path in the site. `buildId` is the id of the site that
 * the page of the specification prints. Rejects when esbuild fails, when two parts have the same name, or when a part
 * would create a second world.
 */
export async function buildSimulator(
  mode: 'development' | 'production',
  buildId = 'de trabajo',
): Promise<SimulatorFiles> {
  const files: SimulatorFiles = new Map();
  const keep = async (outputs: OutputFile[], prefix: string) => {
    for (const { path, contents, text } of outputs) {
      const name = prefix + relative(resolve('out/simulator'), path).replaceAll('\\', '/');
      files.set(name, mode === 'production' ? encode(await minifyAgain(text, prefix !== '')) : contents);
    }
  };
  const options: BuildOptions & { metafile: true; write: false } = {
    bundle: true,
    write: false,
    metafile: true,
    platform: 'browser',
    target: SIMULATOR_FLOOR,
    jsx: 'automatic',
    minify: mode === 'production',
    // Without it, esbuild writes each accented letter as an escape of four characters.
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    outdir: resolve('out/simulator'),
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      'import.meta.env.VITE_API_URL': JSON.stringify(readApiOrigin()),
    },
  };
  const styles = inlineStyles(mode);
  // A part of this list has its own name as a file, so that `e2e/builds.spec.ts` can weigh what only the real server
  // needs.
  const parts = new Map([
    ['cabina', 'devtools/cabina/index.tsx'],
    ['ContractReport', 'devtools/panel/network/ContractReport.tsx'],
  ]);
  const script = await build({
    ...options,
    entryPoints: { simulator: 'devtools/index.tsx' },
    format: 'iife',
    plugins: [
      laterParts(parts),
      namesWithoutFaker,
      withoutPretender,
      withoutLodash,
      withoutPlurals,
      withoutUnusedMirage,
      styles,
    ],
  });
  await keep(script.outputFiles, '');

  const later = await build({
    ...options,
    entryPoints: Object.fromEntries(parts),
    format: 'esm',
    splitting: true,
    chunkNames: 'part-[hash]',
    plugins: [styles, namesWithoutFaker, withoutQueryErrors, onlyUsedQueries, slimAriaQuery, pageContract],
  });
  assertOneWorld(later.metafile);
  await keep(later.outputFiles, 'simulator/');
  const pages = [
    ['simulador/index.html', CABINA_PAGE],
    [SCREEN_TEXTS, JSON.stringify(LINES)],
    ...createSpecFiles(buildId, new Date()),
  ] as const;
  for (const [path, text] of pages) files.set(path, encode(text));
  return files;
}

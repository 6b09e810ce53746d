/**
 * Builds the simulator with esbuild, apart from the product: `simulator.js`, a classic script that starts before the
 * product's modules, and below `simulator/` the parts fetched on first use (whatever `devtools/` imports with
 * `import()`), plus the cabina's page. A part shares no module with the script: it gets the running simulator as
 * an argument, so that the world exists once.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin, transform } from 'esbuild';
import { SITE_ROOT } from '../deploy/routes.ts';
import { transformSignals } from './signals-transform.ts';

/** The files of the simulator by their path in the site: `simulator.js`, `simulator/dock.js`. */
export type SimulatorFiles = Map<string, Uint8Array>;

const ENTRY = 'devtools/index.tsx';
const CABINA = 'devtools/panel/cabina.tsx';

/**
 * Faker's language files each make an instance as they load, which keeps every language in the bundle. Marked pure,
 * what nobody uses falls away.
 */
export const pureFaker: Plugin = {
  name: 'pure-faker',
  setup({ onLoad }) {
    onLoad({ filter: /@faker-js[\\/]faker[\\/]dist[\\/][\w-]+\.js$/ }, ({ path }) => ({
      loader: 'js',
      contents: readFileSync(path, 'utf8').replace(
        /=new (\w+)\(\{locale:/g,
        '=/* @__PURE__ */new $1({locale:',
      ),
    }));
  },
};

/** Mirage brings an interceptor along that ours stands in for (decision 003): nothing is left of it in the bundle. */
export const withoutPretender: Plugin = {
  name: 'without-pretender',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^pretender$/ }, ({ path }) => ({ path, namespace: 'without-pretender' }));
    onLoad({ filter: /.*/, namespace: 'without-pretender' }, () => ({ contents: 'export default null;' }));
  },
};

/** Lets our own components follow the signals they read, as the product's do. */
export const signals: Plugin = {
  name: 'signals-transform',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]devtools[\\/].*\.tsx$/ }, async ({ path }) => {
      const code = readFileSync(path, 'utf8');
      return { loader: 'tsx', contents: (await transformSignals(code, path))?.code ?? code };
    });
  },
};

/** `import styles from './styles.css?inline'` gives the sheet as text, for `adoptedStyleSheets`. */
const inlineStyles = (mode: 'development' | 'production'): Plugin => ({
  name: 'inline-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace(/\?inline$/, '')),
      namespace: 'inline-styles',
    }));
    onLoad({ filter: /.*/, namespace: 'inline-styles' }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, 'utf8'), {
        loader: 'css',
        minify: mode === 'production',
      });
      return { loader: 'text', contents: code, watchFiles: [path] };
    });
  },
});

const partName = (path: string) => basename(path).replace(/\.tsx?$/, '');

/** Leaves out of the script what it fetches later, and remembers where that stands. */
function laterParts(found: Map<string, string>): Plugin {
  return {
    name: 'later-parts',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const source = relative(process.cwd(), resolve(resolveDir, path));
        const other = found.get(partName(path));
        if (other && other !== source) throw new Error(`Two parts of one name: ${other} and ${source}`);
        found.set(partName(path), source);
        return { path: `${SITE_ROOT}simulator/${partName(path)}.js`, external: true };
      });
    },
  };
}

function optionsFor(mode: 'development' | 'production'): BuildOptions & { metafile: true; write: false } {
  return {
    bundle: true,
    write: false,
    metafile: true,
    platform: 'browser',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    jsx: 'automatic',
    minify: mode === 'production',
    legalComments: 'none',
    logLevel: 'warning',
    outdir: resolve('out/simulator'),
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  };
}

/** The world exists in the script only: a part with its own copy would show another one. These folders keep no state. */
const STATELESS = /^mock-server\/(lib|catalogue)\//;

function assertOneWorld({ inputs }: Metafile) {
  const second = Object.keys(inputs).find((path) => path.startsWith('mock-server/') && !STATELESS.test(path));
  if (second)
    throw new Error(`A part of the simulator fetched later imports ${second}; hand it in as an argument.`);
}

/** Builds everything; rejects with esbuild's errors. Files are kept in memory. */
export async function buildSimulator(mode: 'development' | 'production'): Promise<SimulatorFiles> {
  const files: SimulatorFiles = new Map();
  const keep = (outputs: { path: string; contents: Uint8Array }[], prefix: string) => {
    for (const { path, contents } of outputs) {
      files.set(prefix + relative(resolve('out/simulator'), path).replaceAll('\\', '/'), contents);
    }
  };
  const parts = new Map<string, string>();
  const script = await build({
    ...optionsFor(mode),
    entryPoints: { simulator: ENTRY },
    format: 'iife',
    plugins: [laterParts(parts), pureFaker, withoutPretender, inlineStyles(mode)],
  });
  keep(script.outputFiles, '');

  if (existsSync(CABINA)) parts.set('cabina', CABINA);
  if (parts.size > 0) {
    const later = await build({
      ...optionsFor(mode),
      entryPoints: Object.fromEntries(parts),
      format: 'esm',
      splitting: true,
      chunkNames: 'part-[hash]',
      plugins: [signals, inlineStyles(mode)],
    });
    assertOneWorld(later.metafile);
    keep(later.outputFiles, 'simulator/');
  }
  if (existsSync(CABINA)) files.set('simulador/index.html', new TextEncoder().encode(cabinaPage()));
  return files;
}

/** The page of the cabina: the panel outside, the product in a frame. */
function cabinaPage(): string {
  return `<!doctype html>
<html lang="es-MX">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Simulador | Reto Ruffles</title>
    <link rel="icon" href="${SITE_ROOT}icon.svg" type="image/svg+xml">
    <script type="module" src="${SITE_ROOT}simulator/cabina.js"></script>
  </head>
  <body>
    <div id="cabina"></div>
  </body>
</html>
`;
}

/**
 * Reads our own sources into memory, parsed, for the tests that guard the tree. Babel is the parser because it is
 * here for the signals transform anyway.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { parseSync, types } from '@babel/core';

/** One import of a file: what it names, and whether only types cross. `line` counts from 1. */
export interface ImportLine {
  from: string;
  typeOnly: boolean;
  /** `import()`: fetched when the call runs. */
  isDynamic?: boolean;
  line: number;
}

/** One file of ours. `path` is relative to the repository's root, with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
  lines: number;
  isTest: boolean;
  ast: types.File;
  imports: ImportLine[];
}

const ROOTS = ['src', 'mock-server', 'devtools', 'e2e', 'bench', 'scripts', 'deploy'];

/** All files below `folder` (relative to the root), hidden ones and `node_modules` left out. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

/** Whether a path is a test, of any layer, or helps tests alone. */
export function isTestPath(path: string): boolean {
  return /\.(test|spec)(\.helper)?\.tsx?$|^e2e\/|^src\/(api\/)?testing\//.test(path);
}

function parse(path: string, text: string): types.File {
  const ast = parseSync(text, {
    filename: path,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
  });
  if (!ast) throw new Error(`${path} does not parse`);
  return ast;
}

/** Calls `visit` for every node of the file. */
export function walk(file: Pick<SourceFile, 'ast'>, visit: (node: types.Node) => void) {
  types.traverseFast(file.ast, visit);
}

/** The line a node starts on, from 1. */
export function lineOf(node: types.Node): number {
  return node.loc?.start.line ?? 0;
}

function importsOf(ast: types.File): ImportLine[] {
  const found: ImportLine[] = [];
  types.traverseFast(ast, (node) => {
    if (types.isImportDeclaration(node)) {
      const named = node.specifiers.filter((one) => types.isImportSpecifier(one));
      const typeOnly =
        node.importKind === 'type' ||
        (named.length > 0 &&
          named.length === node.specifiers.length &&
          named.every((one) => types.isImportSpecifier(one) && one.importKind === 'type'));
      found.push({ from: node.source.value, typeOnly, line: lineOf(node) });
    } else if ((types.isExportNamedDeclaration(node) || types.isExportAllDeclaration(node)) && node.source) {
      found.push({ from: node.source.value, typeOnly: node.exportKind === 'type', line: lineOf(node) });
    } else if (types.isImport(node)) {
      // The call around it holds the address; see below.
    } else if (types.isCallExpression(node) && types.isImport(node.callee)) {
      const [address] = node.arguments;
      if (types.isStringLiteral(address))
        found.push({ from: address.value, typeOnly: false, isDynamic: true, line: lineOf(node) });
    } else if (types.isTSImportType(node)) {
      const { argument } = node;
      const value = 'value' in argument && typeof argument.value === 'string' ? argument.value : '';
      found.push({ from: value, typeOnly: true, line: lineOf(node) });
    }
  });
  return found;
}

/** Every TypeScript file of the repository, parsed. Throws where one does not parse. */
export function readSourceTree(): SourceFile[] {
  return ROOTS.flatMap(listFiles)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      const ast = parse(path, text);
      return {
        path,
        text,
        lines: text.split('\n').length - 1,
        isTest: isTestPath(path),
        ast,
        imports: importsOf(ast),
      };
    });
}

/** Where an import leads: a path of ours for a relative one (`src/lib/clock.ts`), else the package's name. */
export function resolveImport(file: SourceFile, from: string): string {
  const clean = from.replace(/\?.*$/, '');
  if (clean.startsWith('.')) return join(file.path, '..', clean);
  return clean
    .split('/')
    .slice(0, clean.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * The imports that belong to a cycle between modules, as `file imports file`. `getModule` maps a path to its module.
 * Modules that nobody imports, or that import nobody, are in no cycle: they are removed until none is left.
 */
export function findModuleCycles(
  files: readonly SourceFile[],
  getModule: (path: string) => string,
): string[] {
  let edges = files.flatMap((file) =>
    file.imports
      .filter(({ from }) => from.startsWith('.'))
      .map(({ from }) => ({ file: file.path, target: resolveImport(file, from) }))
      .map((edge) => ({ ...edge, from: getModule(edge.file), to: getModule(edge.target) }))
      .filter(({ from, to }) => from !== to),
  );
  for (let before = Number.POSITIVE_INFINITY; edges.length < before; ) {
    before = edges.length;
    const importers = new Set(edges.map(({ from }) => from));
    const imported = new Set(edges.map(({ to }) => to));
    edges = edges.filter(({ from, to }) => imported.has(from) && importers.has(to));
  }
  return edges.map(({ file, target }) => `${file} imports ${target}`);
}

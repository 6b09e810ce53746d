import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { parseSync, types } from '@babel/core';
import { listFiles } from '../files.ts';

export interface ImportLine {
  from: string;
  typeOnly: boolean;
  isDynamic?: boolean;
  line: number;
}

export interface SourceFile {
  path: string;
  text: string;
  isTest: boolean;
  ast: types.File;
  imports: ImportLine[];
}

const ROOTS = ['src', 'mock-server', 'devtools', 'e2e', 'bench', 'scripts', 'deploy'];

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

export function walk(file: Pick<SourceFile, 'ast'>, visit: (node: types.Node) => void) {
  types.traverseFast(file.ast, visit);
}

/** Returns `path:line reason` for each node for which `judge` returns a reason. */
export function findNodes(
  files: readonly SourceFile[],
  judge: (node: types.Node, file: SourceFile) => string | false | undefined,
): string[] {
  return files.flatMap((file) => {
    const found: string[] = [];
    walk(file, (node) => {
      const reason = judge(node, file);
      if (reason) found.push(`${file.path}:${getLine(node)} ${reason}`);
    });
    return found;
  });
}

export function getLine(node: types.Node): number {
  return node.loc?.start.line ?? 0;
}

function getImports(ast: types.File): ImportLine[] {
  const found: ImportLine[] = [];
  types.traverseFast(ast, (node) => {
    if (types.isImportDeclaration(node)) {
      const named = node.specifiers.filter((specifier) => types.isImportSpecifier(specifier));
      const typeOnly =
        node.importKind === 'type' ||
        (named.length > 0 &&
          named.length === node.specifiers.length &&
          named.every((specifier) => types.isImportSpecifier(specifier) && specifier.importKind === 'type'));
      found.push({ from: node.source.value, typeOnly, line: getLine(node) });
    } else if ((types.isExportNamedDeclaration(node) || types.isExportAllDeclaration(node)) && node.source) {
      found.push({ from: node.source.value, typeOnly: node.exportKind === 'type', line: getLine(node) });
    } else if (types.isCallExpression(node) && types.isImport(node.callee)) {
      const [address] = node.arguments;
      if (types.isStringLiteral(address))
        found.push({ from: address.value, typeOnly: false, isDynamic: true, line: getLine(node) });
    } else if (types.isTSImportType(node)) {
      const { argument } = node;
      const value = 'value' in argument && typeof argument.value === 'string' ? argument.value : '';
      found.push({ from: value, typeOnly: true, line: getLine(node) });
    }
  });
  return found;
}

export function readSourceTree(): SourceFile[] {
  return ROOTS.flatMap(listFiles)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      const ast = parse(path, text);
      return {
        path,
        text,
        isTest: isTestPath(path),
        ast,
        imports: getImports(ast),
      };
    });
}

/**
 * Returns a path of the repository for a relative import (`src/lib/clock.ts`), else the name of the package.
 * Leaves out a query such as `?url`.
 */
export function resolveImport(file: SourceFile, from: string): string {
  const clean = from.replace(/\?.*$/, '');
  if (clean.startsWith('.')) return join(file.path, '..', clean);
  return clean
    .split('/')
    .slice(0, clean.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Returns the imports on a cycle of modules, or on a path from one cycle to another, as `file imports file`.
 * Until nothing changes, drops each import made by a module that no module imports, and each import of a module
 * that itself imports no module. Imports of types count only if `withTypes`.
 */
export function findModuleCycles(
  files: readonly SourceFile[],
  getModule: (path: string) => string,
  { withTypes = false } = {},
): string[] {
  let edges = files.flatMap((file) =>
    file.imports
      .filter(({ from, typeOnly }) => from.startsWith('.') && (withTypes || !typeOnly))
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

import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { COLUMNS } from '../mock-server/models/tables.ts';
import { SHORT_NAMES } from '../mock-server/people/people.ts';
import {
  namesWithoutFaker,
  onlyUsedQueries,
  slimAriaQuery,
  withoutLodash,
  withoutPlurals,
  withoutPretender,
  withoutQueryErrors,
  withoutUnusedMirage,
} from './simulator-build.ts';
import * as slim from './slim-inflected.ts';

test('the minified mock server has at most 255,000 bytes, without Faker, Pretender, lodash, inflected and unused parts of Mirage', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: ['mock-server/index.ts'],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    plugins: [namesWithoutFaker, withoutPretender, withoutLodash, withoutPlurals, withoutUnusedMirage],
  });
  expect(outputFiles[0]?.contents.byteLength).toBeLessThan(255_000);
  const script = outputFiles[0]?.text ?? '';
  expect(script.match(/getResourceObjectForModel|useDefaultPassthroughs/g)).toBeNull();
  expect(script).toContain(JSON.stringify(SHORT_NAMES[0]));
  const packages = Object.keys(metafile.inputs).join(' ');
  expect(packages).toContain('node_modules/miragejs/');
  expect(packages).not.toMatch(
    /node_modules\/(@faker-js|pretender|lodash|route-recognizer|fake-xml-http-request|whatwg-fetch|inflected)\//,
  );
});

test('the driver of recipes has Testing Library’s queries without the packages that print failed ones', async () => {
  const { metafile } = await build({
    entryPoints: ['devtools/player/driver/find.ts'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    plugins: [withoutQueryErrors],
  });
  const packages = Object.keys(metafile.inputs).join(' ');
  expect(packages).toContain('node_modules/@testing-library/dom/');
  expect(packages).not.toMatch(/node_modules\/(pretty-format|lz-string)\//);
});

test('the driver of recipes has neither the queries of Testing Library that wait nor what explains failed ones', async () => {
  const { outputFiles } = await build({
    entryPoints: ['devtools/player/driver/find.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    plugins: [withoutQueryErrors, slimAriaQuery, onlyUsedQueries],
  });
  const script = outputFiles[0]?.text ?? '';
  expect(script).toContain('aria-label');
  expect(script).not.toMatch(/A better query is available|Timed out in waitFor|TestingLibraryElementError/);
});

test('the small inflections give Mirage the same words as inflected', () => {
  const full = createRequire(import.meta.url)('inflected');
  const columns = Object.values(COLUMNS).flatMap((names) => Object.keys(names));
  const words = [
    ...Object.keys(COLUMNS),
    ...columns,
    'failedLogin',
    'failed-logins',
    'a/b_c',
    'gameIds',
    'HTTPCall',
  ];
  for (const word of ['game', 'week', 'user', 'prediction', 'session', 'answer', 'mail', 'team']) {
    expect(slim.pluralize(word)).toBe(full.pluralize(word));
    expect(slim.singularize(`${word}s`)).toBe(full.singularize(`${word}s`));
  }
  for (const word of words) {
    const low = full.underscore(word);
    expect(slim.underscore(word)).toBe(low);
    expect(slim.dasherize(low)).toBe(full.dasherize(low));
    expect(slim.camelize(low, false)).toBe(full.camelize(low, false));
    expect(slim.capitalize(word)).toBe(full.capitalize(word));
  }
});

test('the driver of recipes finds roles as with aria-query, without the package', async () => {
  const { metafile, outputFiles } = await build({
    stdin: { contents: "export * from 'aria-query';", resolveDir: 'node_modules/@testing-library/dom' },
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    plugins: [slimAriaQuery],
  });
  expect(Object.keys(metafile.inputs).join(' ')).not.toContain('node_modules/aria-query');
  const small = evaluate(outputFiles[0]?.text ?? '');
  const full = createRequire(import.meta.url)('aria-query');
  const listRoles = ({ elementRoles }: typeof full) =>
    [...elementRoles.entries()].map(([element, roles]) => [element, [...roles]]);
  expect(listRoles(small)).toEqual(listRoles(full));
  const names = [...full.roleElements.entries()].map(([role]) => role);
  const getNames = ({ roleElements }: typeof full, role: string) =>
    [...roleElements.get(role)].map(({ name }) => name);
  for (const role of names) expect(getNames(small, role)).toEqual(getNames(full, role));
});

function evaluate(code: string) {
  const module = { exports: {} };
  new Function('module', code)(module);
  // biome-ignore lint/suspicious/noExplicitAny: the exports of the code.
  return module.exports as any;
}

test('the panel, which the first opening fetches, has no second copy of the recipes', async () => {
  const { metafile } = await build({
    entryPoints: ['devtools/panel/panel.tsx'],
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: 'esm',
    outdir: 'out/simulator',
    loader: { '.css': 'empty' },
  });
  expect(Object.keys(metafile.inputs)).toContain('devtools/panel/coverage/CoverageSection.tsx');
  expect(Object.keys(metafile.inputs).filter((path) => /recipes\/(index|covers|page)\b/.test(path))).toEqual(
    [],
  );
});

// @vitest-environment node
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { pureFaker, withoutPretender, withoutPropertyRules } from './simulator-build.ts';

describe('a sheet for a shadow tree', () => {
  test('turns registered properties into plain initial values', () => {
    const css =
      '@property --tw-x{syntax:"*";inherits:false;initial-value:0}@property --tw-y{syntax:"*"}.a{top:0}';
    expect(withoutPropertyRules(css)).toBe(
      '@layer tw-init{*,::before,::after,::backdrop{--tw-x:0;--tw-y:initial}}.a{top:0}',
    );
  });

  test('stays as it is without any', () => {
    expect(withoutPropertyRules('.a{top:0}')).toBe('.a{top:0}');
  });
});

test('only the languages that the world speaks are in the bundle', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { Faker, base, es, es_MX } from '@faker-js/faker';
        console.log(new Faker({ locale: [es_MX, es, base] }).person.firstName());`,
      resolveDir: '.',
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    plugins: [pureFaker],
  });
  expect(outputFiles[0]?.contents.byteLength).toBeLessThan(260_000);
});

test('Mirage comes without the interceptor that ours stands in for', async () => {
  const { metafile } = await build({
    stdin: {
      contents: `import { createServer } from 'miragejs'; console.log(createServer);`,
      resolveDir: '.',
    },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    plugins: [withoutPretender],
  });
  const packages = Object.keys(metafile.inputs).join(' ');
  expect(packages).toContain('node_modules/miragejs/');
  expect(packages).not.toMatch(
    /node_modules\/(pretender|route-recognizer|fake-xml-http-request|whatwg-fetch)\//,
  );
});

import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { SHORT_NAMES } from '../mock-server/fixtures/people.ts';
import { namesWithoutFaker, withoutPretender } from './simulator-build.ts';

test('the minified mock server has at most 300,000 bytes, with the names that Faker made, without Faker and Pretender', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: ['mock-server/index.ts'],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    plugins: [namesWithoutFaker, withoutPretender],
  });
  expect(outputFiles[0]?.contents.byteLength).toBeLessThan(300_000);
  expect(outputFiles[0]?.text).toContain(JSON.stringify(SHORT_NAMES[0]));
  const packages = Object.keys(metafile.inputs).join(' ');
  expect(packages).toContain('node_modules/miragejs/');
  expect(packages).not.toMatch(
    /node_modules\/(@faker-js|pretender|route-recognizer|fake-xml-http-request|whatwg-fetch)\//,
  );
});

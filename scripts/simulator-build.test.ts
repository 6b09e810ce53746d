import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { SHORT_NAMES } from '../mock-server/fixtures/people.ts';
import { buildSimulator, namesWithoutFaker, withoutPretender } from './simulator-build.ts';

test('the minified mock server has at most 300,000 bytes, with the names that Faker made and without Faker', async () => {
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
  expect(Object.keys(metafile.inputs).join(' ')).not.toContain('@faker-js');
});

test('withoutPretender removes the interceptor Pretender and its three dependencies from a bundle with Mirage', async () => {
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

test('buildSimulator accepts the simulator’s code: no script that loads later contains a second copy of the mock server’s state', async () => {
  await expect(buildSimulator('development')).resolves.toBeInstanceOf(Map);
}, 60_000);

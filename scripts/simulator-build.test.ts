import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { buildSimulator, pureFaker, withoutPretender } from './simulator-build.ts';

test('with pureFaker, a bundle that imports two languages and the base of Faker is smaller than 260,000 bytes', async () => {
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

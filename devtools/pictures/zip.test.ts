import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createZip } from './zip.ts';

test('an archive gives back the names and the contents of its files, also of an empty one', async () => {
  const files = [
    ['01-nico.png', Uint8Array.from([137, 80, 78, 71, 0, 255])],
    ['02-vacia.png', new Uint8Array()],
  ] as const;
  const zip = createZip(files);
  expect(zip.type).toBe('application/zip');
  const read = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.entries(read).map(([name, bytes]) => [name, [...bytes]])).toEqual(
    files.map(([name, bytes]) => [name, [...bytes]]),
  );
});

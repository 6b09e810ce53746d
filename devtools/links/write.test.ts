// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { MockControl } from '../../mock-server/index.ts';
import { createLink } from './write.ts';

const pack = (length: number) =>
  ({ world: { pack: () => Promise.resolve('x'.repeat(length)) } }) as Partial<MockControl> as MockControl;

test('a link to a world has at most 30,000 characters', async () => {
  const rest = (await createLink(pack(0))).length;
  expect(await createLink(pack(30_000 - rest))).toHaveLength(30_000);
  await expect(createLink(pack(30_001 - rest))).rejects.toThrow(
    'El mundo no cabe en un enlace: usa Ramas → Exportar y comparte el archivo.',
  );
});

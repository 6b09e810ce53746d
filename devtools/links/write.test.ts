// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { MockControl } from '../../mock-server/index.ts';
import { createLink, createTabLink, toCabinaLink } from './write.ts';

const pack = (length: number) =>
  ({ world: { pack: () => Promise.resolve('x'.repeat(length)) } }) as Partial<MockControl> as MockControl;

test('a link to a world has at most 30,000 characters', async () => {
  const rest = (await createLink(pack(0))).length;
  expect(await createLink(pack(30_000 - rest))).toHaveLength(30_000);
  await expect(createLink(pack(30_001 - rest))).rejects.toThrow(
    'El mundo no cabe en un enlace: usa Ramas → Exportar y comparte el archivo.',
  );
});

test('links to the current page keep the part of its address after “?”', async () => {
  history.replaceState(null, '', '/lmx/games?jornada=5');
  const control = { world: { id: () => '1', pack: async () => 'x' } } as Partial<MockControl> as MockControl;
  const link = await createLink(control);
  expect([link, createTabLink(control)].map((text) => new URL(text).search)).toEqual([
    '?jornada=5',
    '?jornada=5',
  ]);
  expect(toCabinaLink(link)).toContain('go=%2Fgames%3Fjornada%3D5&');
});

import { describe, expect, test } from 'vitest';
import { findShipped, isAllowed, type Sbom } from './licences.ts';

const component = (name: string, ...licenses: NonNullable<Sbom['components'][number]['licenses']>) => ({
  'bom-ref': `${name}@1.0.0`,
  name,
  version: '1.0.0',
  ...(licenses.length > 0 && { licenses }),
});

const SBOM: Sbom = {
  components: [
    component('vite', { license: { id: 'MIT' } }),
    component('react', { license: { id: 'MIT' } }),
    component('scheduler', { license: { name: 'Own licence' } }),
    component('loop', { license: { id: 'MIT' } }, { license: { id: 'ISC' } }),
    component('choice', { expression: 'MIT OR GPL-3.0-only' }),
    component('bare'),
  ],
  dependencies: [
    { ref: 'react@1.0.0', dependsOn: ['scheduler@1.0.0', 'loop@1.0.0', 'not-installed@1.0.0'] },
    { ref: 'scheduler@1.0.0', dependsOn: ['choice@1.0.0', 'bare@1.0.0'] },
    { ref: 'loop@1.0.0', dependsOn: ['react@1.0.0'] },
    { ref: 'vite@1.0.0' },
  ],
};

describe('findShipped', () => {
  test('findShipped lists a package and its direct and indirect dependencies, sorted by name, each with its licence', () => {
    expect(findShipped(SBOM, ['react'])).toEqual([
      { name: 'bare', version: '1.0.0', licence: 'none' },
      { name: 'choice', version: '1.0.0', licence: 'MIT OR GPL-3.0-only' },
      { name: 'loop', version: '1.0.0', licence: 'MIT AND ISC' },
      { name: 'react', version: '1.0.0', licence: 'MIT' },
      { name: 'scheduler', version: '1.0.0', licence: 'Own licence' },
    ]);
  });

  test('findShipped throws when one of the packages in its second argument is missing from the SBOM', () => {
    expect(() => findShipped(SBOM, ['react', 'preact'])).toThrow('preact is not in the SBOM');
  });
});

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['none', false],
  ['', false],
  ['MIT OR GPL-3.0-only', true],
  ['(GPL-3.0-only OR ISC)', true],
  ['GPL-3.0-only OR AGPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only) AND ISC', true],
  ['(MIT OR ISC) AND GPL-3.0-only', false],
  ['Own licence', false],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['MITX', false],
])('with MIT and ISC allowed, isAllowed("%s") is %s', (licence, allowed) => {
  expect(isAllowed(licence, ['MIT', 'ISC'])).toBe(allowed);
});

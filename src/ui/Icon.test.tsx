import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon, type IconName } from './Icon.tsx';

// The compiler knows the names of a union type, but a program has to read them from the source.
const [, union = ''] = /type IconName =([^;]+);/.exec(readFileSync('src/ui/Icon.tsx', 'utf8')) ?? [];
const NAMES = [...union.matchAll(/'([\w-]+)'/g)].map(([, name]) => name as IconName);
const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html');

test.each(NAMES)('the icon %s has a path in index.html', (name) => {
  const { container } = render(<Icon name={name} />);
  const id = container.querySelector('use')?.getAttribute('href')?.slice(1) ?? '';
  expect(page.getElementById(id)?.getAttribute('d')).toMatch(/^M/);
});

test('the icons of index.html are exactly those of IconName', () => {
  const ids = [...page.querySelectorAll('[id^="icon-"]')].map(({ id }) => id.slice('icon-'.length));
  expect(ids.toSorted()).toEqual(NAMES.toSorted());
});

test('an icon has its size and its class, and screen readers get nothing of it', () => {
  const { container } = render(<Icon name="bell" size={18} className="text-azul" />);
  const svg = container.querySelector('svg');
  expect(['width', 'height', 'class', 'aria-hidden'].map((name) => svg?.getAttribute(name))).toEqual([
    '18',
    '18',
    'text-azul',
    'true',
  ]);
});

// A path such as “M12 21V4M5 11l7-7 7 7”: a shaft, and the two sides of a head that meet at its tip.
test.each([
  ['up', 'above', -1],
  ['fall', 'below', 1],
])('the tip of the arrow “%s” is %s its sides', (name, _where, sign) => {
  const path = page.getElementById(`icon-${name}`)?.getAttribute('d') ?? '';
  const [, down = ''] = /M5 \d+l7(-?\d+)[ -]/.exec(path.replace(/l7 /, 'l7')) ?? [];
  expect(Math.sign(Number(down))).toBe(sign);
});

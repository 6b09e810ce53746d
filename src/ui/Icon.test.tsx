import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon, type IconName } from './Icon.tsx';

const ALL: Record<IconName, true> = {
  menu: true,
  close: true,
  plus: true,
  minus: true,
  clock: true,
  lock: true,
  check: true,
  arrow: true,
  left: true,
  right: true,
  down: true,
  eye: true,
  'eye-off': true,
  alert: true,
  stamp: true,
  exit: true,
  calendar: true,
  up: true,
  fall: true,
  same: true,
  mail: true,
  star: true,
  offline: true,
  share: true,
  download: true,
  bell: true,
  search: true,
  reload: true,
  copy: true,
  link: true,
};
const NAMES = Object.keys(ALL) as IconName[];
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

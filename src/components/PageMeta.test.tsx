import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageMeta } from './PageMeta.tsx';

const getMeta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

test('a page has its title and its description, and may be listed by search engines', () => {
  render(<PageMeta title="Premios | Reto Ruffles" description="Lo que puedes ganar." />);
  expect(document.title).toBe('Premios | Reto Ruffles');
  expect([getMeta('description'), getMeta('robots')]).toEqual(['Lo que puedes ganar.', undefined]);
});

test('a private page asks search engines not to list it, and has no description', () => {
  render(<PageMeta title="Perfil | Reto Ruffles" noindex />);
  expect([getMeta('description'), getMeta('robots')]).toEqual([undefined, 'noindex']);
});

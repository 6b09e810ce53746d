import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TermsPage } from './TermsPage.tsx';

test('the index of the terms links to each section', () => {
  render(<TermsPage />);
  const index = screen.getByRole('navigation', { name: 'En esta página' });
  const links = within(index).getAllByRole('link', { hidden: true });
  const lost = links.filter((link) => !document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
  expect(links).toHaveLength(16);
  expect(lost).toEqual([]);
});

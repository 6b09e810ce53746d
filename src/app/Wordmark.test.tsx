import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Wordmark } from './Wordmark.tsx';

test('index.html contains the drawing that the wordmark of the navigation uses', () => {
  const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html');
  const { container } = render(<Wordmark />);
  const id = container.querySelector('use')?.getAttribute('href')?.slice(1) ?? '';
  expect(page.getElementById(id)?.querySelectorAll('use').length).toBeGreaterThan(1);
});

test('the wordmark is an image with the name of the brand', () => {
  render(<Wordmark />);
  expect(screen.getByRole('img', { name: 'Reto Ruffles' })).toBeTruthy();
});

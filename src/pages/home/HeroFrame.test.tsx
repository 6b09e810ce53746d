import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { homeCopy } from '../../copy/home.ts';
import { HeroFrame } from './HeroFrame.tsx';

test('index.html contains the drawing of the word “onda” that the claim of Inicio uses', () => {
  const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html');
  const { container } = render(<HeroFrame lead={null} aside={null} />);
  const id = container.querySelector('h1 use')?.getAttribute('href')?.slice(1) ?? '';
  expect(page.getElementById(id)?.querySelectorAll('use').length).toBeGreaterThan(1);
});

test('screen readers get the claim of Inicio once, as the heading of the page', () => {
  render(<HeroFrame lead={null} aside={null} />);
  expect(screen.getByRole('heading', { level: 1, name: homeCopy.claim })).toBeTruthy();
});

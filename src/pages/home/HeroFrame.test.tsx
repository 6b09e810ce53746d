import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HeroFrame } from './HeroFrame.tsx';

test('index.html contains the drawing of the word “onda” that the claim of Inicio uses', () => {
  const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html');
  const { container } = render(<HeroFrame lead={null} aside={null} />);
  const id = container.querySelector('h1 use')?.getAttribute('href')?.slice(1) ?? '';
  expect(page.getElementById(id)?.querySelectorAll('use').length).toBeGreaterThan(1);
});

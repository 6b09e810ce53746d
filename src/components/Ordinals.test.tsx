import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Ordinals } from './Ordinals.tsx';

test('the letters of an ordinal are raised, and the text stays the same', () => {
  const { container } = render(<Ordinals text="2.º y 3.er lugar" />);
  expect(container.textContent).toBe('2.º y 3.er lugar');
  expect([...container.querySelectorAll('sup')].map((sup) => sup.textContent)).toEqual(['er']);
});

test.each([
  ['1.er lugar', 'primer'],
  ['3.er lugar', 'tercer'],
])('a screen reader says the ordinal of “%s” as the word “%s”', (text, word) => {
  render(<Ordinals text={text} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(word);
});

test('a text without an ordinal stays plain', () => {
  const { container } = render(<Ordinals text="El premio" />);
  expect(container.innerHTML).toBe('El premio');
});

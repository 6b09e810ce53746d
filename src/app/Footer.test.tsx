import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createVisitorStores, renderWithStores } from '../testing/open-page.tsx';
import { Footer } from './Footer.tsx';

test('the footer has the age limit, the legal texts, the accessibility statement and three social networks', () => {
  renderWithStores(<Footer />, createVisitorStores());
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('Publicidad exclusiva para mayores de 18 años.', { exact: false })).toBeTruthy();
  const getAddress = (name: string) => footer.getByRole('link', { name }).getAttribute('href');
  expect(getAddress('Términos y Condiciones')).toBe('/T&C');
  expect(getAddress('Aviso de Privacidad')).toBe('/privacy-policy');
  expect(getAddress('Declaración de accesibilidad')).toBe('/accessibility');
  for (const name of ['Facebook', 'Instagram', 'X']) expect(getAddress(name)).toMatch(/^https:/);
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createVisitorStores, renderWithStores } from '../testing/open-page.tsx';
import { Footer } from './Footer.tsx';

test('the footer has the age limit, the legal texts, the accessibility statement and three social networks [2.42, 2.43, 2.44, 2.45, 2.46]', () => {
  renderWithStores(<Footer />, createVisitorStores());
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('Publicidad exclusiva para mayores de 18 años.', { exact: false })).toBeTruthy();
  const links = footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(Object.fromEntries(links)).toEqual({
    'Términos y Condiciones': '/T&C',
    'Aviso de Privacidad': '/privacy-policy',
    'Preguntas Frecuentes': '/faq',
    'Declaración de accesibilidad': '/accessibility',
    Facebook: 'https://www.facebook.com/ruffles',
    Instagram: 'https://www.instagram.com/ruffles/',
    X: 'https://x.com/ruffles',
  });
});

test('only the links of the footer to social networks open in a new tab, which learns nothing of the page', () => {
  renderWithStores(<Footer />, createVisitorStores());
  const outside = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ target }) => target === '_blank');
  expect(outside.map(({ textContent, rel }) => [textContent, rel])).toEqual(
    ['Facebook', 'Instagram', 'X'].map((name) => [name, 'noopener noreferrer']),
  );
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, setUpMockServer } from '../../testing/open-page.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const mock = setUpMockServer();

test('Perfil begins with links to the headings of its parts', async () => {
  await openPage(mock.server, ProfilePage);
  await screen.findByRole('heading', { level: 2, name: 'Mi álbum' });
  const links = within(screen.getByRole('navigation', { name: 'Partes de tu perfil' })).getAllByRole('link');
  const targets = links.map((link) => [
    link.textContent,
    document.querySelector(link.getAttribute('href') ?? '')?.textContent,
  ]);
  expect(targets).toEqual([
    ['Temporada', 'Mi temporada'],
    ['Álbum', 'Mi álbum'],
    ['Boletos', 'Mis boletos'],
    ['Datos', 'Mis datos'],
  ]);
});

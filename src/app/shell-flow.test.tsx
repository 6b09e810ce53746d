import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openApp } from '../testing/open-app.tsx';
import { createScriptedServer, type ScriptedServer } from '../testing/scripted-server.ts';

let server: ScriptedServer;

beforeEach(() => {
  localStorage.clear();
  server = createScriptedServer();
});

const navigation = () => screen.getAllByRole('navigation')[0] as HTMLElement;
const linkNames = (root: HTMLElement) =>
  within(root)
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the navigation', () => {
  test('the navigation shows a visitor links to Inicio, Premios, Preguntas Frecuentes and the log-in', async () => {
    await openApp('/faq');
    expect(linkNames(navigation())).toEqual(['Inicio', 'Premios', 'Preguntas Frecuentes', 'Iniciar sesión']);
  });

  test('the navigation hides the log-in link on the log-in page', async () => {
    await openApp('/user/login');
    expect(linkNames(navigation())).toEqual(['Inicio', 'Premios', 'Preguntas Frecuentes']);
  });

  test('the navigation shows a player seven links, from Inicio to Preguntas Frecuentes, in a fixed order', async () => {
    await openApp('/faq', { token: 'ana-1' });
    const names = linkNames(navigation()).map((name) => name?.replace(/\d.*/, ''));
    expect(names).toEqual([
      'Inicio',
      'Partidos',
      'Ranking',
      'Premios',
      'Bonus',
      'Perfil',
      'Preguntas Frecuentes',
    ]);
  });

  test('the navigation marks the link to the current page', async () => {
    await openApp('/faq');
    expect(within(navigation()).getByRole('link', { current: 'page' }).textContent).toBe(
      'Preguntas Frecuentes',
    );
  });

  test('the log-out button in the navigation opens the dialog closeSession', async () => {
    const app = await openApp('/faq', { token: 'ana-1' });
    await app.press('Cerrar sesión');
    expect(await app.dialog('closeSession')).toBeTruthy();
  });

  test('Preguntas Frecuentes opened by a visitor makes no API call', async () => {
    await openApp('/faq');
    expect(server.lines()).toEqual([]);
  });
});

describe('the mobile menu', () => {
  test('the mobile menu opens with the focus on its close button, and makes the page behind it inert', async () => {
    const app = await openApp('/faq');
    await app.press('Menú');
    expect(document.activeElement?.textContent).toContain('Cerrar');
    const footer = screen.getByText('Publicidad exclusiva para mayores de 18 años.', { exact: false });
    // The page becomes inert after the menu is painted.
    await waitFor(() => expect(footer.closest('[inert]')).not.toBeNull());
  });

  test('the mobile menu locks the scroll of the page while it is open', async () => {
    const app = await openApp('/faq');
    await app.press('Menú');
    expect(document.documentElement.classList.contains('scroll-locked')).toBe(true);
    await app.press(/Cerrar/);
    expect(document.documentElement.classList.contains('scroll-locked')).toBe(false);
  });

  test('Escape closes the mobile menu and restores the focus to “Menú”', async () => {
    const app = await openApp('/faq');
    await app.press('Menú');
    await app.user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menú' })));
  });

  test('a link in the mobile menu opens its page and closes the menu', async () => {
    const app = await openApp('/faq');
    await app.press('Menú');
    await app.user.click(within(navigation()).getByRole('link', { name: /Premios/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull());
    expect(app.address()).toBe('/rewards');
  });
});

describe('the footer', () => {
  test('the footer says that the advertising is for people over 18', async () => {
    await openApp('/faq');
    expect(screen.getByRole('contentinfo').textContent).toContain(
      'Publicidad exclusiva para mayores de 18 años.',
    );
  });

  test('the footer links to the two legal texts', async () => {
    await openApp('/faq');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Términos y Condiciones' }).getAttribute('href')).toBe(
      '/lmx/T&C',
    );
    expect(footer.getByRole('link', { name: 'Aviso de Privacidad' }).getAttribute('href')).toBe(
      '/lmx/privacy-policy',
    );
  });

  test('the footer links to the accessibility statement', async () => {
    await openApp('/faq');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Declaración de accesibilidad' }).getAttribute('href')).toBe(
      '/lmx/accessibility',
    );
  });

  test('the footer links to three social networks with rel="noopener noreferrer"', async () => {
    await openApp('/faq');
    const footer = within(screen.getByRole('contentinfo'));
    for (const name of ['Facebook', 'Instagram', 'X']) {
      const link = footer.getByRole('link', { name });
      expect(link.getAttribute('href')).toMatch(/^https:/);
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    }
  });
});

describe('the route guard', () => {
  test.each(['/games', '/ranking', '/user/profile', '/bonus'])(
    'the route guard redirects a visitor at %s to the log-in',
    async (path) => {
      const app = await openApp(path);
      expect(app.address()).toBe('/user/login');
    },
  );

  test.each(['/user/login', '/user/register', '/user/forgot-password', '/user/confirm-account'])(
    'the route guard redirects a player at %s to Partidos',
    async (path) => {
      const app = await openApp(path, { token: 'ana-1' });
      expect(app.address()).toBe('/games');
    },
  );

  test('the route guard redirects a visitor without a stored account to confirm from the confirmation page to the log-in', async () => {
    const app = await openApp('/user/confirm-account');
    expect(app.address()).toBe('/user/login');
  });

  test('the route guard lets a visitor with a stored account to confirm open the confirmation page', async () => {
    const app = await openApp('/user/confirm-account', {
      verification: JSON.stringify({ nav: 'coac', email: 'ana@correo.mx' }),
    });
    expect(app.address()).toBe('/user/confirm-account');
  });

  test('an unknown path shows the not-found page with the title “404 | Reto Ruffles”', async () => {
    await openApp('/no-existe');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('¡Oops! ...');
    await waitFor(() => expect(document.title).toBe('404 | Reto Ruffles'));
  });
});

describe('a change of route', () => {
  test('a change of route scrolls to the top, focuses the heading and announces the title', async () => {
    const app = await openApp('/faq');
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    await app.user.click(within(navigation()).getByRole('link', { name: 'Premios' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Lo que se gana' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    await waitFor(() => expect(screen.getByText('Premios | Reto Ruffles', { selector: 'p' })).toBeTruthy());
  });

  test('the first load of a page does not move the focus', async () => {
    await openApp('/faq');
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the banner under the navigation', () => {
  test('the banner under the navigation tells a player that there is no connection', async () => {
    await openApp('/faq', { token: 'ana-1' });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText('Estás sin internet.')).toBeTruthy();
  });

  test("the banner under the navigation tells a player that the device's clock is wrong, and can be dismissed", async () => {
    server.on('GET /api/user', {
      json: { id: 7, email: 'ana@correo.mx' },
      headers: { Date: 'Wed, 25 Nov 2026 18:05:00 GMT' },
    });
    const app = await openApp('/faq', { token: 'ana-1' });
    expect(screen.getByText('Ojo: la hora de tu celular no coincide.')).toBeTruthy();
    await app.press('Cerrar aviso');
    expect(screen.queryByText('Ojo: la hora de tu celular no coincide.')).toBeNull();
  });
});

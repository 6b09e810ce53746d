import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createVisitorStores } from '../testing/open-page.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { getNavLinks } from './nav-links.ts';

const { auth } = createVisitorStores();

function menu(toSend: number) {
  return (
    <MemoryRouter>
      <MenuPanel
        auth={auth}
        links={getNavLinks(false)}
        showsLogin
        toSend={toSend}
        onClose={() => undefined}
        onLogout={() => undefined}
      />
    </MemoryRouter>
  );
}

test('the mobile menu leaves the focus on a link when the number of games to send changes', async () => {
  const { rerender } = render(menu(4));
  await userEvent.tab();
  const link = screen.getByRole('link', { name: /Inicio/ });
  expect(document.activeElement).toBe(link);
  rerender(menu(3));
  expect(document.activeElement).toBe(link);
});

test('the mobile menu, when it opens over an open dialog, leaves the focus in the dialog', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog" aria-modal="true"><button>Aceptar</button></div>',
  );
  const accept = screen.getByRole('button', { name: 'Aceptar' });
  accept.focus();
  render(menu(4));
  expect(document.activeElement).toBe(accept);
  accept.parentElement?.remove();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createVisitorStores, renderWithStores } from '../testing/open-page.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { getPageLinks } from './page-links.ts';

function menu(toSend: number) {
  return (
    <MenuPanel
      links={getPageLinks('navigation', false)}
      showsLogin
      toSend={toSend}
      onClose={() => undefined}
      onLogout={() => undefined}
    />
  );
}

test('the mobile menu leaves the focus on a link when the number of games to send changes', async () => {
  const { rerender } = renderWithStores(menu(4), createVisitorStores());
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
  renderWithStores(menu(4), createVisitorStores());
  expect(document.activeElement).toBe(accept);
  accept.parentElement?.remove();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { CommonStores } from '../../stores/index.ts';
import type { DialogRequest } from '../../stores/shell/dialogs.ts';
import { createModalStore } from '../../stores/shell/modal.ts';
import { StoresContext } from '../../use-stores.ts';
import { ModalHost } from './ModalHost.tsx';

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>;
}

/** Renders the dialogs over a page whose button “Abrir” has the focus. `early` is shown before the host is mounted. */
export async function setUp(early?: DialogRequest) {
  const modal = createModalStore();
  if (early) modal.show(early);
  const auth = {
    status: { value: 'unauthenticated' },
    verification: { value: null },
    endSession: vi.fn(),
  };
  const stores = { modal, auth, player: {} } as unknown as CommonStores;
  const user = userEvent.setup();
  const { rerender } = render(<Page stores={stores} withOpener />);
  if (!early) await user.click(screen.getByRole('button', { name: 'Abrir' }));
  return {
    auth,
    modal,
    rerender: () => rerender(<Page stores={stores} withOpener={false} />),
    user,
  };
}

function Page({ stores, withOpener }: { stores: CommonStores; withOpener: boolean }) {
  return (
    <MemoryRouter useTransitions={false}>
      <main>
        <a href="/faq">Preguntas Frecuentes</a>
        <h1 tabIndex={-1}>Partidos</h1>
        {withOpener ? <button type="button">Abrir</button> : null}
        <Place />
      </main>
      <StoresContext value={stores}>
        <ModalHost />
      </StoresContext>
    </MemoryRouter>
  );
}

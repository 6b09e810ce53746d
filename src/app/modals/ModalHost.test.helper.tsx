import { signal } from '@preact/signals-react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { ShellStores } from '../../stores/index.ts';
import {
  createModalStore,
  type ModalParams,
  type ModalRequest,
  type TextModalType,
} from '../../stores/shell/modal.ts';
import { StoresContext } from '../../use-stores.ts';
import { ModalHost } from './ModalHost.tsx';

const TEAM = (name: string, shortName: string) => ({
  name,
  shortName,
  color: '#F5A800',
  colorAlt: '#0A3D91',
});

const LINES = [
  { gameId: '1', home: TEAM('Tigres', 'TIG'), away: TEAM('Toluca', 'TOL'), homeScore: 2, awayScore: 0 },
  {
    gameId: '2',
    home: TEAM('Guadalajara', 'GDL'),
    away: TEAM('Cruz Azul', 'CAZ'),
    homeScore: 2,
    awayScore: 1,
  },
];
const EMAIL = { email: 'ana@correo.mx' };
const SENT = {
  folio: '004 271',
  sentAt: Date.UTC(2026, 7, 29, 22, 33),
  weekName: 'Jornada 7',
  lines: LINES,
  left: 0,
};

export const PARAMS = {
  closeSession: { draftCount: 3 },
  emailSentChangePasswordSuccess: EMAIL,
  networkError: {},
  newAccount: EMAIL,
  poolGameNotAvailable: { hours: 2 },
  poolSent: { ...SENT, lines: LINES.slice(0, 1) },
  poolsSent: SENT,
  sendPool: { lines: LINES, missing: 1 },
  sentVerifyCode: EMAIL,
} satisfies ModalParams;

/** A request of any type, with the parameters of `PARAMS`. */
export const getRequest = (type: TextModalType, onCancel?: () => void) =>
  ({ type, params: (PARAMS as Partial<Record<string, unknown>>)[type], onCancel }) as ModalRequest;

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>;
}

export async function setUp({ withOpener = true } = {}) {
  const modal = createModalStore();
  const auth = {
    status: { value: 'unauthenticated' },
    verification: { value: null },
    dropSession: vi.fn(),
    logOut: vi.fn(),
  };
  const closingSoon = signal<{ game: { id: string } }[]>([]);
  const game = { current: { season: { weekView: { closingSoon } } } };
  const stores = { modal, auth, game } as unknown as ShellStores;
  const user = userEvent.setup();
  const { rerender } = render(<Page stores={stores} withOpener={withOpener} />);
  if (withOpener) await user.click(screen.getByRole('button', { name: 'Abrir' }));
  return {
    auth,
    closingSoon,
    modal,
    rerender: () => rerender(<Page stores={stores} withOpener={false} />),
    user,
  };
}

function Page({ stores, withOpener }: { stores: ShellStores; withOpener: boolean }) {
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

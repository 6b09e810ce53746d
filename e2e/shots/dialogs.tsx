import '../../src/styles/index.css';
import '../../src/styles/pages.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import page from '../../index.html?raw';
import { ModalHost } from '../../src/app/modals/ModalHost.tsx';
import type { TicketLine } from '../../src/domain/tickets.ts';
import { deviceClock } from '../../src/lib/clock.ts';
import { createStorage } from '../../src/lib/storage.ts';
import { createStores } from '../../src/stores/index.ts';
import type { ModalParams, ModalRequest, TextModalType } from '../../src/stores/shell/modal.ts';
import { StoresContext } from '../../src/use-stores.ts';

const line = (
  gameId: string,
  [home, homeCode, homeColor, homeAlt]: readonly string[],
  [away, awayCode, awayColor, awayAlt]: readonly string[],
  homeScore: number,
  awayScore: number,
): TicketLine => ({
  gameId,
  home: { name: home ?? '', shortName: homeCode ?? '', color: homeColor ?? '', colorAlt: homeAlt ?? '' },
  away: { name: away ?? '', shortName: awayCode ?? '', color: awayColor ?? '', colorAlt: awayAlt ?? '' },
  homeScore,
  awayScore,
});

const LINES: readonly TicketLine[] = [
  line('1', ['Tigres', 'TIG', '#F5A800', '#0A3D91'], ['Toluca', 'TOL', '#C8102E', '#FFFDF8'], 2, 0),
  line('2', ['Guadalajara', 'GDL', '#D21F2B', '#FFFDF8'], ['Cruz Azul', 'CAZ', '#0B4EA2', '#FFFDF8'], 2, 1),
  line('3', ['Pumas', 'PUM', '#0C2340', '#D5B15F'], ['Querétaro', 'QRO', '#0B2F6B', '#17130E'], 1, 3),
];

const type = location.search.slice(1) as TextModalType;
const email = 'ana@correo.mx';
const sent = {
  lines: LINES.slice(0, type === 'poolSent' ? 1 : 3),
  folio: '4271',
  sentAt: Date.UTC(2026, 7, 29, 22, 33),
  weekName: 'Jornada 7',
  left: 0,
};
const PARAMS = {
  closeSession: { draftCount: 3 },
  emailSentChangePasswordSuccess: { email },
  networkError: {},
  newAccount: { email },
  poolGameNotAvailable: { hours: 2 },
  poolSent: sent,
  poolsSent: sent,
  sendPool: { lines: LINES, missing: 1 },
  sentVerifyCode: { email },
} satisfies ModalParams;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const drawings = new DOMParser().parseFromString(page, 'text/html').getElementById('drawings');
if (!drawings) throw new Error('index.html has no #drawings');
root.before(drawings);
const stores = createStores({ baseUrl: '', clock: deviceClock, storage: createStorage(null) });
// A dialog without an e-mail of its own names that of the account to confirm.
stores.auth.requireVerification(email);
stores.modal.show({ type, params: (PARAMS as Partial<Record<string, unknown>>)[type] } as ModalRequest);
createRoot(root).render(
  <MemoryRouter>
    <StoresContext value={stores}>
      <ModalHost />
    </StoresContext>
  </MemoryRouter>,
);

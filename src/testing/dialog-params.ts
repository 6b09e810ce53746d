import type { TicketLine } from '../domain/tickets.ts';
import type { ModalParams, ModalRequest, TextModalType } from '../stores/shell/modal.ts';

const team = (name: string, shortName: string, color: string, colorAlt: string) => ({
  name,
  shortName,
  color,
  colorAlt,
});

const LINES: readonly TicketLine[] = [
  {
    gameId: '1',
    home: team('Tigres', 'TIG', '#F5A800', '#0A3D91'),
    away: team('Toluca', 'TOL', '#C8102E', '#FFFDF8'),
    homeScore: 2,
    awayScore: 0,
  },
  {
    gameId: '2',
    home: team('Guadalajara', 'GDL', '#D21F2B', '#FFFDF8'),
    away: team('Cruz Azul', 'CAZ', '#0B4EA2', '#FFFDF8'),
    homeScore: 2,
    awayScore: 1,
  },
  {
    gameId: '3',
    home: team('Pumas', 'PUM', '#0C2340', '#D5B15F'),
    away: team('Querétaro', 'QRO', '#0B2F6B', '#17130E'),
    homeScore: 1,
    awayScore: 3,
  },
];
const EMAIL = { email: 'ana@correo.mx' };
const SENT = {
  folio: '4271',
  sentAt: Date.UTC(2026, 7, 29, 22, 33),
  weekName: 'Jornada 7',
  lines: LINES,
  left: 0,
};

export const DIALOG_PARAMS = {
  closeSession: { draftCount: 3 },
  emailSentChangePasswordSuccess: EMAIL,
  expiredSession: { isForeign: false },
  networkError: {},
  newAccount: EMAIL,
  poolGameNotAvailable: { hours: 2 },
  poolInvalid: { hasRest: false },
  poolSent: { ...SENT, lines: LINES.slice(0, 1) },
  poolsSent: SENT,
  sendPool: { lines: LINES, missing: 1 },
  sentVerifyCode: EMAIL,
  unpreventedError: { unsaved: 0 },
  verifyAccountError: undefined,
} satisfies ModalParams;

/** A request of any type, with the parameters of `DIALOG_PARAMS`. */
export const createModalRequest = (type: TextModalType, onCancel?: () => void) =>
  ({ type, params: (DIALOG_PARAMS as Partial<Record<string, unknown>>)[type], onCancel }) as ModalRequest;

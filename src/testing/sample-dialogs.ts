import { signal } from '@preact/signals-react';
import type { TicketLine } from '../domain/tickets.ts';
import type { ReviewParams, SentParams, TextDialogRequest } from '../stores/shell/dialogs.ts';
import { createDevice } from './device.ts';
import { week } from './fixtures.ts';

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
const EMAIL = 'ana@correo.mx';

export const SENT: SentParams = {
  week: week(7, '2026-08-28'),
  folio: '4271',
  sentAt: Date.UTC(2026, 7, 29, 22, 33),
  lines: LINES,
  left: 0,
};

export const REVIEW: ReviewParams = {
  lines: signal(LINES),
  toFill: signal(1),
  closesWithinDayCount: signal(0),
  goToFirst: () => undefined,
};

/** A request of each dialog that has its texts in `copy/modals.ts`. */
export const SAMPLE_DIALOGS: readonly TextDialogRequest[] = [
  { type: 'accountDeleted' },
  { type: 'accountEliminated' },
  { type: 'accountVerified' },
  { type: 'changePasswordError' },
  { type: 'changePasswordExpired' },
  { type: 'changingPassword' },
  { type: 'closeSession' },
  { type: 'connectionError' },
  { type: 'continueStepForm' },
  { type: 'createAccount' },
  { type: 'deleteAccount' },
  { type: 'emailSentChangePasswordSuccess', params: { email: EMAIL } },
  { type: 'expiredSession', params: { isForeign: false } },
  { type: 'networkError', params: { hasInput: true } },
  { type: 'newAccount', params: { email: EMAIL } },
  { type: 'passwordChanged' },
  { type: 'poolGameNotAvailable', params: { hours: 2 } },
  { type: 'poolInvalid', params: { hasRest: false } },
  { type: 'poolNotAvailable' },
  { type: 'poolSent', params: { ...SENT, lines: LINES.slice(0, 1) } },
  { type: 'poolsSent', params: SENT },
  { type: 'poolWeekNotValid' },
  { type: 'promotionAsset' },
  { type: 'questionAnsweredByUser' },
  { type: 'questionNotFound' },
  { type: 'sendPool', params: REVIEW },
  { type: 'sendingPool' },
  { type: 'sentVerifyCode', params: { email: EMAIL } },
  { type: 'signingOut' },
  { type: 'signOut' },
  { type: 'unpreventedError', params: { unsaved: 0 } },
  { type: 'verifyAccountError' },
  { type: 'verifyAccountSuccess' },
];

/** What the table of dialogs reads of the stores: a visitor without an account to confirm. */
export const createDialogStores = () => ({
  auth: {
    status: signal<'unauthenticated' | 'authenticated'>('unauthenticated'),
    verification: signal(null),
    endSession: () => undefined,
    userId: signal(null),
  },
  player: { current: undefined },
  storage: createDevice().openTab(),
  time: { read: () => 0 },
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Mail } from '../../../mock-server/index.ts';
import { showPanel, startSimulator } from '../../testing.tsx';

const createMail = (id: string, subject: string, created_at: number): Mail => ({
  id,
  kind: 'code',
  to: `${id}@correo.mx`,
  subject,
  secret: '123456',
  path: null,
  created_at,
  expires_at: created_at + 60_000,
  state: 'expired',
});

test('Buzón lists the latest mail first and opens it', () => {
  const simulator = startSimulator();
  const now = simulator.clock.now();
  simulator.mail.list = () => [createMail('1', 'El primero', now - 9), createMail('2', 'El último', now - 8)];
  showPanel(simulator, { section: 'mailbox' });
  const panel = within(screen.getByRole('tabpanel'));
  const rows = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([expect.stringContaining('El último'), expect.stringContaining('El primero')]);
  expect(panel.getByRole('heading', { name: /El último/ })).toBeTruthy();
});

test.each([
  ['used', 'usado'],
  ['expired', 'caducado'],
] as const)('Buzón says of a mail in the state “%s”: “%s”', (state, words) => {
  const simulator = startSimulator();
  simulator.mail.list = () => [{ ...createMail('1', 'Tu código', simulator.clock.now() - 9), state }];
  showPanel(simulator, { section: 'mailbox' });
  expect(within(screen.getByRole('tabpanel')).getByText(words)).toBeTruthy();
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Mail } from '../../../mock-server/index.ts';
import type { Simulator } from '../../api.ts';
import { showPanel, startSimulator } from '../../testing.tsx';

let simulator: Simulator;
// The panel imports the code of the journal when it opens. A test that ends before would leave the import to the next.
afterEach(() => simulator.recorder.watch());

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
  simulator = startSimulator();
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
  simulator = startSimulator();
  simulator.mail.list = () => [{ ...createMail('1', 'Tu código', simulator.clock.now() - 9), state }];
  showPanel(simulator, { section: 'mailbox' });
  expect(within(screen.getByRole('tabpanel')).getByText(words)).toBeTruthy();
});

const createLink = (now: number): Mail => ({
  ...createMail('1', 'Cambia tu contraseña', now - 9),
  kind: 'link',
  path: '/change-password/abc?email=1%40correo.mx',
  state: 'alive',
});

test('“Copiar enlace” of a mail copies its whole address on this site', async () => {
  simulator = startSimulator();
  simulator.mail.list = () => [createLink(simulator.clock.now())];
  const user = userEvent.setup();
  showPanel(simulator, { section: 'mailbox' });
  await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Copiar enlace' }));
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/lmx/change-password/abc?email=1%40correo.mx`,
  );
});

test('“Copiar código” of a mail copies the code alone', async () => {
  simulator = startSimulator();
  simulator.mail.list = () => [createMail('1', 'Tu código', simulator.clock.now())];
  const user = userEvent.setup();
  showPanel(simulator, { section: 'mailbox' });
  await user.click(screen.getByRole('button', { name: 'Copiar código' }));
  expect(await navigator.clipboard.readText()).toBe('123456');
});

test('a press of an older mail opens it, and “Caducar ahora” expires that mail', async () => {
  simulator = startSimulator();
  const now = simulator.clock.now();
  simulator.mail.list = () => [
    { ...createMail('1', 'El primero', now - 9), state: 'alive' },
    { ...createMail('2', 'El último', now - 8), state: 'alive' },
  ];
  const expire = vi.spyOn(simulator.mail, 'expire').mockResolvedValue(undefined as never);
  showPanel(simulator, { section: 'mailbox' });
  await userEvent.click(screen.getByRole('button', { name: /El primero/ }));
  expect(screen.getByRole('heading', { name: /El primero/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Caducar ahora' }));
  expect(expire).toHaveBeenCalledExactlyOnceWith('1');
});

test.each(['used', 'expired'] as const)(
  '“Caducar ahora” of a mail in the state “%s” can’t be pressed',
  (state) => {
    simulator = startSimulator();
    simulator.mail.list = () => [{ ...createLink(simulator.clock.now()), state }];
    showPanel(simulator, { section: 'mailbox' });
    expect(screen.getByRole('button', { name: 'Caducar ahora' })).toHaveProperty('disabled', true);
  },
);

test.each([
  ['alive', 'accent', true],
  ['used', '', false],
  ['expired', 'heed', false],
] as const)(
  'Buzón shows a mail in the state “%s” in the colour “%s”, with a lit dot: %s',
  (state, tone, isLit) => {
    simulator = startSimulator();
    simulator.mail.list = () => [{ ...createMail('1', 'Tu código', simulator.clock.now() - 9), state }];
    showPanel(simulator, { section: 'mailbox' });
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByRole('heading').querySelector('.tag')?.className.trim()).toBe(`tag ${tone}`.trim());
    expect(panel.getByRole('listitem').querySelector('.dot')?.classList.contains('on')).toBe(isLit);
  },
);

test('Buzón shows in its list and over a mail when the mail was sent, not when it expires', () => {
  simulator = startSimulator();
  const yesterday = simulator.clock.now() - 86_400_000;
  const mail = createMail('1', 'Tu código', yesterday);
  simulator.mail.list = () => [{ ...mail, expires_at: yesterday + 3_600_000 }];
  showPanel(simulator, { section: 'mailbox' });
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getByRole('listitem').textContent).toContain('mar 25 ago 12:00');
  expect(panel.getByText(/, para/).textContent).toContain('mar 25 ago, 12:00 h');
});

test('“Escribirlo en la app” says to close a dialog that lies over the code', async () => {
  simulator = startSimulator();
  simulator.mail.list = () => [createMail('1', 'Tu código', simulator.clock.now() - 9)];
  const place = document.createElement('div');
  place.innerHTML = '<input autocomplete="one-time-code"><dialog open></dialog>';
  document.body.append(place);
  showPanel(simulator, { section: 'mailbox' });
  await userEvent.click(screen.getByRole('button', { name: 'Escribirlo en la app' }));
  expect(
    await screen.findByText('El código está escrito en la app. Cierra su diálogo para seguir.'),
  ).toBeTruthy();
  place.remove();
});

test('“Escribirlo en la app” presses “Escribir mi código” of the dialog after a registration, and writes the code', async () => {
  simulator = startSimulator();
  simulator.mail.list = () => [createMail('1', 'Tu código', simulator.clock.now() - 9)];
  const place = document.createElement('div');
  place.innerHTML = '<div data-modal="newAccount"><button>Escribir mi código</button></div>';
  // The app loads the page of the code after the press.
  place.querySelector('button')?.addEventListener('click', () =>
    setTimeout(() => {
      place.innerHTML = '<input autocomplete="one-time-code">';
    }, 100),
  );
  document.body.append(place);
  showPanel(simulator, { section: 'mailbox' });
  await userEvent.click(screen.getByRole('button', { name: 'Escribirlo en la app' }));
  expect(await screen.findByText('El código está escrito en la app.')).toBeTruthy();
  expect(place.querySelector('input')?.value).toBe('123456');
  place.remove();
});

test('“Escribirlo en la app” names the account to log in with when no page of the app asks for a code', async () => {
  simulator = startSimulator();
  simulator.mail.list = () => [createMail('1', 'Tu código', simulator.clock.now() - 9)];
  showPanel(simulator, { section: 'mailbox' });
  await userEvent.click(screen.getByRole('button', { name: 'Escribirlo en la app' }));
  const refusal = 'La app no espera ningún código. Inicia sesión con 1@correo.mx y te lo pide.';
  expect(await screen.findByText(refusal, {}, { timeout: 8_000 })).toBeTruthy();
  history.replaceState(null, '', '/');
});

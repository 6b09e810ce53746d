import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type DialogType, WHEN_ANOTHER_IS_SHOWN } from '../../stores/shell/dialogs.ts';
import { createDialogStores, SAMPLE_DIALOGS, SENT } from '../../testing/sample-dialogs.ts';
import { describeDialog } from './describe-dialog.tsx';
import { setUp } from './ModalHost.test.helper.tsx';

/** Titles that the spec prescribes. */
const SPEC_TITLES: Partial<Record<DialogType, string>> = {
  networkError: '¡Respira!',
  connectionError: 'Lo sentimos',
  unpreventedError: '¡oops! ...',
  expiredSession: 'Sesión Expirada',
  poolWeekNotValid: 'Partidos No Disponibles',
  poolInvalid: 'Partidos No Disponibles',
  poolNotAvailable: 'Partidos No Disponibles',
  poolGameNotAvailable: 'Partidos No Disponibles',
};

const isProgress = (type: DialogType) => WHEN_ANOTHER_IS_SHOWN[type] === 'close';

const getButtons = (dialog: HTMLElement) => within(dialog).queryAllByRole('button');

test.each(SAMPLE_DIALOGS.map((dialog) => [dialog.type, dialog] as const))(
  'the dialog %s has its role, title and text, focuses its safe button (sendPool itself), and closes on Escape exactly if it has two buttons',
  async (type, sample) => {
    const { modal, user } = await setUp();
    const onCancel = vi.fn();
    act(() => modal.show({ ...sample, onCancel }));
    const dialog = await waitFor(() => {
      const found = document.querySelector<HTMLElement>(`[data-modal="${type}"]`);
      if (!found) throw new Error(`no dialog ${type}`);
      return found;
    });
    const buttons = getButtons(dialog);
    const mayBeLeft = buttons.length === 2;
    const look = describeDialog(sample, createDialogStores());
    const isError = look.variant === 'error';
    expect(dialog.getAttribute('role')).toBe(isError || mayBeLeft ? 'alertdialog' : 'dialog');
    expect(dialog.getAttribute('aria-busy')).toBe(isProgress(type) ? 'true' : null);
    expect(buttons.length === 0).toBe(isProgress(type));
    const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    expect(title?.textContent).toBe(SPEC_TITLES[type] ?? look.title);
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toMatch(/\p{L}{3}/u);
    expect(description?.textContent).not.toMatch(/[{}]|undefined|NaN/);

    const accepting = buttons.at(-1)?.textContent;
    const isOffer = isError || type === 'verifyAccountError';
    const safe = mayBeLeft && !isOffer ? look.cancel : accepting;
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const focused = type === 'sendPool' ? dialog.textContent : safe;
    if (focused) await waitFor(() => expect(document.activeElement?.textContent).toBe(focused));
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(mayBeLeft ? 1 : 0);
    expect(document.querySelectorAll('[data-modal]')).toHaveLength(mayBeLeft ? 0 : 1);
  },
);

test.each([
  ['can repeat a call, “Reintentar” and “Cerrar”', true, ['Cerrar', 'Reintentar']],
  ['has nothing to repeat, “Entendido” alone', false, ['Entendido']],
])('the dialog networkError has the buttons, if it %s', async (_what, canRetry, names) => {
  const { modal } = await setUp();
  act(() => modal.show({ type: 'networkError', params: { canRetry } }));
  const buttons = getButtons(await screen.findByRole('alertdialog'));
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
});

test.each([
  ['of a form says that what was typed is kept', { hasInput: true }, true],
  ['of a log-out doesn’t say so', {}, false],
])('the dialog of a lost connection %s', async (_what, params, isSaid) => {
  const { modal } = await setUp();
  act(() => modal.show({ type: 'networkError', params }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent.includes('lo que escribiste sigue aquí')).toBe(isSaid);
});

test('the accept button “Ver mis partidos” of the dialog poolGameNotAvailable opens Partidos', async () => {
  const { modal, user } = await setUp();
  act(() => modal.show({ type: 'poolGameNotAvailable', params: { hours: 0 } }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('hasta el silbatazo');
  await user.click(screen.getByRole('button', { name: 'Ver mis partidos' }));
  expect(screen.getByTestId('place').textContent).toContain('/games');
});

test('“Ir a confirmar” of the dialog verifyAccountError ends a player’s session, because only visitors confirm an account', async () => {
  const { auth, modal, user } = await setUp();
  auth.status.value = 'authenticated';
  act(() => modal.show({ type: 'verifyAccountError' }));
  await user.click(await screen.findByRole('button', { name: 'Ir a confirmar' }));
  expect(auth.endSession).toHaveBeenCalledExactlyOnceWith('on-page');
});

test('the dialog accountEliminated does not end a session when a visitor closes the dialog', async () => {
  const { auth, modal, user } = await setUp();
  act(() => modal.show({ type: 'accountEliminated' }));
  await user.keyboard('{Escape}');
  expect(auth.endSession).not.toHaveBeenCalled();
});

test('the accept button “Pedir otro enlace” of the dialog changePasswordError opens the page that mails a new link', async () => {
  const { modal, user } = await setUp();
  act(() => modal.show({ type: 'changePasswordError' }));
  await user.click(await screen.findByRole('button', { name: 'Pedir otro enlace' }));
  expect(screen.getByTestId('place').textContent).toContain('/user/forgot-password');
});

test('the stamp of a sent ticket shows the server’s time at −06:00', async () => {
  const { modal } = await setUp();
  act(() => modal.show({ type: 'poolsSent', params: SENT }));
  const dialog = await screen.findByRole('dialog', { name: '¡Boleto sellado!' });
  within(dialog).getByText(/29 AGO 16:33/);
});

test('a dialog about a mail names the address of this mail, and not that of an account that waits for its confirmation', async () => {
  const { auth, modal } = await setUp();
  Object.assign(auth.verification, { value: { email: 'espera@correo.mx' } });
  act(() => modal.show({ type: 'emailSentChangePasswordSuccess', params: { email: 'clave@correo.mx' } }));
  const dialog = await screen.findByRole('dialog', { name: 'Revisa tu correo' });
  expect(dialog.textContent).toContain('Enviamos un enlace a clave@correo.mx');
});

test('a dialog shows the drawing and the name of its card', async () => {
  const { modal } = await setUp();
  act(() => modal.show({ type: 'changePasswordExpired' }));
  const dialog = await screen.findByRole('alertdialog');
  within(dialog).getByText('El reloj');
  expect(dialog.querySelector('use[href$="#stopwatch"]')).toBeTruthy();
});

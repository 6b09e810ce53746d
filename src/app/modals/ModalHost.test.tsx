import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type ModalCopy, modalsCopy } from '../../copy/modals.ts';
import { type ModalType, PROGRESS_MODALS, type TextModalType } from '../../stores/shell/modal.ts';
import { createModalRequest, DIALOG_PARAMS } from '../../testing/dialog-params.ts';
import { setUp } from './ModalHost.test.helper.tsx';
import { MODAL_TABLE } from './table.tsx';

/** Titles that the spec prescribes. */
const SPEC_TITLES: Partial<Record<ModalType, string>> = {
  networkError: '¡Respira!',
  connectionError: 'Lo sentimos',
  unpreventedError: '¡oops! ...',
  expiredSession: 'Sesión Expirada',
  poolWeekNotValid: 'Partidos No Disponibles',
  poolInvalid: 'Partidos No Disponibles',
  poolNotAvailable: 'Partidos No Disponibles',
  poolGameNotAvailable: 'Partidos No Disponibles',
};

const isProgress = (type: ModalType) => (PROGRESS_MODALS as readonly ModalType[]).includes(type);

const getButtons = (dialog: HTMLElement) => within(dialog).queryAllByRole('button');

test('the focus stays on a button of the open dialog sendPool when the parameters of the dialog change', async () => {
  const { modal, user } = await setUp();
  act(() => modal.show({ type: 'sendPool', params: DIALOG_PARAMS.sendPool }));
  await waitFor(() => expect(document.activeElement?.closest('[data-modal]')).not.toBeNull());
  await user.tab();
  await user.tab();
  const focused = document.activeElement?.textContent;
  act(() => modal.reviseReview({ ...DIALOG_PARAMS.sendPool, missing: 2 }));
  expect([focused, document.activeElement?.textContent]).toEqual(['Sí, enviar', 'Sí, enviar']);
});

test.each(Object.keys(modalsCopy) as TextModalType[])(
  'the dialog %s has its role, title and text, focuses its safe button (sendPool itself), and closes on Escape exactly if it has two buttons',
  async (type) => {
    const { modal, user } = await setUp();
    const onCancel = vi.fn();
    act(() => modal.show(createModalRequest(type, onCancel)));
    const dialog = await waitFor(() => {
      const found = document.querySelector<HTMLElement>(`[data-modal="${type}"]`);
      if (!found) throw new Error(`no dialog ${type}`);
      return found;
    });
    const buttons = getButtons(dialog);
    const mayBeLeft = buttons.length === 2;
    const isError = MODAL_TABLE[type].variant === 'error';
    expect(dialog.getAttribute('role')).toBe(isError || mayBeLeft ? 'alertdialog' : 'dialog');
    expect(dialog.getAttribute('aria-busy')).toBe(isProgress(type) ? 'true' : null);
    expect(buttons.length === 0).toBe(isProgress(type));
    const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    expect(title?.textContent).toBe(SPEC_TITLES[type] ?? modalsCopy[type].title);
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toMatch(/\p{L}{3}/u);
    expect(description?.textContent).not.toMatch(/[{}]|undefined|NaN/);

    const { cancel }: ModalCopy = modalsCopy[type];
    const accepting = buttons.at(-1)?.textContent;
    const safe = mayBeLeft && !isError ? cancel : accepting;
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

test.each(PROGRESS_MODALS)(
  'the progress dialog %s has a text as a status and a progress bar with a name',
  async (type) => {
    const { modal } = await setUp();
    act(() => modal.show({ type }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('status').textContent).toMatch(/\p{L}{3}/u);
    within(dialog).getByRole('progressbar', { name: 'En curso' });
  },
);

test('a dialog closes on its accept button, then runs the accept handler and returns the focus to its opener', async () => {
  const onAccept = vi.fn();
  const { modal, user } = await setUp();
  act(() => modal.show({ type: 'deleteAccount', onAccept: () => onAccept(modal.current.value) }));
  await user.click(await screen.findByRole('button', { name: 'Sí, eliminar' }));
  expect(onAccept).toHaveBeenCalledExactlyOnceWith(null);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' })));
});

test('after the dialogs sendPool, sendingPool and poolsSent have replaced each other, the last one returns the focus to the opener of the first', async () => {
  const { modal, user } = await setUp();
  act(() => modal.show({ type: 'sendPool', params: DIALOG_PARAMS.sendPool }));
  await screen.findByRole('alertdialog');
  act(() => {
    modal.accept();
    modal.show({ type: 'sendingPool' });
  });
  expect(document.querySelectorAll('[data-modal]')).toHaveLength(1);
  act(() => modal.show({ type: 'poolsSent', params: DIALOG_PARAMS.poolsSent }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aceptar' })));
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' })));
});

test('a live region announces a dialog that replaces another dialog, but not the first dialog', async () => {
  const { modal } = await setUp();
  const getAnnouncement = () => document.querySelector('[data-modal] [aria-live="polite"]')?.textContent;
  act(() => modal.show({ type: 'sendPool', params: DIALOG_PARAMS.sendPool }));
  await screen.findByRole('alertdialog');
  expect(getAnnouncement()).toBe('');
  act(() => {
    modal.accept();
    modal.show({ type: 'sendingPool' });
  });
  await waitFor(() => expect(getAnnouncement()).toBe('Enviando tu jugada…'));
  act(() => modal.show({ type: 'poolsSent', params: DIALOG_PARAMS.poolsSent }));
  await waitFor(() =>
    expect(getAnnouncement()).toBe(
      '¡Boleto sellado! Tus 3 pronósticos quedaron registrados. Saca la botana y disfruta los partidos.',
    ),
  );
});

test('when a dialog closes and its opener is gone, the focus goes to the page’s heading, not to a link that had the focus before the opener', async () => {
  const { modal, rerender, user } = await setUp();
  screen.getByRole('link', { name: 'Preguntas Frecuentes' }).focus();
  await user.tab();
  await user.keyboard('{Enter}');
  act(() => modal.show({ type: 'connectionError' }));
  await screen.findByRole('alertdialog');
  rerender();
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Partidos' })));
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
  expect(auth.dropSession).toHaveBeenCalledOnce();
});

test('the dialog accountEliminated does not end a session when a visitor closes the dialog', async () => {
  const { auth, modal, user } = await setUp();
  act(() => modal.show({ type: 'accountEliminated' }));
  await user.keyboard('{Escape}');
  expect(auth.logOut).not.toHaveBeenCalled();
});

test('the dialog sendPool lists the scores of its `lines`, counts what will be sent and what is empty, and has “Todavía no” as its primary button', async () => {
  const { modal } = await setUp();
  act(() => modal.show({ type: 'sendPool', params: DIALOG_PARAMS.sendPool }));
  const dialog = await screen.findByRole('alertdialog');
  const rows = within(dialog).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Tigres.*2 – 0.*Toluca/),
    expect.stringMatching(/Guadalajara.*2 – 1.*Cruz Azul/),
    expect.stringMatching(/Pumas.*1 – 3.*Querétaro/),
  ]);
  expect(dialog.textContent).toContain('Vas a enviar 3 pronósticos.');
  expect(dialog.textContent).toContain('Te falta 1 partido por llenar; puedes enviarlo después.');
  expect(screen.getByRole('button', { name: 'Sí, enviar' }).classList).toContain('button-line');
  expect(screen.getByRole('button', { name: 'Todavía no' }).classList).toContain('button-primary');
});

test('when no empty game closes soon any more, the note of the dialog sendPool goes, and the focus moves from its button to the dialog', async () => {
  const { closingSoon, modal } = await setUp();
  closingSoon.value = [{ game: { id: '4' } }];
  act(() => modal.show({ type: 'sendPool', params: { ...DIALOG_PARAMS.sendPool, goToGame: vi.fn() } }));
  const dialog = await screen.findByRole('alertdialog');
  screen.getByRole('button', { name: 'Ir al primero' }).focus();
  act(() => {
    closingSoon.value = [];
  });
  expect(dialog.textContent).not.toContain('próximas 24 horas');
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.tagName).toBe('DIV');
});

test('the dialog poolsSent shows the ticket with its folio and its time at −06:00', async () => {
  const { modal } = await setUp();
  act(() => modal.show({ type: 'poolsSent', params: DIALOG_PARAMS.poolsSent }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Boleto Jornada 7');
  expect(dialog.textContent).toContain('Folio 4271');
  expect(dialog.textContent).toContain('29 AGO 16:33');
});

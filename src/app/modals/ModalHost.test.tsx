import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { modalsCopy } from '../../copy/modals.ts';
import { ERROR_MODALS, FLOW_MODALS, type ModalType, PROGRESS_MODALS } from '../../stores/shell/modal.ts';
import { PARAMS, setUp } from './ModalHost.test.helper.tsx';

const ROWS: [ModalType, 'dialog' | 'alertdialog', string, string[], string | null][] = [
  ['networkError', 'alertdialog', '¡Respira!', ['Cerrar', 'Reintentar'], 'Reintentar'],
  ['connectionError', 'alertdialog', 'Lo sentimos', ['Aceptar'], 'Aceptar'],
  ['unpreventedError', 'alertdialog', '¡oops! ...', ['Aceptar'], 'Aceptar'],
  [
    'verifyAccountError',
    'alertdialog',
    'Confirma tu cuenta',
    ['Después', 'Ir a confirmar'],
    'Ir a confirmar',
  ],
  ['accountVerified', 'alertdialog', '¡Ya estabas dentro!', ['Iniciar sesión'], 'Iniciar sesión'],
  ['expiredSession', 'alertdialog', 'Sesión Expirada', ['Aceptar'], 'Aceptar'],
  [
    'accountEliminated',
    'alertdialog',
    'Esta cuenta ya no existe',
    ['Cerrar', 'Crear cuenta'],
    'Crear cuenta',
  ],
  ['poolWeekNotValid', 'alertdialog', 'Partidos No Disponibles', ['Aceptar'], 'Aceptar'],
  ['poolInvalid', 'alertdialog', 'Partidos No Disponibles', ['Aceptar'], 'Aceptar'],
  ['poolNotAvailable', 'alertdialog', 'Partidos No Disponibles', ['Aceptar'], 'Aceptar'],
  [
    'poolGameNotAvailable',
    'alertdialog',
    'Partidos No Disponibles',
    ['Ver mis partidos'],
    'Ver mis partidos',
  ],
  ['promotionAsset', 'alertdialog', 'Todavía no hay nada aquí', ['Aceptar'], 'Aceptar'],
  ['questionAnsweredByUser', 'alertdialog', 'Esta ya la contestaste', ['Aceptar'], 'Aceptar'],
  ['questionNotFound', 'alertdialog', 'Se nos voló la pregunta', ['Aceptar'], 'Aceptar'],
  ['changePasswordError', 'alertdialog', 'No se pudo cambiar', ['Aceptar'], 'Aceptar'],
  [
    'changePasswordExpired',
    'alertdialog',
    'Este enlace ya caducó',
    ['Cerrar', 'Pedir otro enlace'],
    'Pedir otro enlace',
  ],
  ['continueStepForm', 'alertdialog', '¿Todo bien con tus datos?', ['Revisar', 'Sí, continuar'], 'Revisar'],
  ['sendPool', 'alertdialog', '¿Sellamos tu boleto?', ['Sí, enviar', 'Todavía no'], 'Todavía no'],
  ['createAccount', 'dialog', 'Creando tu cuenta…', [], null],
  ['newAccount', 'dialog', '¡Ya casi!', ['Escribir mi código'], 'Escribir mi código'],
  ['sentVerifyCode', 'dialog', 'Código enviado', ['Aceptar'], 'Aceptar'],
  ['closeSession', 'alertdialog', '¿Ya te vas?', ['Me quedo', 'Cerrar sesión'], 'Me quedo'],
  ['signingOut', 'dialog', 'Cerrando sesión…', [], null],
  ['signOut', 'dialog', '¡Nos vemos en la cancha!', ['Aceptar'], 'Aceptar'],
  ['changingPassword', 'dialog', 'Guardando tu contraseña…', [], null],
  ['emailSentChangePasswordSuccess', 'dialog', 'Revisa tu correo', ['Aceptar'], 'Aceptar'],
  ['passwordChanged', 'dialog', '¡Contraseña nueva!', ['Iniciar sesión'], 'Iniciar sesión'],
  ['sendingPool', 'dialog', 'Enviando tu jugada…', [], null],
  ['poolsSent', 'dialog', '¡Boleto sellado!', ['Aceptar'], 'Aceptar'],
  ['poolSent', 'dialog', '¡Boleto sellado!', ['Aceptar'], 'Aceptar'],
  ['deleteAccount', 'alertdialog', '¿Eliminar tu cuenta?', ['Mejor no', 'Sí, eliminar'], 'Mejor no'],
  ['accountDeleted', 'dialog', 'Cuenta eliminada', ['Aceptar'], 'Aceptar'],
  ['verifyAccountSuccess', 'dialog', '¡Cuenta confirmada!', ['¡A jugar!'], '¡A jugar!'],
];

const isProgress = (type: ModalType) => (PROGRESS_MODALS as readonly ModalType[]).includes(type);

const getButtons = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('button')
    .map((button) => button.textContent);

test('the focus stays on a button of the open dialog sendPool when the parameters of the dialog change', async () => {
  const { modal, user } = await setUp();
  act(() => modal.show({ type: 'sendPool', params: PARAMS }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Todavía no'));
  await user.tab({ shift: true });
  const focused = document.activeElement?.textContent;
  act(() => modal.revise('sendPool', { ...PARAMS, count: 1 }));
  expect([focused, document.activeElement?.textContent]).toEqual(['Sí, enviar', 'Sí, enviar']);
});

test('the table of this test and `modalsCopy` have the 33 types of ERROR_MODALS and FLOW_MODALS', () => {
  const types = [...ERROR_MODALS, ...FLOW_MODALS].sort();
  expect(types).toHaveLength(33);
  expect(ROWS.map(([type]) => type).sort()).toEqual(types);
  expect(Object.keys(modalsCopy).sort()).toEqual(types);
});

describe.each(ROWS)('the dialog %s', (type, role, title, buttons, focused) => {
  const mayBeLeft = buttons.length === 2;

  async function open(handlers = {}) {
    const world = await setUp();
    act(() => world.modal.show({ type, params: PARAMS, ...handlers }));
    const dialog = await screen.findByRole(role, { name: title });
    return { ...world, dialog };
  }

  test('a dialog has the expected role, name and buttons, a description, and aria-busy exactly if it is a progress dialog', async () => {
    const { dialog } = await open();
    expect(dialog.getAttribute('data-modal')).toBe(type);
    expect(dialog.getAttribute('aria-busy')).toBe(isProgress(type) ? 'true' : null);
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toMatch(/\p{L}{3}/u);
    expect(description?.textContent).not.toMatch(/[{}]|undefined|NaN/);
    expect(getButtons(dialog)).toEqual(buttons);
  });

  test('a dialog focuses its default button, or keeps the focus inside itself when it has no button', async () => {
    const { dialog } = await open();
    await waitFor(() =>
      focused
        ? expect(document.activeElement?.textContent).toBe(focused)
        : expect(dialog.contains(document.activeElement)).toBe(true),
    );
  });

  test(`a dialog ${mayBeLeft ? 'with a cancel button closes and calls `onClose`' : 'without a cancel button stays open'} on Escape`, async () => {
    const onClose = vi.fn();
    const { user } = await open({ onClose });
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(mayBeLeft ? 1 : 0);
    expect(screen.queryAllByRole(role, { name: title })).toHaveLength(mayBeLeft ? 0 : 1);
  });

  if (isProgress(type)) {
    test('a progress dialog shows a text as a status and a progress bar with a name', async () => {
      const { dialog } = await open();
      expect(within(dialog).getByRole('status').textContent).toMatch(/\p{L}{3}/u);
      within(dialog).getByRole('progressbar', { name: 'En curso' });
    });
    return;
  }

  test('a dialog closes on its accept button, then runs the accept handler and returns the focus to its opener', async () => {
    const onAccept = vi.fn();
    const { modal, user } = await open({ onAccept: () => onAccept(modal.current.value) });
    const accept = type === 'sendPool' ? buttons[0] : buttons.at(-1);
    await user.click(screen.getByRole('button', { name: accept ?? '' }));
    expect(onAccept).toHaveBeenCalledExactlyOnceWith(null);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' })));
  });
});

test('after the dialogs sendPool, sendingPool and poolsSent have replaced each other, the last one returns the focus to the opener of the first', async () => {
  const { modal, user } = await setUp();
  act(() => modal.show({ type: 'sendPool', params: PARAMS }));
  await screen.findByRole('alertdialog');
  act(() => {
    modal.accept();
    modal.show({ type: 'sendingPool' });
  });
  expect(document.querySelectorAll('[data-modal]')).toHaveLength(1);
  act(() => modal.show({ type: 'poolsSent', params: PARAMS }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aceptar' })));
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' })));
});

test('a live region announces a dialog that replaces another dialog, but not the first dialog', async () => {
  const { modal } = await setUp();
  const getAnnouncement = () => document.querySelector('[data-modal] [aria-live="polite"]')?.textContent;
  act(() => modal.show({ type: 'sendPool', params: PARAMS }));
  await screen.findByRole('alertdialog');
  expect(getAnnouncement()).toBe('');
  act(() => {
    modal.accept();
    modal.show({ type: 'sendingPool' });
  });
  await waitFor(() => expect(getAnnouncement()).toBe('Enviando tu jugada…'));
  act(() => modal.show({ type: 'poolsSent', params: PARAMS }));
  await waitFor(() =>
    expect(getAnnouncement()).toBe(
      '¡Boleto sellado! Tus 3 pronósticos quedaron registrados. Saca la botana y disfruta los partidos.',
    ),
  );
});

test('when a dialog closes and its opener is gone, the focus goes to the page’s heading', async () => {
  const { modal, rerender, user } = await setUp();
  act(() => modal.show({ type: 'connectionError' }));
  await screen.findByRole('alertdialog');
  rerender();
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Partidos' })));
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

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { modalsCopy } from '../../copy/modals.ts';
import type { ShellStores } from '../../stores/index.ts';
import {
  createModalStore,
  ERROR_MODALS,
  FLOW_MODALS,
  type ModalParams,
  type ModalType,
  PROGRESS_MODALS,
} from '../../stores/shell/modal.ts';
import { ModalHost } from './ModalHost.tsx';

const TEAM = (name: string, shortName: string) => ({
  name,
  shortName,
  color: '#F5A800',
  colorAlt: '#0A3D91',
});
const PARAMS: ModalParams = {
  email: 'ana@correo.mx',
  count: 3,
  missing: 1,
  hours: 2,
  folio: '004 271',
  sentAt: Date.UTC(2026, 7, 29, 22, 33),
  weekName: 'Jornada 7',
  lines: [
    { gameId: '1', home: TEAM('Tigres', 'TIG'), away: TEAM('Toluca', 'TOL'), homeScore: 2, awayScore: 0 },
    {
      gameId: '2',
      home: TEAM('Guadalajara', 'GDL'),
      away: TEAM('Cruz Azul', 'CAZ'),
      homeScore: 2,
      awayScore: 1,
    },
  ],
};

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

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>;
}

async function setUp({ withOpener = true } = {}) {
  const modal = createModalStore();
  const auth = { status: { value: 'unauthenticated' }, forget: vi.fn(), leave: vi.fn() };
  const game = { current: undefined };
  const stores = { modal, auth, game } as unknown as ShellStores;
  const user = userEvent.setup();
  const { rerender } = render(<Page stores={stores} withOpener={withOpener} />);
  if (withOpener) await user.click(screen.getByRole('button', { name: 'Abrir' }));
  return { auth, modal, rerender: () => rerender(<Page stores={stores} withOpener={false} />), user };
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
      <ModalHost stores={stores} />
    </MemoryRouter>
  );
}

const buttonsOf = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('button')
    .map((button) => button.textContent);

test('the focus stays on a button of sendPool when the games listed in the dialog change', async () => {
  const { modal, user } = await setUp();
  act(() => modal.show({ type: 'sendPool', params: PARAMS }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Todavía no'));
  await user.tab({ shift: true });
  const focused = document.activeElement?.textContent;
  act(() => modal.revise('sendPool', { ...PARAMS, count: 1 }));
  expect([focused, document.activeElement?.textContent]).toEqual(['Sí, enviar', 'Sí, enviar']);
});

test('the table of dialogs has the 16 errors, the 17 flows and their copy', () => {
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

  test('a dialog has the expected role, name, description, type and buttons', async () => {
    const { dialog } = await open();
    expect(dialog.getAttribute('data-modal')).toBe(type);
    expect(dialog.getAttribute('aria-busy')).toBe(isProgress(type) ? 'true' : null);
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toMatch(/\p{L}{3}/u);
    expect(description?.textContent).not.toMatch(/[{}]|undefined|NaN/);
    expect(buttonsOf(dialog)).toEqual(buttons);
  });

  test('a dialog focuses its safe button, or itself when it has no button', async () => {
    const { dialog } = await open();
    await waitFor(() =>
      focused
        ? expect(document.activeElement?.textContent).toBe(focused)
        : expect(dialog.contains(document.activeElement)).toBe(true),
    );
  });

  test(`a dialog ${mayBeLeft ? 'closes' : 'stays open'} on Escape`, async () => {
    const onClose = vi.fn();
    const { user } = await open({ onClose });
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(mayBeLeft ? 1 : 0);
    expect(screen.queryAllByRole(role, { name: title })).toHaveLength(mayBeLeft ? 0 : 1);
  });

  if (isProgress(type)) {
    test('a progress dialog shows its text as a status and an indeterminate progress bar', async () => {
      const { dialog } = await open();
      expect(within(dialog).getByRole('status').textContent).toMatch(/\p{L}{3}/u);
      within(dialog).getByRole('progressbar', { name: 'En curso' });
    });
    return;
  }

  test('a dialog closes on its accept button, then runs the accept handler and restores the focus', async () => {
    const onAccept = vi.fn();
    const { modal, user } = await open({ onAccept: () => onAccept(modal.current.value) });
    const accept = type === 'sendPool' ? buttons[0] : buttons.at(-1);
    await user.click(screen.getByRole('button', { name: accept ?? '' }));
    expect(onAccept).toHaveBeenCalledExactlyOnceWith(null);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' })));
  });
});

test('a dialog that shows a result replaces the dialog before it, and the focus returns to the first opener', async () => {
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

test('a dialog that replaces another dialog is announced in a live region, and the first dialog is not', async () => {
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

test('the focus goes to the page’s heading when the opener of a dialog is gone', async () => {
  const { modal, rerender, user } = await setUp();
  act(() => modal.show({ type: 'connectionError' }));
  await screen.findByRole('alertdialog');
  rerender();
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Partidos' })));
});

test('the focus goes to the page’s heading, not to a link that had the focus earlier, when the opener of a dialog is gone', async () => {
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

test.each<[ModalType, string, string]>([
  ['verifyAccountError', 'Ir a confirmar', '/user/confirm-account'],
  ['accountVerified', 'Iniciar sesión', '/user/login'],
  ['accountEliminated', 'Crear cuenta', '/user/register'],
  ['changePasswordExpired', 'Pedir otro enlace', '/user/forgot-password'],
  ['newAccount', 'Escribir mi código', '/user/confirm-account'],
  ['passwordChanged', 'Iniciar sesión', '/user/login'],
  ['verifyAccountSuccess', '¡A jugar!', '/games'],
  ['poolGameNotAvailable', 'Ver mis partidos', '/games'],
])('the accept button of %s, labelled “%s”, opens %s', async (type, button, place) => {
  const { modal, user } = await setUp();
  act(() => modal.show({ type, params: PARAMS }));
  await user.click(await screen.findByRole('button', { name: button }));
  expect(screen.getByTestId('place').textContent).toContain(place);
});

test('accountEliminated ends the session with either button', async () => {
  const { auth, modal, user } = await setUp();
  auth.status.value = 'authenticated';
  act(() => modal.show({ type: 'accountEliminated' }));
  await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
  expect(auth.leave).toHaveBeenCalledOnce();
});

test('accountEliminated does not end a session when a visitor closes the dialog', async () => {
  const { auth, modal, user } = await setUp();
  act(() => modal.show({ type: 'accountEliminated' }));
  await user.keyboard('{Escape}');
  expect(auth.leave).not.toHaveBeenCalled();
});

test('accountEliminated clears the session before its accept button opens the registration', async () => {
  const { auth, modal, user } = await setUp();
  act(() => modal.show({ type: 'accountEliminated' }));
  await user.click(await screen.findByRole('button', { name: 'Crear cuenta' }));
  expect(auth.forget).toHaveBeenCalledOnce();
  expect(screen.getByTestId('place').textContent).toBe('/user/register');
});

test('sendPool lists every score that will be sent and the games left blank', async () => {
  const { modal } = await setUp();
  act(() => modal.show({ type: 'sendPool', params: PARAMS }));
  const dialog = await screen.findByRole('alertdialog');
  const rows = within(dialog).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Tigres.*2 – 0.*Toluca/),
    expect.stringMatching(/Guadalajara.*2 – 1.*Cruz Azul/),
  ]);
  expect(dialog.textContent).toContain('Vas a enviar 3 pronósticos.');
  expect(dialog.textContent).toContain('Te falta 1 partido por llenar; puedes enviarlo después.');
});

test('sendPool shows its accept button in the secondary look and its cancel button in the primary look', async () => {
  const { modal } = await setUp();
  act(() => modal.show({ type: 'sendPool', params: PARAMS }));
  expect((await screen.findByRole('button', { name: 'Sí, enviar' })).classList).toContain('button-line');
  expect(screen.getByRole('button', { name: 'Todavía no' }).classList).toContain('button-primary');
});

test('poolsSent shows the ticket with its folio and its time at −06:00', async () => {
  const { modal } = await setUp();
  act(() => modal.show({ type: 'poolsSent', params: PARAMS }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Boleto Jornada 7');
  expect(dialog.textContent).toContain('Folio 004 271');
  expect(dialog.textContent).toContain('29 AGO 16:33');
});

test.each([
  [0, 'hasta el silbatazo'],
  [1, 'hasta 1 hora antes del silbatazo'],
  [2, 'hasta 2 horas antes del silbatazo'],
])('poolGameNotAvailable names a cut-off of %i hours before the kick-off', async (hours, words) => {
  const { modal } = await setUp();
  act(() => modal.show({ type: 'poolGameNotAvailable', params: { hours } }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain(words);
});

test.each([
  [0, 'Vas a cerrar tu sesión en este dispositivo.'],
  [1, 'Tienes 1 pronóstico sin enviar; se queda guardado aquí.'],
  [3, 'Tienes 3 pronósticos sin enviar; se quedan guardados aquí.'],
])('closeSession with %i drafts shows the text for that number of drafts', async (count, words) => {
  const { modal } = await setUp();
  act(() => modal.show({ type: 'closeSession', params: { count } }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain(words);
});

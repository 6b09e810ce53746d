import { signal } from '@preact/signals-react';
import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ModalType } from '../../stores/shell/modal.ts';
import { PARAMS, setUp } from './ModalHost.test.helper.tsx';

test.each<[ModalType, string, string]>([
  ['verifyAccountError', 'Ir a confirmar', '/user/confirm-account'],
  ['accountVerified', 'Iniciar sesión', '/user/login'],
  ['accountEliminated', 'Crear cuenta', '/user/register'],
  ['changePasswordExpired', 'Pedir otro enlace', '/user/forgot-password'],
  ['newAccount', 'Escribir mi código', '/user/confirm-account'],
  ['passwordChanged', 'Iniciar sesión', '/user/login'],
  ['verifyAccountSuccess', '¡A jugar!', '/games'],
  ['poolGameNotAvailable', 'Ver mis partidos', '/games'],
])('the accept button of the dialog %s, labelled “%s”, opens %s', async (type, button, place) => {
  const { modal, user } = await setUp();
  act(() => modal.show({ type, params: PARAMS }));
  await user.click(await screen.findByRole('button', { name: button }));
  expect(screen.getByTestId('place').textContent).toContain(place);
});

test('the dialog accountEliminated does not end a session when a visitor closes the dialog', async () => {
  const { auth, modal, user } = await setUp();
  act(() => modal.show({ type: 'accountEliminated' }));
  await user.keyboard('{Escape}');
  expect(auth.leave).not.toHaveBeenCalled();
});

test('the dialog sendPool lists the scores of its `lines`, and says how many predictions will be sent and how many games are empty', async () => {
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

test.each([
  [['3'], 'Ojo: 1 partido cierra en las próximas 24 horas y sigue vacío.'],
  [['3', '4'], 'Ojo: 2 partidos cierran en las próximas 24 horas y siguen vacíos.'],
])(
  'with the empty games %j that close within 24 hours, the dialog sendPool says “%s”, and “Ir al primero” calls `goToFirst`',
  async (ids, words) => {
    const { modal, user } = await setUp();
    const closingSoon = { gameIds: signal(ids), goToFirst: vi.fn() };
    act(() => modal.show({ type: 'sendPool', params: { ...PARAMS, closingSoon } }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain(words);
    await user.click(screen.getByRole('button', { name: 'Ir al primero' }));
    expect(closingSoon.goToFirst).toHaveBeenCalledOnce();
  },
);

test('the dialog sendPool’s note about games that close soon counts one less when one closes; without games, it goes and its focus moves to “Todavía no”', async () => {
  const { modal } = await setUp();
  const gameIds = signal(['3', '4']);
  act(() =>
    modal.show({ type: 'sendPool', params: { ...PARAMS, closingSoon: { gameIds, goToFirst: vi.fn() } } }),
  );
  const dialog = await screen.findByRole('alertdialog');
  act(() => screen.getByRole('button', { name: 'Ir al primero' }).focus());
  const change = (ids: string[]) =>
    act(() => {
      gameIds.value = ids;
    });
  change(['4']);
  expect(dialog.textContent).toContain('Ojo: 1 partido cierra');
  change([]);
  expect(dialog.textContent).not.toContain('próximas 24 horas');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Todavía no' }));
});

test('in the dialog sendPool, “Todavía no” has the look of the primary button and “Sí, enviar” that of a secondary one', async () => {
  const { modal } = await setUp();
  act(() => modal.show({ type: 'sendPool', params: PARAMS }));
  expect((await screen.findByRole('button', { name: 'Sí, enviar' })).classList).toContain('button-line');
  expect(screen.getByRole('button', { name: 'Todavía no' }).classList).toContain('button-primary');
});

test('the dialog poolsSent shows the ticket with its folio and its time at −06:00', async () => {
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
])(
  'the dialog poolGameNotAvailable with a cut-off %i hours before the kick-off says: %s',
  async (hours, words) => {
    const { modal } = await setUp();
    act(() => modal.show({ type: 'poolGameNotAvailable', params: { hours } }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain(words);
  },
);

test.each([
  [0, 'Vas a cerrar tu sesión en este dispositivo.'],
  [1, 'Tienes 1 pronóstico sin enviar; se queda guardado aquí.'],
  [3, 'Tienes 3 pronósticos sin enviar; se quedan guardados aquí.'],
])('the dialog closeSession with %i drafts says: %s', async (count, words) => {
  const { modal } = await setUp();
  act(() => modal.show({ type: 'closeSession', params: { count } }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain(words);
});

import { signal } from '@preact/signals-react';
import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PARAMS, setUp } from './ModalHost.test.helper.tsx';

test('the accept button “Ver mis partidos” of the dialog poolGameNotAvailable opens Partidos', async () => {
  const { modal, user } = await setUp();
  act(() => modal.show({ type: 'poolGameNotAvailable', params: { hours: 0 } }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('hasta el silbatazo');
  await user.click(screen.getByRole('button', { name: 'Ver mis partidos' }));
  expect(screen.getByTestId('place').textContent).toContain('/games');
});

test('the dialog accountEliminated does not end a session when a visitor closes the dialog', async () => {
  const { auth, modal, user } = await setUp();
  act(() => modal.show({ type: 'accountEliminated' }));
  await user.keyboard('{Escape}');
  expect(auth.logOut).not.toHaveBeenCalled();
});

test('the dialog sendPool lists the scores of its `lines`, counts what will be sent and what is empty, and has “Todavía no” as its primary button', async () => {
  const { modal } = await setUp();
  act(() => modal.show({ type: 'sendPool', params: PARAMS.sendPool }));
  const dialog = await screen.findByRole('alertdialog');
  const rows = within(dialog).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Tigres.*2 – 0.*Toluca/),
    expect.stringMatching(/Guadalajara.*2 – 1.*Cruz Azul/),
  ]);
  expect(dialog.textContent).toContain('Vas a enviar 2 pronósticos.');
  expect(dialog.textContent).toContain('Te falta 1 partido por llenar; puedes enviarlo después.');
  expect(screen.getByRole('button', { name: 'Sí, enviar' }).classList).toContain('button-line');
  expect(screen.getByRole('button', { name: 'Todavía no' }).classList).toContain('button-primary');
});

test('the dialog sendPool’s note counts the empty games that close soon and offers the first; without games, it goes and its focus moves to “Todavía no”', async () => {
  const { modal, user } = await setUp();
  const gameIds = signal(['3', '4']);
  const goToFirst = vi.fn();
  act(() =>
    modal.show({ type: 'sendPool', params: { ...PARAMS.sendPool, closingSoon: { gameIds, goToFirst } } }),
  );
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Ojo: 2 partidos cierran en las próximas 24 horas y siguen vacíos.');
  await user.click(screen.getByRole('button', { name: 'Ir al primero' }));
  expect(goToFirst).toHaveBeenCalledOnce();
  const change = (ids: string[]) =>
    act(() => {
      gameIds.value = ids;
    });
  change(['4']);
  expect(dialog.textContent).toContain('Ojo: 1 partido cierra en las próximas 24 horas y sigue vacío.');
  change([]);
  expect(dialog.textContent).not.toContain('próximas 24 horas');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Todavía no' }));
});

test('the dialog poolsSent shows the ticket with its folio and its time at −06:00', async () => {
  const { modal } = await setUp();
  act(() => modal.show({ type: 'poolsSent', params: PARAMS.poolsSent }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Boleto Jornada 7');
  expect(dialog.textContent).toContain('Folio 004 271');
  expect(dialog.textContent).toContain('29 AGO 16:33');
});

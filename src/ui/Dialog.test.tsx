import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Progress } from './Progress.tsx';

function Farewell({ isDismissable = true }: { isDismissable?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Salir</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        isDismissable={isDismissable}
        tone="confirm"
        title="¿Ya te vas?"
        text="Tus pronósticos se quedan guardados aquí."
        data={{ 'data-modal': 'closeSession' }}
        actions={
          <>
            <Button onClick={() => setIsOpen(false)} data-autofocus>
              Me quedo
            </Button>
            <Button>Cerrar sesión</Button>
          </>
        }
      />
    </>
  );
}

async function open(isDismissable = true) {
  render(<Farewell isDismissable={isDismissable} />);
  await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
  return screen.findByRole('dialog', { name: '¿Ya te vas?' });
}

test('a dialog is named by its title and described by its text', async () => {
  await open();
  const description = 'Tus pronósticos se quedan guardados aquí.';
  expect(screen.getByRole('dialog', { description })).toBeTruthy();
});

test('a dialog sets the attribute data-modal from its prop `data`', async () => {
  expect((await open()).getAttribute('data-modal')).toBe('closeSession');
});

test('a dialog opens with the focus on the button with data-autofocus', async () => {
  await open();
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Me quedo' })),
  );
});

test('Tab keeps the focus inside a dialog', async () => {
  await open();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
});

test('Escape closes a dialog and focuses the button that opened it', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Salir' })));
});

test('a dialog that cannot be dismissed stays open after Escape', async () => {
  await open(false);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a dialog that cannot be dismissed keeps the focus on its button when Escape is pressed', async () => {
  await open(false);
  const button = screen.getByRole('button', { name: 'Me quedo' });
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(button);
});

const renderProgressDialog = () =>
  render(
    <Dialog
      isOpen
      onClose={() => {}}
      isDismissable={false}
      isBusy
      tone="progress"
      title="Enviando tu jugada…"
      text="No cierres esta pantalla."
    >
      <Progress label="En curso" isEndless />
    </Dialog>,
  );

test('a progress dialog without buttons is busy, takes the focus and has its text in a status region', async () => {
  renderProgressDialog();
  const dialog = await screen.findByRole('dialog', { name: 'Enviando tu jugada…', busy: true });
  expect(screen.getByRole('status').textContent).toBe('No cierres esta pantalla.');
  await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
});

test('Tab and Shift+Tab keep the focus inside a progress dialog without buttons', async () => {
  renderProgressDialog();
  const dialog = await screen.findByRole('dialog', { name: 'Enviando tu jugada…' });
  await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  for (const shift of [false, false, true, true]) {
    await userEvent.tab({ shift });
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

test('a dialog can have the role alertdialog', async () => {
  render(
    <Dialog
      isOpen
      onClose={() => {}}
      role="alertdialog"
      tone="error"
      title="Lo sentimos"
      actions={<Button>Aceptar</Button>}
    />,
  );
  expect(await screen.findByRole('alertdialog', { name: 'Lo sentimos' })).toBeTruthy();
});

test('the page behind a dialog that is open from its first render is inert, also when the dialog opens again', async () => {
  const dialog = (
    <Dialog isOpen onClose={() => {}} tone="error" title="Lo sentimos" actions={<Button>Aceptar</Button>} />
  );
  const page = (isDrawn: boolean) => (
    <>
      <Button>Salir</Button>
      {isDrawn ? dialog : null}
    </>
  );
  const { rerender } = render(page(true));
  for (const _ of ['first', 'second']) {
    rerender(page(true));
    await screen.findByRole('dialog', { name: 'Lo sentimos' });
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Salir' })).toBeNull());
    rerender(page(false));
    await screen.findByRole('button', { name: 'Salir' });
  }
});

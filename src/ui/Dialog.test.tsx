import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Progress } from './Progress.tsx';

test('a dialog that cannot be dismissed keeps the focus on its button when Escape is pressed', async () => {
  render(
    <Dialog
      onClose={() => {}}
      isDismissable={false}
      variant="done"
      title="Código enviado"
      actions={<Button data-autofocus>Aceptar</Button>}
    />,
  );
  const button = await screen.findByRole('button', { name: 'Aceptar' });
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(button);
});

test('Tab and Shift+Tab keep the focus inside a progress dialog without buttons', async () => {
  render(
    <Dialog onClose={() => {}} isDismissable={false} variant="progress" title="Enviando tu jugada…">
      <Progress label="En curso" />
    </Dialog>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Enviando tu jugada…', busy: true });
  await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  for (const shift of [false, false, true, true]) {
    await userEvent.tab({ shift });
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

test('the page behind a dialog that is open from its first render is inert, also when the dialog opens again', async () => {
  const dialog = (
    <Dialog onClose={() => {}} variant="error" title="Lo sentimos" actions={<Button>Aceptar</Button>} />
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

test('a dialog with the name of a region has its text and children in that region, which the keyboard can scroll, and its buttons after it', async () => {
  render(
    <Dialog
      onClose={() => {}}
      variant="confirm"
      title="¿Sellamos tu boleto?"
      text="Vas a enviar 2 pronósticos."
      regionLabel="Lo que vas a enviar"
      hasFocusInside={false}
      actions={<Button>Sí, enviar</Button>}
    >
      <p>Tigres 2 – 0 Toluca</p>
    </Dialog>,
  );
  const region = await screen.findByRole('region', { name: 'Lo que vas a enviar' });
  expect(region.textContent).toBe('Vas a enviar 2 pronósticos.Tigres 2 – 0 Toluca');
  await userEvent.tab();
  expect(document.activeElement).toBe(region);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sí, enviar' }));
});

test.each([
  ['error', 'cutout-l-chile'],
  ['confirm', 'cutout-l-queso'],
  ['done', 'cutout-l-verde'],
  ['progress', 'cutout-l-cielo'],
] as const)('a dialog of the kind “%s” has the shadow %s', async (variant, shadow) => {
  render(<Dialog onClose={() => {}} variant={variant} title="Listo" actions={<Button>Aceptar</Button>} />);
  const dialog = await screen.findByRole('dialog', { name: 'Listo' });
  expect(dialog.querySelector('[class*="cutout-l-"]')?.classList).toContain(shadow);
});

test.each([
  ['progress', 'status', 'animate-enter-late'],
  ['done', null, 'animate-enter'],
] as const)(
  'the text of a dialog of the kind “%s” has the role %s, and its paper appears by %s',
  async (variant, role, animation) => {
    render(<Dialog onClose={() => {}} variant={variant} title="Listo" text="Un momento" />);
    const text = await screen.findByText('Un momento');
    expect(text.getAttribute('role')).toBe(role);
    expect(document.querySelector('.dialog-panel')?.classList).toContain(animation);
  },
);

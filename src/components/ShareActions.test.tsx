import { signal } from '@preact/signals-react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getPlaceWords } from '../copy/share.ts';
import { renderWithStores } from '../testing/open-page.tsx';
import { ShareActions } from './ShareActions.tsx';
import type { ShareCard } from './share/share-card.ts';

// The code of the dialog takes seconds to load on a busy machine.
beforeAll(() => import('./share/ShareDialog.tsx'));

const renderCard = vi.fn(async (..._args: unknown[]) => new Blob(['png']));
const drawOnCanvas = vi.fn(async (..._args: unknown[]) => true);
/** The names of the files that were saved. */
let saved: string[];

beforeEach(() => {
  saved = [];
  renderCard.mockClear();
  drawOnCanvas.mockClear();
  vi.doMock('./share/draw-card.ts', () => ({ drawOnCanvas, renderCard }));
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:card', revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const CARD: ShareCard = { kind: 'place', tag: 'General', position: 12, score: 7, exact: 1, results: 2 };

async function open() {
  const modal = { current: signal<object | null>(null) };
  renderWithStores(<ShareActions card={CARD} words={getPlaceWords(12)} />, { modal });
  const player = userEvent.setup({ delay: null });
  await player.click(screen.getByRole('button', { name: 'Compartir' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tu tarjeta' });
  // In Vitest, a second import of a mocked module gets no mock while the first one is pending.
  await waitFor(() => expect(drawOnCanvas).toHaveBeenCalled());
  return { dialog: within(dialog), modal, player };
}

const share = 'Compartir imagen';

test('“Compartir” opens a dialog with the square picture, which one press shares', async () => {
  const { dialog, player } = await open();
  expect(dialog.getByRole('radio', { name: 'Publicación' })).toHaveProperty('checked', true);
  expect(dialog.getByRole('img', { name: 'Tu tarjeta para compartir' })).toBeTruthy();
  await player.click(dialog.getByRole('button', { name: share }));
  expect(await dialog.findByText(/^Si no se descargó/)).toBeTruthy();
  expect(renderCard.mock.calls).toEqual([[CARD, 'feed']]);
  expect(saved).toEqual(['mi-lugar-reto-ruffles.png']);
});

test('beside “Compartir” stands no link to WhatsApp, which the dialog has', async () => {
  renderWithStores(<ShareActions card={CARD} words={getPlaceWords(12)} />, {
    modal: { current: signal(null) },
  });
  expect(screen.queryByRole('link')).toBeNull();
});

test('the dialog with the picture ends with “Compartir imagen”, the link to WhatsApp and “Cerrar”, in this order', async () => {
  const { dialog } = await open();
  const actions = dialog.getByRole('button', { name: share }).parentElement;
  const names = [...(actions?.children ?? [])].map((action) => action.textContent?.trim());
  expect(names).toEqual([share, 'Enviar por WhatsApp', 'Cerrar']);
});

test('the dialog with the picture focuses “Compartir imagen” when it opens', async () => {
  const { dialog } = await open();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: share })));
});

test('the format that is chosen in the dialog is previewed, and shared under a file name of its own', async () => {
  const { dialog, player } = await open();
  await player.click(dialog.getByRole('radio', { name: 'Historia' }));
  await waitFor(() => expect(drawOnCanvas.mock.lastCall?.[2]).toMatchObject({ format: 'story' }));
  await player.click(dialog.getByRole('button', { name: share }));
  await dialog.findByText(/^Si no se descargó/);
  expect(renderCard.mock.calls).toEqual([[CARD, 'story']]);
  expect(saved).toEqual(['mi-lugar-reto-ruffles-historia.png']);
});

test('after a picture was offered for saving, another format shows its own preview', async () => {
  const { dialog, player } = await open();
  await player.click(dialog.getByRole('button', { name: share }));
  await dialog.findByText(/^Si no se descargó/);
  await player.click(dialog.getByRole('radio', { name: 'Historia' }));
  expect(dialog.queryByText(/^Si no se descargó/)).toBeNull();
  await waitFor(() => expect(drawOnCanvas.mock.lastCall?.[2]).toMatchObject({ format: 'story' }));
});

test('the chosen format stays after sharing, and the dialog begins with the square one when it opens again', async () => {
  const { dialog, player } = await open();
  await player.click(dialog.getByRole('radio', { name: 'Historia' }));
  await player.click(dialog.getByRole('button', { name: share }));
  await dialog.findByText(/^Si no se descargó/);
  expect(dialog.getByRole('radio', { name: 'Historia' })).toHaveProperty('checked', true);
  await player.click(dialog.getByRole('button', { name: 'Cerrar' }));
  await player.click(await screen.findByRole('button', { name: 'Compartir' }));
  expect(await screen.findByRole('radio', { name: 'Publicación' })).toHaveProperty('checked', true);
});

test('the dialog says that the device could not draw the picture, and offers the link', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderCard.mockRejectedValueOnce(new Error('no canvas'));
  const { dialog, player } = await open();
  await player.click(dialog.getByRole('button', { name: share }));
  expect(await dialog.findByText(/^No pudimos armar la tarjeta/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Enviar por WhatsApp' })).toBeTruthy();
});

test('closing the dialog returns the focus to its button', async () => {
  const { dialog, player } = await open();
  await player.click(dialog.getByRole('button', { name: 'Cerrar' }));
  const button = await screen.findByRole('button', { name: 'Compartir' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('a dialog of the app closes the dialog with the picture, which doesn’t come back after it', async () => {
  const { modal } = await open();
  modal.current.value = { type: 'expiredSession' };
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => {
    modal.current.value = null;
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('while the picture is made, the dialog keeps the format in which it will be shared', async () => {
  let finish = (_picture: Blob) => {};
  renderCard.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  const { dialog, player } = await open();
  await player.click(dialog.getByRole('button', { name: share }));
  await player.click(dialog.getByRole('radio', { name: 'Historia' }));
  finish(new Blob(['png']));
  expect(await dialog.findByText(/^Si no se descargó/)).toBeTruthy();
  expect(saved).toEqual(['mi-lugar-reto-ruffles.png']);
  expect(dialog.getByRole('radio', { name: 'Publicación' })).toHaveProperty('checked', true);
  await player.click(dialog.getByRole('radio', { name: 'Historia' }));
  expect(dialog.getByRole('radio', { name: 'Historia' })).toHaveProperty('checked', true);
});

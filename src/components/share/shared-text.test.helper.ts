import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

/** The code of the dialog takes seconds to load on a busy machine. */
const TIMEOUT_MS = 8_000;

/**
 * Opens the dialog with the picture, which is not drawn, by its button. Returns the text that its link sends to
 * WhatsApp.
 */
export async function readSharedText(button: string): Promise<string | null> {
  vi.doMock('./draw-card.ts', () => ({ drawOnCanvas: async () => true }));
  await userEvent.click(screen.getByRole('button', { name: button }));
  const link = await screen.findByRole('link', { name: 'Enviar por WhatsApp' }, { timeout: TIMEOUT_MS });
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text');
}

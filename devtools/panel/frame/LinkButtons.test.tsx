// @vitest-environment jsdom
import { signal } from '@preact/signals-react';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StepView } from '../../api.ts';
import { copyText } from '../../ui/copy-text.ts';
import { PanelContext, type PanelContextValue } from '../context/context.ts';
import { LinkButtons } from './LinkButtons.tsx';

vi.mock('../../ui/copy-text.ts', () => ({ copyText: vi.fn() }));
vi.mock('../../ui/QrDialog.tsx', () => ({ QrDialog: ({ link }: { link: string }) => <p>{link}</p> }));

beforeEach(() => void vi.mocked(copyText).mockClear());

function show(playing: Partial<StepView> | null) {
  const context = {
    simulator: {
      link: async () => 'link of the world',
      recipe: { link: async (id: string) => `link of ${id}` },
    },
    reads: { playing: signal(playing) },
    run: (action: () => unknown) => void action(),
  } as unknown as PanelContextValue;
  render(
    <PanelContext value={context}>
      <LinkButtons hasText />
    </PanelContext>,
  );
}

test.each([
  ['the world', null, 'Copiar enlace de este mundo', 'link of the world'],
  [
    'the recipe that plays',
    { recipe: 'moment/live' },
    'Copiar enlace de este recorrido',
    'link of moment/live',
  ],
])('“Copiar enlace” of the dock copies the link of %s', async (_of, playing, name, link) => {
  show(playing);
  fireEvent.click(screen.getByRole('button', { name }));
  await vi.waitFor(() => expect(copyText).toHaveBeenCalledOnce());
  expect(await vi.mocked(copyText).mock.calls[0]?.[0]).toBe(link);
});

test.each([
  ['the world', null, 'Código QR de este mundo', 'link of the world'],
  ['the recipe that plays', { recipe: 'moment/live' }, 'Código QR de este recorrido', 'link of moment/live'],
])('the QR code of the dock is that of %s', async (_of, playing, name, link) => {
  show(playing);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(link)).toBeTruthy();
});

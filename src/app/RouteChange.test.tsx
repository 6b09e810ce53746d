import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '../testing/open-app.tsx';
import { setUpScriptedServer } from '../testing/scripted-server.ts';

setUpScriptedServer();

test('a change of route scrolls to the top, focuses the heading and announces the title [2.27]', async () => {
  const app = await openApp('/faq');
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  await app.user.click(screen.getAllByRole('link', { name: 'Premios' })[0] as HTMLElement);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Lo que se gana' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  await waitFor(() => expect(screen.getByText('Premios | Reto Ruffles', { selector: 'p' })).toBeTruthy());
});

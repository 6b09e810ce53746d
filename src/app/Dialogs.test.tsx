import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectConsole, getConsoleOutput } from '../../scripts/test-setup.ts';
import type { DialogRequest } from '../stores/shell/dialogs.ts';
import { openApp } from '../testing/open-app.tsx';
import { setUpScriptedServer } from '../testing/scripted-server.ts';

setUpScriptedServer();

test('a mistake in a dialog closes it and shows unpreventedError over the page', async () => {
  const app = await openApp('/user/login');
  act(() => app.stores.modal.show({ type: 'not-a-dialog' } as unknown as DialogRequest));
  await app.dialog('unpreventedError');
  expect(document.querySelector('h1')?.textContent).not.toBe('¡Oops! ...');
  expect(getConsoleOutput().length).toBeGreaterThan(0);
  act(() => app.stores.modal.cancel());
  await waitFor(() => expect(app.dialogs()).toEqual([]));
  act(() => app.stores.modal.show({ type: 'connectionError' }));
  await app.dialog('connectionError');
  expectConsole(/not-a-dialog|Cannot read properties|Cannot destructure|is not a function/);
});

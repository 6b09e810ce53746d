import { signal } from '@preact/signals-react';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CommonStores } from '../stores/index.ts';
import { StoresContext } from '../use-stores.ts';
import { StartView } from './StartView.tsx';

function open(isOffline: boolean, wait: number) {
  vi.useFakeTimers({ now: 0 });
  const stores = { auth: { startWait: signal(wait) }, network: { isOffline: signal(isOffline) } };
  render(
    <StoresContext value={stores as unknown as CommonStores}>
      <StartView />
    </StoresContext>,
  );
  return () => screen.getByRole('status').textContent;
}

test.each([
  ['without a connection', true, 0, 'Sin internet. En cuanto vuelva, seguimos.'],
  ['that the server has put off', false, 42, 'La tribuna está llenísima. Esperamos 42 s y seguimos.'],
])('a session start %s says at once what it waits for', (_what, isOffline, wait, text) => {
  expect(open(isOffline, wait)()).toBe(text);
});

test('a session start says after three seconds that the app is still trying', () => {
  const read = open(false, 0);
  act(() => void vi.advanceTimersByTime(2_900));
  expect(read()).toBe('');
  act(() => void vi.advanceTimersByTime(200));
  expect(read()).toBe('Seguimos intentando…');
});

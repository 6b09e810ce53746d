import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createLazy, type Lazy } from '../lib/lazy.ts';
import { useLazy } from './use-lazy.ts';

function Probe({ lazy, isNeeded }: { lazy: Lazy<string>; isNeeded?: boolean }) {
  const { current, error } = useLazy(lazy, isNeeded);
  return <p>{error ? String(error) : (current ?? 'loading')}</p>;
}

test('useLazy renders its component again once the value has been fetched', async () => {
  render(<Probe lazy={createLazy(async () => 'code')} />);
  expect(screen.getByText('loading')).toBeTruthy();
  expect(await screen.findByText('code')).toBeTruthy();
});

test('useLazy returns an already loaded value in the first render', async () => {
  const lazy = createLazy(async () => 'code');
  await lazy.load();
  render(<Probe lazy={lazy} />);
  expect(screen.getByText('code')).toBeTruthy();
});

test('useLazy fetches nothing until its component needs the value', async () => {
  const fetch = vi.fn(async () => 'code');
  const lazy = createLazy(fetch);
  const view = render(<Probe lazy={lazy} isNeeded={false} />);
  expect(fetch).not.toHaveBeenCalled();
  view.rerender(<Probe lazy={lazy} isNeeded />);
  expect(await screen.findByText('code')).toBeTruthy();
});

test('useLazy returns the error of a failed fetch and fetches again in a later mount', async () => {
  const fetch = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  const lazy = createLazy(fetch);
  const view = render(<Probe lazy={lazy} />);
  expect(await screen.findByText('Error: offline')).toBeTruthy();
  view.unmount();
  render(<Probe lazy={lazy} />);
  expect(await screen.findByText('code')).toBeTruthy();
});

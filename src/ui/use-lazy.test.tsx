import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createLazy, type Lazy } from '../lib/lazy.ts';
import { useLazy } from './use-lazy.ts';

function Probe({ lazy, isNeeded }: { lazy: Lazy<string>; isNeeded?: boolean }) {
  const { current, error } = useLazy(lazy, isNeeded);
  return <p>{error ? String(error) : (current ?? 'loading')}</p>;
}

test('the component renders again with the value once it has been fetched', async () => {
  render(<Probe lazy={createLazy(async () => 'code')} />);
  expect(screen.getByText('loading')).toBeTruthy();
  expect(await screen.findByText('code')).toBeTruthy();
});

test('a preloaded value is there in the first render', async () => {
  const lazy = createLazy(async () => 'code');
  await lazy.load();
  render(<Probe lazy={lazy} />);
  expect(screen.getByText('code')).toBeTruthy();
});

test('nothing is fetched until the value is needed', async () => {
  const fetch = vi.fn(async () => 'code');
  const lazy = createLazy(fetch);
  const view = render(<Probe lazy={lazy} isNeeded={false} />);
  expect(fetch).not.toHaveBeenCalled();
  view.rerender(<Probe lazy={lazy} isNeeded />);
  expect(await screen.findByText('code')).toBeTruthy();
});

test('a failed fetch is the error of the hook, and a later mount fetches again', async () => {
  const fetch = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  const lazy = createLazy(fetch);
  const view = render(<Probe lazy={lazy} />);
  expect(await screen.findByText('Error: offline')).toBeTruthy();
  view.unmount();
  render(<Probe lazy={lazy} />);
  expect(await screen.findByText('code')).toBeTruthy();
});

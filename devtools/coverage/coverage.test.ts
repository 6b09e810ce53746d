// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest';
import type { Simulator } from '../api.ts';
import { startSimulator } from '../testing.tsx';
import { getRoutePattern } from './routes.ts';

let simulator: Simulator;
beforeEach(() => {
  sessionStorage.clear();
  simulator = startSimulator();
});

test('getRoutePattern returns “*” for a path that can’t be decoded, and “/games” for “/games/”', () => {
  expect(getRoutePattern('/nowhere/%E0%A4%A')).toBe('*');
  expect(getRoutePattern('/games/')).toBe('/games');
});

test('after a response with “(and 1 more error)”, `cover.report()` counts its message as seen with and without this ending', async () => {
  const message = 'The email has already been taken. (and 1 more error)';
  const match = 'POST /api/user/register';
  await simulator.fault.add({ match, effect: { status: 422, message }, times: 'always' });
  await simulator.handle(new Request('http://localhost/api/user/register', { method: 'POST' }));
  const { seen } = simulator.cover.report().messages;
  expect(seen).toEqual(['The email has already been taken.', message]);
});

test('a simulator that starts before the page has a body emits the event `modal` for a dialog that opens later', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const body = vi.spyOn(document, 'body', 'get').mockReturnValue(null as never);
  const early = startSimulator();
  const seen: string[] = [];
  early.on('modal', (name) => seen.push(name));
  document.dispatchEvent(new Event('DOMContentLoaded'));
  body.mockRestore();
  const dialog = document.createElement('div');
  dialog.dataset.modal = 'sendPool';
  document.body.append(dialog);
  await vi.waitFor(() => expect(seen).toEqual(['sendPool']));
  dialog.remove();
});

test('after `cover.clear()`, a dialog that stays open counts as seen again at the next look', () => {
  const dialog = document.createElement('div');
  dialog.dataset.modal = 'sendPool';
  document.body.append(dialog);
  const getSeen = () => {
    simulator.cover.look();
    return simulator.cover.report().modals.seen;
  };
  expect(getSeen()).toEqual(['sendPool']);
  simulator.cover.clear();
  expect(simulator.cover.report().modals.seen).toEqual([]);
  expect(getSeen()).toEqual(['sendPool']);
  dialog.remove();
});

test('`cover.openDialog()` has the time at which a dialog opened, also after later time jumps, until it closes', async () => {
  const at = simulator.clock.now();
  const dialog = document.createElement('div');
  dialog.dataset.modal = 'sendPool';
  document.body.append(dialog);
  await vi.waitFor(() =>
    expect(simulator.cover.openDialog()).toEqual({ name: 'modal:sendPool', at, seq: 0 }),
  );
  await simulator.clock.advance('5m');
  simulator.cover.look();
  expect(simulator.cover.openDialog()?.at).toBe(at);
  dialog.remove();
  await vi.waitFor(() => expect(simulator.cover.openDialog()).toBeNull());
});

test('`cover.report()` lists each message of the server once', () => {
  const { seen, never } = simulator.cover.report().messages;
  expect(new Set([...seen, ...never]).size).toBe(seen.length + never.length);
});

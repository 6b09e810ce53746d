import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Simulator } from '../../api.ts';
import { mountDock } from '../../dock/dock.ts';
import { SECTIONS } from '../../state/sections.ts';
import { createSettingsStore } from '../../state/settings.ts';
import { showPanel, startSimulator } from '../../testing.tsx';

vi.mock('../panel.tsx', async (load) => ({
  ...(await load<object>()),
  mountPanel: () => ({ close() {}, focus() {} }),
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  vi.setSystemTime(new Date('2026-08-26T18:00:10Z'));
});
afterEach(() => void vi.useRealTimers());

async function startRunning(): Promise<Simulator> {
  const simulator = startSimulator();
  await simulator.clock.resume(1);
  return simulator;
}

const passSeconds = async (seconds: number) => {
  for (let second = 0; second < seconds; second += 1)
    await act(async () => void vi.advanceTimersByTime(1_000));
};

const spyOnReads = (simulator: Simulator) => [
  vi.spyOn(simulator.agenda, 'list'),
  vi.spyOn(simulator.agenda, 'next'),
  vi.spyOn(simulator.world, 'table'),
  vi.spyOn(simulator.world, 'facts'),
  vi.spyOn(simulator.world, 'user'),
  vi.spyOn(simulator.net, 'log'),
  vi.spyOn(simulator.mail, 'list'),
  vi.spyOn(simulator.fault, 'list'),
  vi.spyOn(simulator.branch, 'list'),
  vi.spyOn(simulator.cover, 'report'),
];

const clockText = () => document.querySelector('.clock-face time')?.textContent;

test.each(SECTIONS)('between full minutes, an idle panel at $name reads only its clock', async ({ id }) => {
  const simulator = await startRunning();
  showPanel(simulator, { section: id, density: 'qa' });
  const reads = spyOnReads(simulator);
  const getCounts = () => reads.map(({ mock }) => mock.calls.length);
  const none = reads.map(() => 0);
  // Waits until the opened section of the panel has finished its first renders.
  await vi.waitFor(
    async () => {
      for (const read of reads) read.mockClear();
      await passSeconds(2);
      expect(getCounts()).toEqual(none);
    },
    { timeout: 10_000 },
  );
  const before = clockText();
  await passSeconds(10);
  expect(clockText()).not.toBe(before);
  expect(getCounts()).toEqual(none);
});

test('the open panel removes a past event of the agenda within a second', async () => {
  const simulator = await startRunning();
  await simulator.clock.goto('cierre(7, 1) - 5s');
  showPanel(simulator, { section: 'clock' });
  expect(screen.getByRole('button', { name: 'Ir a: Cierra PUE–TIJ' })).toBeTruthy();
  await passSeconds(6);
  expect(screen.queryByRole('button', { name: 'Ir a: Cierra PUE–TIJ' })).toBeNull();
});

test('the open panel shows within two seconds a log-in that was stored after the last event of the simulator', async () => {
  const simulator = await startRunning();
  showPanel(simulator, { section: 'personas' });
  await passSeconds(4);
  const user = vi.spyOn(simulator.world, 'user').mockReturnValue(null);
  await act(async () => void simulator.net.clear());
  const shown = () => screen.getByRole('tabpanel').textContent;
  user.mockReturnValue({ id: '1', name: 'Ana', email: 'ana@correo.mx' } as never);
  await passSeconds(2);
  expect(shown()).toContain('ana@correo.mx');
});

test('the pill of a closed panel shows each minute and reads only the clock; otherwise it has no timer', async () => {
  const simulator = await startRunning();
  sessionStorage.clear();
  await mountDock(simulator, createSettingsStore('off', { mode: 'off' }));
  expect(vi.getTimerCount()).toBe(0);
  await mountDock(simulator, createSettingsStore('pill'));
  const hosts = document.querySelectorAll('#simulator');
  const root = hosts[hosts.length - 1]?.shadowRoot as ShadowRoot;
  const hour = () => root.querySelector('.pill-hour')?.textContent;
  expect(vi.getTimerCount()).toBe(1);
  await passSeconds(4);
  const reads = spyOnReads(simulator);
  const before = hour();
  await passSeconds(40);
  expect(hour()).toBe(before);
  expect(reads.map(({ mock }) => mock.calls.length)).toEqual(reads.map(() => 0));
  await passSeconds(20);
  expect(hour()).not.toBe(before);
  root.querySelector<HTMLButtonElement>('.pill-open')?.click();
  expect([root.querySelector('.pill'), vi.getTimerCount()]).toEqual([null, 0]);
});

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { reloadPanel, showPanel, startSimulator } from '../../testing.tsx';

afterEach(() => vi.useRealTimers());

/** A busy machine takes seconds to begin a world. */
const PATIENT = { timeout: 10_000 };

const queryNotice = () => screen.queryByText('Empezaste de cero.');

/** Starts over from a world with a change, and reloads the panel as the page does. */
async function startOverAfterChange() {
  const simulator = startSimulator();
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  showPanel(simulator, { section: 'clock' });
  fireEvent.click(screen.getByRole('button', { name: 'Empezar de cero' }));
  await vi.waitFor(() => expect(simulator.world.facts()).toEqual([]), PATIENT);
  reloadPanel(simulator);
  await simulator.recorder.watch();
  return simulator;
}

test('after “Empezar de cero” the panel says so, and “Deshacer” brings back the world as it was', async () => {
  const simulator = await startOverAfterChange();
  expect(queryNotice()).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await vi.waitFor(() => expect(simulator.world.facts()).toHaveLength(1), PATIENT);
  await vi.waitFor(() => expect(queryNotice()).toBeNull(), PATIENT);
});

test('“Deshacer” of “Empezar de cero” leaves one version, with the name that it had', async () => {
  const simulator = await startOverAfterChange();
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  const getNames = () => simulator.branch.list().map(({ name }) => name);
  await vi.waitFor(() => expect(getNames()).toEqual(['Principal']), PATIENT);
  await simulator.recorder.watch();
});

test('the notice of “Empezar de cero” goes after eight seconds and isn’t shown again after a reload', async () => {
  const simulator = await startOverAfterChange();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  reloadPanel(simulator);
  act(() => void vi.advanceTimersByTime(7_900));
  expect(queryNotice()).toBeTruthy();
  act(() => void vi.advanceTimersByTime(200));
  expect(queryNotice()).toBeNull();
  reloadPanel(simulator);
  expect(queryNotice()).toBeNull();
});

test('the notice of “Empezar de cero” isn’t shown in another branch that begins later', async () => {
  const simulator = await startOverAfterChange();
  await simulator.branch.create();
  expect(queryNotice()).toBeNull();
});

test('the notice of “Empezar de cero” has no “Deshacer” when the earlier world had no changes', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'clock' });
  fireEvent.click(screen.getByRole('button', { name: 'Empezar de cero' }));
  await vi.waitFor(() => expect(queryNotice()).toBeTruthy(), PATIENT);
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  await simulator.recorder.watch();
});

test('what was said of the earlier world goes when the user starts over', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'world' });
  fireEvent.click(screen.getByRole('button', { name: 'Quitar PUE–TIJ' }));
  await screen.findByText(/^Quitaste PUE–TIJ/);
  fireEvent.click(screen.getByRole('button', { name: 'Empezar de cero' }));
  await vi.waitFor(() => expect(queryNotice()).toBeTruthy(), PATIENT);
  expect(screen.queryByText(/^Quitaste PUE–TIJ/)).toBeNull();
  await simulator.recorder.watch();
});

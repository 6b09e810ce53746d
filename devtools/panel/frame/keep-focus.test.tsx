import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, expect, test, vi } from 'vitest';
import type { Simulator } from '../../api.ts';
import type { Settings } from '../../state/settings.ts';
import { reloadPanel, showPanel, startSimulator } from '../../testing.tsx';

interface Case {
  title: string;
  settings: Partial<Settings>;
  prepare?: (simulator: Simulator) => unknown;
  /** The name of the button, which goes away when it is pressed. */
  press: string;
  /** The text of what has the focus then. */
  focused: RegExp;
}

// The recorder's code is still loading when the last test ends.
afterAll(() => vi.dynamicImportSettled());

const CASES: Case[] = [
  {
    title: '“Usar” of a persona, in her row',
    settings: { section: 'personas' },
    press: 'Usar: Ana',
    focused: /^AAna.*ACTIVA$/,
  },
  {
    title: '“Quitar” of the first of two faults, in the row of the second',
    settings: { section: 'faults' },
    prepare: async ({ fault }) => {
      await fault.add({ match: 'GET /api/weeks', effect: { status: 500 } });
      await fault.add({ match: 'GET /api/user', effect: { status: 503 } });
    },
    press: 'Quitar GET /api/weeks: contesta 500',
    focused: /GET \/api\/user/,
  },
  {
    title: '“Borrar” of a branch, in the row of the branch that is left',
    settings: { section: 'branches' },
    prepare: ({ branch }) => branch.create('Otra'),
    press: 'Borrar la rama Principal',
    focused: /en uso/,
  },
  {
    title: '“Deshacer” of a deleted branch, in the part of the branches',
    settings: { section: 'branches' },
    prepare: async ({ branch }) => {
      const { id } = branch.current();
      await branch.create('Otra');
      await branch.remove(id);
    },
    press: 'Deshacer: regresa la rama Principal',
    focused: /^Ramas/,
  },
  {
    title: '“Quitar fallas y normalizar el reloj”, on the selected tab',
    settings: { section: 'clock' },
    prepare: ({ fault }) => fault.add({ match: 'GET /api/weeks', effect: { status: 500 } }),
    press: 'Quitar fallas y normalizar el reloj',
    focused: /^Tiempo$/,
  },
];

test.each(CASES)(
  'the focus of the panel stays near a control that goes away: $title',
  async ({ settings, prepare, press, focused }) => {
    const simulator = startSimulator();
    await prepare?.(simulator);
    showPanel(simulator, settings);
    const button = screen.getByRole('button', { name: press });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button.isConnected).toBe(false));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(focused));
  },
);

test('a press outside the panel before a control goes away leaves the focus where it is', async () => {
  const simulator = startSimulator();
  await simulator.fault.add({ match: 'GET /api/weeks', effect: { status: 500 } });
  showPanel(simulator, { section: 'faults' });
  const button = screen.getByRole('button', { name: 'Quitar GET /api/weeks: contesta 500' });
  button.focus();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
  button.blur();
  await simulator.fault.clear();
  await waitFor(() => expect(button.isConnected).toBe(false));
  // The panel moves the focus in a mutation observer, which runs before the next task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});

test('after a reload, the focus returns to the control of the panel that had it, or to its row', async () => {
  const simulator = startSimulator();
  showPanel(simulator).set({ section: 'personas' });
  (await screen.findByRole('button', { name: 'Usar: Nico' })).focus();
  window.dispatchEvent(new Event('pagehide'));
  reloadPanel(simulator);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Usar: Nico');
  window.dispatchEvent(new Event('pagehide'));
  await simulator.world.as('nico');
  reloadPanel(simulator);
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^NNico.*ACTIVA$/));
});

test('after a reload, the focus is on the selected tab when its control was in no row and is gone', async () => {
  const simulator = startSimulator();
  await simulator.fault.add({ match: 'GET /api/weeks', effect: { status: 500 } });
  showPanel(simulator).set({ section: 'personas' });
  screen.getByRole('button', { name: 'Quitar fallas y normalizar el reloj' }).focus();
  window.dispatchEvent(new Event('pagehide'));
  await simulator.restore();
  reloadPanel(simulator);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Personas'));
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MODALS } from '../../catalogue.ts';
import { RECIPES } from '../../recipes/index.ts';
import { createRecipeRunner } from '../../runner/runner.ts';
import { reloadPanel, showPanel, startSimulator } from '../../testing.tsx';
import { keepMemory } from './memory.ts';

// Queries buttons by label, because `getByRole` is slow in the whole panel.
const press = (name: string) => {
  const found = [...document.querySelectorAll('button:not([role="tab"])')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name,
  );
  if (!found) throw new Error(`There is no button “${name}”`);
  fireEvent.click(found);
};
const field = () => screen.getByLabelText<HTMLInputElement>('Comando');
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const pressKey = (key: string) => fireEvent.keyDown(field(), { key });
const selected = () => document.querySelector('[role="option"][aria-selected="true"]')?.textContent;

// jsdom does not implement `scrollIntoView`.
Element.prototype.scrollIntoView ??= () => {};

test('the command palette keeps its search, its filter and its selected result across a reload', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'network' });
  press('Buscar un comando');
  press('Tiempo');
  write('cierre de la jornada');
  pressKey('ArrowUp');
  const result = selected();
  pressKey('Enter');
  await waitFor(() => expect(simulator.world.facts().at(-1)?.kind).toBe('clock'));
  reloadPanel(simulator);
  press('Buscar un comando');
  expect(field().value).toBe('cierre de la jornada');
  expect(document.querySelector('.palette-filters [aria-pressed="true"]')?.textContent).toBe('Tiempo');
  expect(selected()).toBe(result);
});

test('the button “Diálogos” opens the command palette with all dialogs and trivia screens and an empty search, whatever the last search and filter were', () => {
  const simulator = startSimulator();
  simulator.recipe = createRecipeRunner(simulator, RECIPES, true);
  showPanel(simulator, { section: 'network' });
  keepMemory({ search: '429', filter: 'faults' });
  press('Diálogos');
  expect(field().value).toBe('');
  expect(document.querySelectorAll('[role="option"]')).toHaveLength(MODALS.length + 4);
});

test('the command palette lists a pinned command first until the command is unpinned', () => {
  showPanel(startSimulator(), { section: 'network' });
  press('Buscar un comando');
  write('entrar como mariana');
  press('Fijar: Entrar como Mariana');
  write('');
  const pinned = () => document.querySelector('[role="group"][aria-label="Fijados"]');
  expect(pinned()?.textContent).toContain('Entrar como Mariana');
  expect(selected()).toContain('Entrar como Mariana');
  press('Quitar de fijados: Entrar como Mariana');
  expect(pinned()).toBeNull();
});

test('choosing an endpoint in the command palette opens “Peticiones” filtered by the endpoint’s path', async () => {
  showPanel(startSimulator(), { section: 'mailbox' });
  press('Buscar un comando');
  write('GET /api/weeks');
  pressKey('Enter');
  expect(await screen.findByRole('tabpanel', { name: 'Peticiones' })).toBeTruthy();
  expect(screen.getByLabelText('Filtrar ruta')).toHaveProperty('value', '/api/weeks');
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SECTIONS } from '../../state/sections.ts';
import { showPanel, startSimulator } from '../../testing.tsx';

test.each(['demo', 'qa'] as const)('the density %s lists the sections in the one order', (density) => {
  showPanel(startSimulator(), { density, section: 'personas' });
  expect(screen.getByRole('tablist').textContent).toBe(
    'RecorridosTiempoPersonasFallasMundoEspecificaciónPeticionesBuzónCoberturaRamas',
  );
});

test.each(SECTIONS.map(({ id }) => id))(
  'the section %s in the density Demo contains no technical words',
  async (section) => {
    const simulator = startSimulator();
    await simulator.world.edit('weeks', 7, { alias: 'Mía' });
    await simulator.branch.create('Otra');
    showPanel(simulator, { density: 'demo', section });
    const panel = screen.getByRole('tabpanel');
    const words = [
      panel.textContent,
      ...[...panel.querySelectorAll('[aria-label]')].map((element) => element.ariaLabel),
    ];
    expect(words.join(' ')).not.toMatch(
      /419|semilla|número del mundo|\bhechos?\b|\bHAR\b|curl|\bJSON\b|\/api\/|cierre\(|networkError/i,
    );
  },
);

test('Recorridos in the density Demo has the button “Grabar un recorrido”', () => {
  showPanel(startSimulator(), { density: 'demo', section: 'recipes' });
  expect(screen.getByRole('button', { name: 'Grabar un recorrido' })).toBeTruthy();
});

test('the density QA shows no notice “Demostración: datos ficticios”', () => {
  showPanel(startSimulator(), { density: 'qa', section: 'personas' });
  expect(screen.queryByText('Demostración: datos ficticios')).toBeNull();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPanel, startSimulator } from '../../testing.tsx';

const isAbove = (above: Element, below: Element) =>
  (above.compareDocumentPosition(below) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('in the density Demo, the list, the flow book and the pictures stand above the recipes', () => {
  showPanel(startSimulator(), { section: 'recipes', density: 'demo' });
  const [first] = screen.getAllByRole('button', { name: /^Reproducir / });
  const found = [
    screen.getByRole('link', { name: 'Libro de flujos' }),
    screen.getByRole('button', { name: 'Lista de reproducción' }),
    screen.getByRole('button', { name: 'Guardar imágenes para una presentación' }),
  ];
  expect(found.map((control) => isAbove(control, first as Element))).toEqual([true, true, true]);
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breakdown } from './Breakdown.tsx';

test('the highlighted line of a breakdown stands on yellow in the colour of the text, and the others are grey', () => {
  render(
    <Breakdown
      title="Así se decide"
      lines={[
        { label: 'Exactos', result: 'iguales' },
        { label: 'Resultados', result: 'decide', isHighlighted: true },
      ]}
    />,
  );
  const isYellow = screen.getAllByRole('listitem').map(({ classList }) => classList.contains('bg-queso'));
  const isGrey = ['iguales', 'decide'].map((words) =>
    screen.getByText(words).classList.contains('text-humo'),
  );
  expect([isYellow, isGrey]).toEqual([
    [false, true],
    [true, false],
  ]);
});

import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StepWords } from './StepWords.tsx';

test.each([
  ['ahead', '2AbreSe ve.'],
  ['bad', 'Se ve.No apareció.'],
] as const)('a step whose mark is “%s” says why it failed only if it did', (mark, words) => {
  const { container } = render(
    <StepWords index={1} mark={mark} says="Abre" detail="Se ve." why="No apareció." />,
  );
  expect(container.textContent).toContain(words);
  expect(container.textContent?.includes('No apareció.')).toBe(mark === 'bad');
});

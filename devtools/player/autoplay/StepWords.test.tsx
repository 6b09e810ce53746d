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

test.each([
  ['done', '✓', ['border-good', 'text-good']],
  ['now', '2', ['border-accent', 'bg-accent', 'text-ink']],
  ['ahead', '2', ['border-edge']],
  ['bad', '✗', ['border-bad', 'text-bad']],
] as const)('a step whose mark is “%s” has the sign “%s” in the colours %j', (mark, sign, colours) => {
  const { container } = render(<StepWords index={1} mark={mark} says="Abre" detail="Se ve." />);
  const shown = container.querySelector('i');
  expect(shown?.textContent).toBe(sign);
  const names = [...(shown?.classList ?? [])].filter((name) =>
    /^(?:border|bg|text)-(?:good|bad|accent|edge|ink)$/.test(name),
  );
  expect(names).toEqual(colours);
});

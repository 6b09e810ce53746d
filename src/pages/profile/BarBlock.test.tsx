import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type BarPart, Swatch } from './BarBlock.tsx';

const LOOKS: Record<BarPart, [fill: string, isDashed: boolean]> = {
  exact: ['fill-verde', false],
  result: ['fill-[url(#season-result)]', false],
  trivia: ['fill-azul', false],
  pending: ['fill-none', true],
  missed: ['fill-kraft', false],
};

test.each(Object.entries(LOOKS).map(([part, look]) => [part as BarPart, ...look] as const))(
  'the part “%s” of a chart has the fill %s and a dashed outline: %s',
  (part, fill, isDashed) => {
    const block = render(<Swatch part={part} />).container.querySelector('rect');
    const fills = [...(block?.classList ?? [])].filter((name) => name.startsWith('fill-'));
    expect([fills, block?.hasAttribute('stroke-dasharray')]).toEqual([[fill], isDashed]);
  },
);

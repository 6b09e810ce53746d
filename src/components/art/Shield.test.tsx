import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Shield } from './Shield.tsx';

test('two shields on a page have different clip path ids', () => {
  const team = { name: 'América', shortName: 'AME', color: '#F8D31C', colorAlt: '#14235F' };
  const { container } = render(
    <>
      <Shield team={team} />
      <Shield team={team} />
    </>,
  );
  const ids = [...container.querySelectorAll('clipPath')].map((clip) => clip.id);
  expect(new Set(ids).size).toBe(2);
});

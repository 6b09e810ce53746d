import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Shield } from './Shield.tsx';

test.each([
  [31, '', 2],
  [32, 'AME', 3],
])('a shield %i px wide has the code “%s” and %i parts inside its outline', (size, code, parts) => {
  const team = { name: 'América', shortName: 'AME', color: '#F8D31C', colorAlt: '#14235F' };
  const { container } = render(<Shield team={team} size={size} />);
  expect(container.textContent).toBe(code);
  expect(container.querySelectorAll('g path')).toHaveLength(parts);
});

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

test.each([
  [22, '27'],
  [34, '41'],
  [40, '49'],
])('a shield %i px wide is %s px high and hidden from screen readers', (size, height) => {
  const team = { name: 'América', shortName: 'AME', color: '#F8D31C', colorAlt: '#14235F' };
  const { container } = render(<Shield team={team} size={size} />);
  const svg = container.querySelector('svg');
  expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual([String(size), height]);
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
});

test('a shield has the first colour of its club under the second one', () => {
  const team = { name: 'América', shortName: 'AME', color: '#F8D31C', colorAlt: '#14235F' };
  const { container } = render(<Shield team={team} />);
  const fills = [...container.querySelectorAll('g path[fill]')].map((path) => path.getAttribute('fill'));
  expect(fills).toEqual([team.color, team.colorAlt]);
});

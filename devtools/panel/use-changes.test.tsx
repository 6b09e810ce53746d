import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { createEmitter } from '../../mock-server/lib/emitter.ts';
import { useChanges } from './use-changes.ts';

test('useChanges re-renders a component when a layout effect of the component changes the source', () => {
  const changes = createEmitter();
  let count = 0;
  const source = { onChange: changes.on };
  function Counter() {
    useChanges(source);
    useLayoutEffect(() => {
      count += 1;
      changes.emit();
    }, []);
    return <p>{`${count} change`}</p>;
  }
  render(<Counter />);
  expect(screen.getByText('1 change')).toBeTruthy();
});

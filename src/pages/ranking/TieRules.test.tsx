import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tieRule } from '../../copy/tie-rule.ts';
import { TieRules } from './TieRules.tsx';

test('the rules of a tie are numbered from 1, in the order in which they decide', () => {
  render(<TieRules id="rules" />);
  const rules = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rules).toEqual(tieRule.map((rule, index) => `${index + 1}${rule}`));
});

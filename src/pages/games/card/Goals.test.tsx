import { expect, test } from 'vitest';
import { getFieldVariant } from './Goals.tsx';

const HALF = { home: 2, away: null };

test.each([
  ['an empty score', 'empty', 'empty', 'open', { home: null, away: null }],
  ['a half-filled score', 'filled', 'missing', 'open', HALF],
  ['a whole score', 'filled', 'filled', 'draft', { home: 2, away: 0 }],
  ['a half-filled score of a closed game', 'empty', 'empty', 'closed', HALF],
] as const)('in %s the home goals look %s, the away goals %s', (_case, home, away, state, draft) => {
  expect(getFieldVariant(state, draft, 'home')).toBe(home);
  expect(getFieldVariant(state, draft, 'away')).toBe(away);
});

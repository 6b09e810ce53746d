import { effect } from '@preact/signals-react';
import { expect, test } from 'vitest';
import { ANA } from '../../testing/fixtures.ts';
import { createAuthState } from './auth-state.ts';

const read = ({ status, user, endReason, stayNotice }: ReturnType<typeof createAuthState>) => [
  status.value,
  user.value?.id ?? null,
  endReason.value,
  stayNotice.value,
];

test('nobody is known before the session starts', () => {
  expect(read(createAuthState())).toEqual(['pending', null, null, null]);
});

test('a loaded player removes the notice and the reason of an earlier end', () => {
  const state = createAuthState();
  state.endReason.value = 'expired';
  state.setVisitor('maintenance');
  state.setPlayer(ANA);
  expect(read(state)).toEqual(['authenticated', ANA.id, null, null]);
});

test.each([
  ['with a notice replaces an earlier one', 'rate-limit', 'rate-limit'],
  ['without a notice keeps an earlier one', undefined, 'maintenance'],
] as const)('a visitor %s', (_which, notice, shown) => {
  const state = createAuthState();
  state.setVisitor('maintenance');
  state.setVisitor(notice);
  expect(read(state)).toEqual(['unauthenticated', null, null, shown]);
});

test('subscribers see the player and the status change together', () => {
  const state = createAuthState();
  const seen: unknown[] = [];
  const stop = effect(() => void seen.push([state.status.value, state.user.value?.id]));
  state.setPlayer(ANA);
  state.setVisitor();
  stop();
  expect(seen).toEqual([
    ['pending', undefined],
    ['authenticated', ANA.id],
    ['unauthenticated', undefined],
  ]);
});

import { signal } from '@preact/signals-react';
import { expect, test } from 'vitest';
import { createPrediction } from '../../testing/fixtures.ts';
import { renderWithStores } from '../../testing/open-page.tsx';
import { useHasSent } from './use-has-sent.ts';

test.each([
  ['no week', new Map(), false],
  // A server may list a week from which all predictions are gone.
  ['a week without predictions', new Map([[7, []]]), false],
  ['a week with a prediction', new Map([[7, [createPrediction()]]]), true],
])('for the general table, a player with %s has sent predictions or not', (_what, byWeek, expected) => {
  let hasSent: boolean | null = null;
  const Probe = () => {
    hasSent = useHasSent({ scope: 'general', week: null, page: 1 });
    return null;
  };
  renderWithStores(<Probe />, { playerData: {}, predictions: { byWeek: signal(byWeek) } });
  expect(hasSent).toBe(expected);
});

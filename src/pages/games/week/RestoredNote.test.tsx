import { signal } from '@preact/signals-react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EMPTY_SCORE } from '../../../domain/drafts.ts';
import type { GameState } from '../../../domain/game-state.ts';
import type { DraftScore } from '../../../domain/types.ts';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { RestoredNote } from './RestoredNote.tsx';

const FULL: DraftScore = { home: 2, away: 1 };
const HALF: DraftScore = { home: 2, away: null };

/** Opens a week with these games. `restored`: the ids of those whose draft is of an earlier visit. */
function open(
  games: readonly [id: string, state: GameState, draft: DraftScore][],
  restored: readonly string[],
) {
  const dismissRestored = vi.fn();
  const entries = games.map(([id, state, draft]) => ({
    game: { id },
    state: signal(state),
    draft: signal(draft),
  }));
  const drafts = { restoredIds: signal(new Set(restored)), dismissRestored };
  renderWithStores(<RestoredNote />, { shownWeek: { entries: signal(entries) }, drafts, playerData: {} });
  return dismissRestored;
}

test.each<[string, Parameters<typeof open>, boolean]>([
  ['says that a complete draft of an earlier visit is there', [[['1', 'draft', FULL]], ['1']], true],
  ['says that a half-filled draft of an earlier visit is there', [[['1', 'open', HALF]], ['1']], true],
  ['says nothing of a draft that the player has emptied', [[['1', 'open', EMPTY_SCORE]], ['1']], false],
  ['says nothing of a draft of this visit', [[['1', 'draft', FULL]], []], false],
  [
    'says nothing of a draft of this visit beside a restored one of another week',
    [[['1', 'draft', FULL]], ['9']],
    false,
  ],
  [
    'says nothing of a draft of this visit beside a restored one of a game that has closed',
    [
      [
        ['1', 'closed', FULL],
        ['2', 'draft', FULL],
      ],
      ['1'],
    ],
    false,
  ],
])('Partidos %s', (_what, state, isShown) => {
  open(...state);
  expect(screen.queryByText('Tus pronósticos siguen aquí.') !== null).toBe(isShown);
});

test('the close button dismisses the note about the draft of an earlier visit', async () => {
  const dismiss = open([['1', 'draft', FULL]], ['1']);
  await userEvent.click(screen.getByRole('button'));
  expect(dismiss).toHaveBeenCalledOnce();
});

test('a screen reader is told of the draft of an earlier visit as a status', () => {
  open([['1', 'draft', FULL]], ['1']);
  expect(screen.getByRole('status').textContent).toContain('Tus pronósticos siguen aquí.');
});

import { type CSSProperties, useRef, useState } from 'react';
import { gamesCopy } from '../../../copy/games.ts';
import { createLazy } from '../../../lib/lazy.ts';
import type { WeekCounts } from '../../../stores/games/count-games.ts';
import { TextButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { getBarShare, Progress } from '../../../ui/Progress.tsx';
import { useLazy } from '../../../ui/use-lazy.ts';
import { useStores } from '../../../use-stores.ts';
import { goToGame } from '../card/go-to-game.ts';
import { findEmptyField } from '../card/score-fields.ts';
import { WeekFilters, type WeekFiltersProps } from './WeekFilters.tsx';

const pasteScores = createLazy(async () => (await import('./PasteScores.tsx')).PasteScores);

/**
 * One line on how far the player has come with the week, the filters, and two ways on: the next empty field, a pasted
 * list.
 */
export function WeekProgress({ filter, onFilter }: WeekFiltersProps) {
  const { shownWeek } = useStores();
  const counts = shownWeek.counts.value;
  const [isPasting, setPasting] = useState(false);
  const [pasteNote, setPasteNote] = useState('');
  const { current: PasteScores, error: pasteError, forgetError } = useLazy(pasteScores, isPasting);
  const pasteButton = useRef<HTMLButtonElement>(null);
  if (counts.total === 0 || shownWeek.phase.value !== 'open') return null;

  return (
    <section
      className="mt-4 short:mt-1.5 tablet:mt-6 flex flex-wrap items-center desktop:gap-x-6 gap-x-3 gap-y-3 short:gap-y-2"
      aria-label={gamesCopy.progress}
    >
      <p className="lettering short:text-display-2/none tablet:text-display-3/none text-display-2/none">
        {getTitle(counts)}
      </p>
      <Progress
        className="wave-7 h-6.5 grow-from-3"
        label={gamesCopy.progressCount(counts.sent, counts.total)}
        value={counts.sent}
        max={counts.total}
      >
        <i
          className="progress-drafts"
          style={{ '--drafts': getBarShare(counts.sent + counts.ready, counts.total) } as CSSProperties}
        />
      </Progress>
      {counts.toFill > 0 && filter !== 'sent' ? (
        // The target of a finger is taller than the line.
        <TextButton className="-my-2" onClick={goToNextEmpty}>
          {gamesCopy.nextEmpty} <Icon name="down" size={18} />
        </TextButton>
      ) : null}
      {counts.fillable > 0 ? (
        <div className="flex short:w-auto flex-wrap items-center justify-between desktop:gap-x-6 gap-x-2 gap-y-2 max-desktop:w-full">
          <WeekFilters filter={filter} onFilter={onFilter} />
          {filter === 'sent' ? null : (
            <TextButton
              ref={pasteButton}
              aria-expanded={isPasting}
              onClick={() => {
                setPasting(!isPasting);
                if (pasteError !== null) forgetError();
                setPasteNote('');
              }}
            >
              {isPasting ? gamesCopy.pasteClose : gamesCopy.paste}
            </TextButton>
          )}
        </div>
      ) : null}
      {isPasting && PasteScores && counts.fillable > 0 ? (
        <PasteScores
          onDone={(note) => {
            setPasting(false);
            setPasteNote(note);
            pasteButton.current?.focus();
          }}
        />
      ) : null}
      <p className="w-full empty:hidden" role="status">
        {isPasting && pasteError !== null ? gamesCopy.pasteFailed : pasteNote}
      </p>
    </section>
  );
}

function getTitle({ fillable, sent, undecided }: WeekCounts): string {
  if (fillable > 0) return gamesCopy.missing(fillable);
  if (sent === 0 && undecided > 0) return gamesCopy.tabUndecided;
  return sent > 0 ? gamesCopy.sealed : gamesCopy.nothingLeft;
}

function goToNextEmpty() {
  const next = findEmptyField(document.activeElement) ?? findEmptyField(null);
  const game = next?.closest<HTMLElement>('[data-game]')?.dataset.game;
  if (game) goToGame(game);
}

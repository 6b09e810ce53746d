import { useRef, useState } from 'react';
import { gamesCopy } from '../../../copy/games.ts';
import { createLazy } from '../../../lib/lazy.ts';
import { TextButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { useLazy } from '../../../ui/use-lazy.ts';
import { useStores } from '../../../use-stores.ts';
import { goToGame } from '../card/go-to-game.ts';
import { findEmptyField } from '../card/score-fields.ts';
import { SentCount } from './SentCount.tsx';
import { WeekFilters, type WeekFiltersProps } from './WeekFilters.tsx';

const pasteScores = createLazy(async () => (await import('./PasteScores.tsx')).PasteScores);

/** How far the player has come with the week, the filters, and two ways on: the next empty field and a pasted list. */
export function WeekProgress({ filter, onFilter }: WeekFiltersProps) {
  const { shownWeek } = useStores();
  const counts = shownWeek.counts.value;
  const [isPasting, setPasting] = useState(false);
  const [hasPasted, setPasted] = useState(false);
  const { current: PasteScores, error: pasteError, retry } = useLazy(pasteScores, isPasting);
  const pasteButton = useRef<HTMLButtonElement>(null);
  if (counts.total === 0 || shownWeek.phase.value !== 'open') return null;

  const progress = gamesCopy.progressCount(counts.sent, counts.total);
  return (
    <section
      className="mt-3 tablet:mt-6 grid desktop:grid-cols-start-body-end desktop:items-center desktop:gap-8 gap-2 tablet:gap-3"
      aria-label={gamesCopy.progress}
    >
      <SentCount progress={progress} />
      <Progress className="wave-7 h-6.5" label={progress} value={counts.sent} max={counts.total} />
      <div className="flex flex-wrap items-center justify-between desktop:gap-6 gap-x-4 gap-y-2">
        <WeekFilters filter={filter} onFilter={onFilter} />
        {counts.toFill > 0 && filter !== 'sent' ? (
          <TextButton onClick={goToNextEmpty}>
            {gamesCopy.nextEmpty} <Icon name="down" size={18} />
          </TextButton>
        ) : null}
        {counts.toSend > 0 && filter !== 'sent' ? (
          <TextButton
            ref={pasteButton}
            aria-expanded={isPasting}
            onClick={() => {
              setPasting(!isPasting);
              if (pasteError !== null) retry();
              setPasted(false);
            }}
          >
            {isPasting ? gamesCopy.pasteClose : gamesCopy.paste}
          </TextButton>
        ) : null}
      </div>
      {isPasting && PasteScores && counts.toSend > 0 ? (
        <PasteScores
          onDone={() => {
            setPasting(false);
            setPasted(true);
            pasteButton.current?.focus();
          }}
        />
      ) : null}
      <p className="desktop:col-span-full empty:hidden" role="status">
        {hasPasted ? gamesCopy.pasteFilled : isPasting && pasteError !== null ? gamesCopy.pasteFailed : ''}
      </p>
    </section>
  );
}

function goToNextEmpty() {
  const next = findEmptyField(document.activeElement) ?? findEmptyField(null);
  const game = next?.closest<HTMLElement>('[data-game]')?.dataset.game;
  if (game) goToGame(game);
}

import { useRef, useState } from 'react';
import { gamesCopy } from '../../copy/games.ts';
import { createLazy } from '../../lib/lazy.ts';
import type { WeekCounts } from '../../stores/games/week-view.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useLazy } from '../../ui/use-lazy.ts';
import { useStores } from '../../use-stores.ts';
import { findNextEmptyGame, goToGame } from './go-to-game.ts';

const pasteScores = createLazy(async () => (await import('./PasteScores.tsx')).PasteScores);

export type Filter = 'missing' | 'sent' | 'all';

export function WeekProgress({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  const { weekView } = useStores().season;
  const counts = weekView.counts.value;
  const [isPasting, setPasting] = useState(false);
  const [hasPasted, setPasted] = useState(false);
  const { current: PasteScores, error: pasteError, retry } = useLazy(pasteScores, isPasting);
  const pasteButton = useRef<HTMLButtonElement>(null);
  if (counts.total === 0 || weekView.isAllNext.value || weekView.isAllExpired.value) return null;

  function goToNextEmpty() {
    const next = findNextEmptyGame();
    if (next) goToGame(next);
  }

  const progress = gamesCopy.progressCount(counts.sent, counts.total);
  return (
    <section
      className="mt-3 grid gap-2 md:mt-6 md:gap-3 xl:grid-cols-[auto_1fr_auto] xl:items-center xl:gap-8"
      aria-label={gamesCopy.progress}
    >
      {/* On a window narrower than `xl`, the number of sent games is beside the title if there is room, and
          the note about drafts has its own line. */}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5 xl:block">
        <p className="lettering text-2xl/none md:text-3xl/none">{getTitle(counts)}</p>
        <p className="condensed contents text-base/tight text-humo xl:block">
          {[progress, ...getParts(counts)].join(' · ')}
          <DraftNote />
        </p>
      </div>
      <Progress
        size="custom"
        className="h-6.5 [--inside:100%_calc(100%-13px)] [--wave:24px_7px]"
        label={progress}
        value={counts.sent}
        max={counts.total}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 xl:gap-6">
        <Segmented
          label={gamesCopy.show}
          value={filter}
          onChange={(value) => onFilter(value as Filter)}
          options={[
            { value: 'missing', label: gamesCopy.showMissing, count: counts.toSend },
            { value: 'sent', label: gamesCopy.showSent, count: counts.sent },
            { value: 'all', label: gamesCopy.showAll, count: counts.total },
          ]}
        />
        {counts.toFill > 0 && filter !== 'sent' ? (
          <button
            type="button"
            className="link text-azul underline decoration-2 underline-offset-[.18em]"
            onClick={goToNextEmpty}
          >
            {gamesCopy.nextEmpty} <Icon name="down" size={18} />
          </button>
        ) : null}
        {counts.toSend > 0 && filter !== 'sent' ? (
          <button
            ref={pasteButton}
            type="button"
            className="link text-azul underline decoration-2 underline-offset-[.18em]"
            aria-expanded={isPasting}
            onClick={() => {
              setPasting(!isPasting);
              if (pasteError !== null) retry();
              setPasted(false);
            }}
          >
            {isPasting ? gamesCopy.pasteClose : gamesCopy.paste}
          </button>
        ) : null}
      </div>
      {isPasting && PasteScores && counts.toSend > 0 ? (
        <div className="xl:col-span-full">
          <PasteScores
            onDone={() => {
              setPasting(false);
              setPasted(true);
              pasteButton.current?.focus();
            }}
          />
        </div>
      ) : null}
      <p className="empty:hidden xl:col-span-full" role="status">
        {hasPasted ? gamesCopy.pasteFilled : isPasting && pasteError !== null ? gamesCopy.pasteFailed : ''}
      </p>
    </section>
  );
}

function DraftNote() {
  const { drafts, season } = useStores();
  const saved = drafts.saveState.value;
  const { ready, half } = season.weekView.counts.value;
  const text = { none: '', pending: '', stored: gamesCopy.draftSaved, memory: gamesCopy.draftMemory }[saved];
  return (
    <span className="basis-full xl:block" role="status">
      {ready + half > 0 ? text : ''}
    </span>
  );
}

function getTitle({ toSend, sent }: WeekCounts): string {
  if (toSend > 0) return gamesCopy.missing(toSend);
  return sent > 0 ? gamesCopy.sealed : gamesCopy.nothingLeft;
}

function getParts({ ready, half, postponed }: WeekCounts): string[] {
  const parts = postponed > 0 ? [gamesCopy.progressPostponed(postponed)] : [];
  if (half > 0) return [...parts, gamesCopy.readyAndHalf(ready, half)];
  return ready > 0 ? [...parts, gamesCopy.readyUnsent(ready)] : parts;
}

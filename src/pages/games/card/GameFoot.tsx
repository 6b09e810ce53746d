import type { ReadonlySignal } from '@preact/signals-react';
import { formatDay, formatHour } from '../../../copy/format.ts';
import { gameCardCopy } from '../../../copy/game-card.ts';
import { getMissingSide } from '../../../domain/drafts.ts';
import type { PointsReason } from '../../../domain/scoring.ts';
import { type GameWindow, getOpening, isFillable } from '../../../domain/window.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Outcome, ShownGame } from './describe-game.ts';
import { GAME_LOOKS } from './game-look.ts';

interface GameFootProps extends ShownGame {
  outcome: Outcome | null;
  isHeld: boolean;
  gameWindow: GameWindow;
  daysToCutoff: ReadonlySignal<number>;
}

/** What has become of the prediction, or until when the game can be predicted. */
export function GameFoot(props: GameFootProps) {
  const { state, outcome, isHeld } = props;
  return (
    <footer
      className={classNames(
        'flex min-h-10 items-center justify-between gap-2 border-t-2 px-3 py-1.5 text-sm/medium',
        (outcome?.reason && FINAL_VARIANTS[outcome.reason]) ?? GAME_LOOKS[state].foot,
      )}
      role={isHeld ? 'status' : undefined}
    >
      <span>
        {outcome?.reason === 'exact' ? (
          <>
            <Strong>{outcome.text}</Strong> {gameCardCopy.exactParts}
          </>
        ) : (
          getText(props)
        )}
      </span>
      {outcome?.points ? <Strong>{outcome.points}</Strong> : null}
      {isFillable(state) ? <Icon name="clock" /> : null}
    </footer>
  );
}

function Strong({ children }: { children: string }) {
  return <b className="condensed text-base/none">{children}</b>;
}

/** A prediction that brought points has other colours. */
const FINAL_VARIANTS: Partial<Record<PointsReason, string>> = {
  exact: 'border-papel bg-verde text-papel',
  result: 'border-tinta bg-elote',
};

function getText(props: GameFootProps): string {
  const { game, gameWindow, state, prediction, score, daysToCutoff, isHeld, outcome } = props;
  const outcomeText = outcome?.text ?? gameCardCopy.notActive;
  switch (state) {
    case 'open':
    case 'draft':
      if (getMissingSide(score)) return gameCardCopy.halfNote;
      return gameCardCopy.closesOn(
        daysToCutoff.value,
        formatDay(gameWindow.cutoff),
        formatHour(gameWindow.cutoff),
      );
    case 'sent':
      return prediction?.createdAt
        ? gameCardCopy.sentOn(formatDay(prediction.createdAt))
        : gameCardCopy.sentNote;
    case 'next': {
      const opening = getOpening(gameWindow);
      return gameCardCopy.opensOn(formatDay(opening), formatHour(opening));
    }
    case 'closed': {
      if (isHeld) return gameCardCopy.justClosed;
      if (game.status !== 'active') return gameCardCopy.notActive;
      const day = formatDay(gameWindow.cutoff);
      return `${outcomeText} ${gameCardCopy.closedOn(-daysToCutoff.value, day, formatHour(gameWindow.cutoff))}`;
    }
    default:
      return outcomeText;
  }
}

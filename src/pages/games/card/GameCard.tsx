import { memo, useId, useReducer, useRef } from 'react';
import { getGameAttributes } from '../../../components/game-attributes.ts';
import { Stamp } from '../../../components/Stamp.tsx';
import { getMissingSide } from '../../../domain/drafts.ts';
import { isFillable } from '../../../domain/game-state.ts';
import type { GameEntry } from '../../../stores/games/game-entries.ts';
import { classNames } from '../../../ui/class-names.ts';
import { describeGame, getStampText } from './describe-game.ts';
import { GameFoot } from './GameFoot.tsx';
import { GameHeader } from './GameHeader.tsx';
import { GameSides } from './GameSides.tsx';
import { GAME_LOOKS } from './game-look.ts';

interface GameCardProps extends GameEntry {
  /** The prediction has just been sent. */
  isJustSent: boolean;
  /** No game after this one has score fields. */
  isLast: boolean;
}

/**
 * Re-renders when a prop or one of its signals changes, not with each render of the list of games or each
 * tick of the clock.
 */
export const GameCard = memo(function GameCard({ isJustSent, isLast, ...entry }: GameCardProps) {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const hadFields = useRef(false);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const { game } = entry;
  const state = entry.state.value;
  const prediction = entry.prediction.value;
  const draft = entry.draft.value;

  const hasFields = isFillable(state);
  // If the game closes while the focus is in the card, the fields stay (read-only) until the focus leaves the card or
  // the game has another state, such as live.
  const isHeld =
    state === 'closed' && hadFields.current && (card.current?.contains(document.activeElement) ?? false);
  hadFields.current = hasFields || isHeld;
  const missing = hasFields ? getMissingSide(draft) : null;
  const shown = { game, state, prediction, draft };
  const { label, outcome } = describeGame(shown);

  const article = (
    <article
      ref={card}
      className={classNames(
        'relative grid scroll-mt-24 grid-rows-start-body-end print:break-inside-avoid',
        GAME_LOOKS[state].card,
      )}
      {...getGameAttributes(game.id, state)}
      data-missing={missing ?? undefined}
      aria-labelledby={titleId}
      // `isHeld` reads where the focus is, which no signal tells.
      onBlur={isHeld ? () => setTimeout(rerender) : undefined}
    >
      <GameHeader titleId={titleId} game={game} state={state} label={label} missing={missing} />
      <GameSides {...shown} isHeld={isHeld} isLast={isLast} />
      {state === 'sent' ? (
        <Stamp
          detail={getStampText(prediction)}
          className={classNames(
            'stamp-beside-names absolute top-14.5 right-17 opacity-92',
            isJustSent && 'animate-stamp',
          )}
          variant="card"
        />
      ) : null}
      <GameFoot
        {...shown}
        outcome={outcome}
        isHeld={isHeld}
        gameWindow={entry.gameWindow}
        daysToCutoff={entry.daysToCutoff}
      />
    </article>
  );
  return state === 'sent' ? (
    <div className={classNames('grid p-0.5', RIDGED_OUTLINE)}>{article}</div>
  ) : (
    article
  );
});

/** An outline along the ridged edges of a sent prediction. */
const RIDGED_OUTLINE = 'cutout-outline-azul';

import { capitalise } from '../../../copy/format.ts';
import { gameCardCopy } from '../../../copy/game-card.ts';
import { formatKickOff } from '../../../copy/kick-off.ts';
import type { Side } from '../../../domain/drafts.ts';
import type { GameState } from '../../../domain/game-state.ts';
import type { Game } from '../../../domain/types.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { getHeaderText } from './describe-game.ts';
import { GAME_LOOKS } from './game-look.ts';

interface GameHeaderProps {
  titleId: string;
  game: Game;
  state: GameState;
  /** The label of the game's state (`describeGame`). */
  label: string;
  /** The side without goals of a half-filled score. */
  missing: Side | null;
}

export function GameHeader({ titleId, game, state, label, missing }: GameHeaderProps) {
  const { header, icon } = GAME_LOOKS[state];
  return (
    <header
      className={classNames(
        'condensed flex min-h-9 flex-wrap items-center justify-between gap-x-2 gap-y-1 border-b-2 px-3 py-1 text-base/none transition-colors',
        missing ? 'border-tinta bg-elote text-tinta' : header,
      )}
    >
      <h3 id={titleId} className="sr-only">
        {gameCardCopy.versus(game.home.name, game.away.name)}
      </h3>
      <span>{capitalise(formatKickOff(game))}</span>
      <span className="wrap-break-word inline-flex items-center gap-1.5">
        {icon ? <Icon name={icon} size={16} /> : null}
        {getHeaderText(game, label, missing)}
      </span>
    </header>
  );
}

import { capitalise } from '../../../copy/format.ts';
import { gameCardCopy } from '../../../copy/game-card.ts';
import { formatKickOff } from '../../../copy/kick-off.ts';
import type { Side } from '../../../domain/drafts.ts';
import type { Game } from '../../../domain/types.ts';
import type { GameState } from '../../../domain/window.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';

interface GameHeaderProps {
  titleId: string;
  game: Game;
  state: GameState;
  status: string;
  /** The side without goals of a half-filled score. */
  missing: Side | null;
}

export function GameHeader({ titleId, game, state, status, missing }: GameHeaderProps) {
  const icon = ICONS[state];
  return (
    <header
      className={classNames(
        'condensed flex min-h-9 flex-wrap items-center justify-between gap-x-2 gap-y-1 border-b-2 px-3 py-1 text-base/none',
        missing ? 'border-tinta bg-elote text-tinta' : VARIANTS[state],
      )}
    >
      <h3 id={titleId} className="sr-only">
        {gameCardCopy.versus(game.home.name, game.away.name)}
      </h3>
      <span>{capitalise(formatKickOff(game))}</span>
      <span className="wrap-break-word inline-flex items-center gap-1.5">
        {icon ? <Icon name={icon} size={16} /> : null}
        {missing ? gameCardCopy.half(game[missing].name) : status}
      </span>
    </header>
  );
}

const VARIANTS: Record<GameState, string> = {
  open: 'border-tinta bg-azul text-papel',
  draft: 'border-tinta bg-queso text-tinta',
  sent: 'border-azul border-dashed text-azul',
  closed: 'border-humo bg-kraft',
  next: 'border-humo border-dashed',
  postponed: 'border-tinta border-dashed',
  live: 'border-tinta bg-verde text-papel',
  final: 'border-tinta bg-tinta text-papel',
};

const ICONS: Partial<Record<GameState, IconName>> = {
  sent: 'lock',
  closed: 'lock',
  next: 'calendar',
  postponed: 'calendar',
};

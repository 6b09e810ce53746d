import { Countdown } from '../../../components/Countdown.tsx';
import { CutoffBox } from '../../../components/CutoffBox.tsx';
import { gamesCopy } from '../../../copy/games.ts';
import { ticketCopy } from '../../../copy/ticket.ts';
import { isLastCall } from '../../../domain/window.ts';
import type { GameEntry } from '../../../stores/games/game-entries.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useStores } from '../../../use-stores.ts';

/** Padding of the box, also of the one that reserves its space (`GamesHeaderAside`). */
export const CUTOFF_PADDING =
  'px-2.5 py-1 max-xs:px-1.5 tablet:px-3.5 tablet:pt-3 tablet:pb-2.5 max-tablet:[&_b]:text-display-1';

/** The next game to close, with the time left. A press goes to its card. */
export function NextCutoff({
  entry,
  onGoToGame,
}: {
  entry: GameEntry;
  onGoToGame: (gameId: string) => void;
}) {
  const { game, gameWindow } = entry;
  const now = useStores().time.now.value;
  const isClosing = isLastCall(gameWindow, now);
  return (
    <CutoffBox
      className={CUTOFF_PADDING}
      title={isClosing ? gamesCopy.closesNow : gamesCopy.nextCutoff}
      isClosing={isClosing}
      isCompact
      game={
        <>
          {/* Long names would take several lines beside the figures of a phone. */}
          <span className="max-tablet:sr-only">{ticketCopy.versus(game.home.name, game.away.name)}</span>
          <span className="tablet:hidden whitespace-nowrap" aria-hidden="true">
            {ticketCopy.versus(game.home.shortName, game.away.shortName)}
          </span>
          <Icon name="down" size={18} className="max-tablet:hidden" />
        </>
      }
      href={`#game-${game.id}`}
      onClick={(event) => {
        event.preventDefault();
        onGoToGame(game.id);
      }}
    >
      <Countdown left={gameWindow.cutoff - now} words={gamesCopy.countdown} isCompact />
    </CutoffBox>
  );
}

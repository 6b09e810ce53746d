import { rankingCopy } from '../../copy/ranking.ts';
import type { Game } from '../../domain/types.ts';
import { formatDayHour } from '../../lib/format.ts';
import { PATHS } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** The table before anybody has a point: an empty podium instead of a list of zeros. */
export function DayOne({ firstGame }: { firstGame: Game | null }) {
  return (
    <div className="day-one">
      <ol className="podium" aria-hidden="true">
        <li>1</li>
        <li>2</li>
        <li>3</li>
      </ol>
      <h2>{rankingCopy.dayOneTitle}</h2>
      <p>
        {firstGame
          ? rankingCopy.dayOneGame(firstGame.home.name, firstGame.away.name, formatDayHour(firstGame.kickOff))
          : null}
        {rankingCopy.dayOneText}
      </p>
      <LinkButton to={PATHS.games} variant="primary" size="large">
        {rankingCopy.dayOneAction}
      </LinkButton>
    </div>
  );
}

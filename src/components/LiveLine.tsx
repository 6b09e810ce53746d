import { useLocation } from 'react-router-dom';
import { liveLineCopy } from '../copy/live-line.ts';
import { getProvisionalPoints } from '../domain/scoring.ts';
import { PATHS } from '../lib/routes.ts';
import { RouteLink } from '../ui/RouteLink.tsx';
import { useStores } from '../use-stores.ts';

/** What the live games of the player's ticket bring if they end as they stand. Leads to the live ticket of Inicio. */
export function LiveLine() {
  const { currentWeek } = useStores();
  const { pathname } = useLocation();
  const live = currentWeek.entries.value.flatMap(({ game, prediction }) => {
    const points = getProvisionalPoints(prediction.value, game);
    return points === null ? [] : [{ game, points }];
  });
  const [first] = live;
  // Inicio shows the live games themselves.
  if (!first || pathname === PATHS.home) return null;
  const { game } = first;
  const sum = live.reduce((total, { points }) => total + points, 0);
  return (
    <RouteLink
      // The ground is an element of its own, because a mask on the link would cut its focus ring.
      className="condensed before:ridged-sides relative isolate ml-auto grid min-h-11 content-center whitespace-nowrap px-3 desktop:text-base/none text-inherit text-sm/none no-underline before:absolute before:inset-0 before:-z-1 before:bg-verde max-phablet:px-2"
      to={PATHS.home}
    >
      <span>
        <span className="max-phablet:sr-only">{liveLineCopy.live} </span>
        {live.length === 1 ? (
          liveLineCopy.game(game.home.shortName, game.away.shortName, `${game.homeScore}–${game.awayScore}`)
        ) : (
          <>
            {liveLineCopy.games(live.length)}
            <span className="max-desktop:sr-only"> {liveLineCopy.ofTicket}</span>
          </>
        )}
      </span>{' '}
      <b className="text-queso">
        {/* Beside “Menú” a phone has room for the words of one game that brings points. */}
        <span className={live.length > 1 || sum === 0 ? 'max-phablet:sr-only' : undefined}>
          {liveLineCopy.ifSo(live.length)}{' '}
        </span>
        {liveLineCopy.sum(sum)}
      </b>
    </RouteLink>
  );
}

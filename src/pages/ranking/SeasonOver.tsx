import type { ReactNode } from 'react';
import { rankingCopy } from '../../copy/ranking.ts';
import { GENERAL_RANKING } from '../../lib/routes.ts';
import type { RankingChoice } from '../../stores/ranking/ranking-table.ts';
import { RouteLink } from '../../ui/RouteLink.tsx';

/** Stands under the title of Ranking after the season. */
export function SeasonOver({ choice }: { choice: RankingChoice }): ReactNode {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <b>{rankingCopy.over}</b>
      {choice.scope === 'general' ? null : (
        <RouteLink className="link underline decoration-2 underline-offset-link" to={GENERAL_RANKING}>
          {rankingCopy.overAction}
        </RouteLink>
      )}
    </span>
  );
}

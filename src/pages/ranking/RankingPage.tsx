import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageBody, PageHeader } from '../../components/Page.tsx';
import { rankingCopy } from '../../copy/ranking.ts';
import { doesPlaceGoOn, getPageOfPosition, isMyRow } from '../../domain/ranking.ts';
import { getData } from '../../stores/lib/resource.ts';
import { createRankingStore } from '../../stores/ranking/ranking.ts';
import { isSameTable, type RankingChoice } from '../../stores/ranking/ranking-table.ts';
import { getTabId } from '../../ui/Tabs.tsx';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';
import { isDayOne } from './day-one.ts';
import { MyPlace } from './MyPlace.tsx';
import { MyPlaceBar } from './MyPlaceBar.tsx';
import { Podium } from './Podium.tsx';
import { RankingFilters } from './RankingFilters.tsx';
import { RankingIntro } from './RankingIntro.tsx';
import { RankingPanel } from './RankingPanel.tsx';
import { readChoice } from './ranking-address.ts';
import { useEndedWeek } from './use-ended-week.ts';
import { useGamesLater } from './use-games-later.ts';
import { useRankingAddress } from './use-ranking-address.ts';
import { type FocusTarget, useRestoredFocus } from './use-restored-focus.ts';

export function RankingPage() {
  const { auth } = useStores();
  // The key gives another user a new component with a new store, so no user sees the ranking page of the
  // previous user.
  return <UserRanking key={auth.userId.value} />;
}

function UserRanking() {
  const stores = useStores();
  const { auth, playerData } = stores;
  const [params] = useSearchParams();
  const ranking = usePage(() => createRankingStore(stores, readChoice(params)));
  const openTable = useRankingAddress(ranking);
  const lastWeek = useRef<number | null>(null);
  const [hasMoved, setMoved] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const state = ranking.state.value;
  const choice = ranking.choice.value;
  const shown = getData(state);
  const table = shown && isSameTable(shown.choice, choice) ? shown : null;
  const hasPoints = table && !isDayOne(table);
  const ended = useEndedWeek(table);
  const nickname = auth.user.value?.nickname ?? null;
  const isInSight = table?.page.rows.some((row) => isMyRow(row, nickname)) ?? false;
  const setFocusTarget = useRestoredFocus(panel, shown, () => goToNextOfPlace());

  useEffect(() => {
    if (choice.scope === 'week') lastWeek.current = choice.week;
  }, [choice]);

  useGamesLater();
  const isSettled = shown !== null || state.status === 'failed';
  useEffect(() => {
    if (isSettled) playerData.noteLoaded();
  }, [playerData, isSettled]);

  const go = (next: RankingChoice, target: FocusTarget = null) => {
    setFocusTarget(target);
    setMoved(true);
    openTable(next);
  };
  const isOnNextPage = table !== null && !isInSight && doesPlaceGoOn(table.page);
  const goToNextOfPlace = () => {
    if (isOnNextPage) go({ ...choice, page: table.page.currentPage + 1 }, 'my-row');
  };
  const goToMyPlace = () => {
    const position = ranking.myPosition.peek()?.position;
    if (!position) return;
    // The page on which the place begins. Others who share the place may fill it before the player's row.
    const page = getPageOfPosition(position);
    if (page === table?.page.currentPage && isOnNextPage) goToNextOfPlace();
    else go({ ...choice, page }, 'my-row');
  };

  return (
    <>
      <PageHeader
        {...rankingCopy}
        noindex
        intro={<RankingIntro ranking={ranking} />}
        aside={
          <Podium scope={choice.scope} rows={hasPoints ? table.podium : []} isDayOne={hasPoints === false} />
        }
      />
      <PageBody className="laptop:flex grid laptop:flex-wrap laptop:items-start gap-8 laptop:gap-12 short:pt-3">
        <div className="laptop:flex-1">
          <RankingFilters
            ranking={ranking}
            panelId={panelId}
            onScope={(scope) => go({ scope, week: scope === 'week' ? lastWeek.current : null, page: 1 })}
            onWeek={(week) => go({ scope: 'week', week, page: 1 })}
          />
          <div ref={panel} role="tabpanel" id={panelId} aria-labelledby={getTabId(panelId, choice.scope)}>
            <RankingPanel
              ranking={ranking}
              table={table}
              ended={ended}
              isInSight={isInSight}
              hasMoved={hasMoved}
              onPage={(page) => go({ ...choice, page }, 'pagination')}
            />
          </div>
        </div>
        {ended ? null : (
          <aside className="ranking-aside">
            {table ? <MyPlace ranking={ranking} onGo={isInSight ? undefined : goToMyPlace} /> : null}
          </aside>
        )}
      </PageBody>
      {table && !isInSight && !ended ? <MyPlaceBar ranking={ranking} onGo={goToMyPlace} /> : null}
    </>
  );
}

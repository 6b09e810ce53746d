import { useEffect, useId, useRef, useState } from 'react';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { rankingCopy } from '../../copy/ranking.ts';
import { isMyRow } from '../../domain/ranking.ts';
import type { WeekGames } from '../../stores/games/games.ts';
import type { Stores } from '../../stores/index.ts';
import { getData } from '../../stores/lib/async-state.ts';
import { createRankingStore } from '../../stores/ranking/ranking.ts';
import { isSameTable } from '../../stores/ranking/ranking-state.ts';
import { tabId } from '../../ui/Tabs.tsx';
import { MyPlace } from './MyPlace.tsx';
import { MyPlaceBar } from './MyPlaceBar.tsx';
import { RankingFilters } from './RankingFilters.tsx';
import { RankingPanel } from './RankingPanel.tsx';
import { introOf, tableName } from './ranking-words.ts';

/** What the focus is owed once the page that was asked for stands. */
type FocusGoal = 'my-row' | 'pagination' | null;

/** Ranking: the week's table and the general one, with the player's own place always in sight. */
export function RankingPage({ stores }: { stores: Stores }) {
  // Another player on the same device never sees this one's table.
  return <RankingOf key={stores.auth.user.value?.id} stores={stores} />;
}

function RankingOf({ stores }: { stores: Stores }) {
  const [ranking] = useState(() => createRankingStore(stores));
  const [hasMoved, setMoved] = useState(false);
  const goal = useRef<FocusGoal>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const user = stores.auth.user.value;
  const state = ranking.state.value;
  const choice = ranking.choice.value;
  const weeks = ranking.weeks.value;
  const shown = getData(state);
  const rows = shown && isSameTable(shown.choice, choice) ? shown.page.rows : null;
  const isInSight = rows?.some((row) => isMyRow(row, user?.nickname ?? null)) ?? false;
  const mine = ranking.myPosition.value;
  const { byWeek } = stores.predictions;
  const hasSent =
    choice.scope === 'general' ? byWeek.value.size > 0 : stores.predictions.of(choice.week).length > 0;
  const finals = countFinals(stores.games.of(stores.weeks.current.value));
  const finalsBefore = useRef<number | null>(null);

  useEffect(() => {
    void ranking.start();
    return () => ranking.reset();
  }, [ranking]);

  useEffect(() => {
    // A final that came in while the page was open has moved the table.
    const isNews = finals !== null && finalsBefore.current !== null && finals !== finalsBefore.current;
    if (isNews) void ranking.refresh();
    finalsBefore.current = finals;
  }, [finals, ranking]);

  useEffect(() => {
    if (goal.current) restoreFocus(panel.current, goal.current);
    goal.current = null;
  }, [shown]);

  const ask = (verb: Promise<void>, owed: FocusGoal = null) => {
    goal.current = owed;
    setMoved(true);
    void verb;
  };
  const goToMyPlace = () => ask(ranking.showMyPlace(), 'my-row');

  return (
    <>
      <PageMeta title={rankingCopy.title} description={rankingCopy.description} noindex />
      <PageHeader
        title={rankingCopy.heading}
        intro={introOf(choice, ranking.currentWeek.value, weeks, stores.time.read())}
      />
      <div className="sheet main ranking-layout">
        <div>
          <RankingFilters
            ranking={ranking}
            panelId={panelId}
            onScope={(scope) => ask(ranking.showScope(scope))}
            onWeek={(week) => ask(ranking.showWeek(week))}
          />
          <div ref={panel} role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, choice.scope)}>
            <RankingPanel
              ranking={ranking}
              nickname={user?.nickname ?? null}
              firstGame={
                choice.scope === 'week' ? (getData(stores.games.of(choice.week))?.[0] ?? null) : null
              }
              onPage={(page) => ask(ranking.showPage(page), 'pagination')}
              hasMoved={hasMoved}
            />
          </div>
        </div>
        <aside>
          {shown && rows ? (
            <MyPlace
              nickname={user?.nickname ?? ''}
              table={tableName(choice, weeks)}
              mine={mine}
              next={ranking.next.value}
              hasSent={hasSent}
              generalPosition={choice.scope === 'week' ? (user?.stats.position ?? null) : null}
              onSaved={() => stores.toast.show('share-saved')}
              onGo={isInSight || !mine?.position ? null : goToMyPlace}
            />
          ) : null}
        </aside>
      </div>
      {shown && rows && !isInSight ? (
        <MyPlaceBar mine={mine} next={ranking.next.value} hasSent={hasSent} onGo={goToMyPlace} />
      ) : null}
    </>
  );
}

/** How many games of a week are over; null while they are not here. */
function countFinals(games: WeekGames): number | null {
  return games.status === 'ready' ? games.data.filter(({ status }) => status === 'final').length : null;
}

/** Puts the focus on the player's row, or back among the pages where the button that had it has gone dead. */
function restoreFocus(panel: HTMLElement | null, goal: FocusGoal) {
  if (goal === 'my-row') {
    const row = panel?.querySelector<HTMLElement>('tr[data-me]');
    row?.focus({ preventScroll: true });
    row?.scrollIntoView?.({ block: 'center' });
    return;
  }
  const active = document.activeElement;
  const isLost = !active || active === document.body || active.matches(':disabled');
  if (isLost) panel?.querySelector<HTMLElement>('[aria-current="page"]')?.focus();
}

import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageBody } from '../../components/PageBody.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { rankingCopy } from '../../copy/ranking.ts';
import { isMyRow } from '../../domain/ranking.ts';
import { onFirstSign } from '../../lib/first-sign.ts';
import { getData } from '../../stores/lib/resource.ts';
import { createRankingStore, isSameTable, type RankingChoice } from '../../stores/ranking/ranking.ts';
import { getTabId } from '../../ui/Tabs.tsx';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';
import { MyPlace, MyPlaceBar } from './MyPlace.tsx';
import { RankingFilters } from './RankingFilters.tsx';
import { RankingPanel } from './RankingPanel.tsx';
import { getIntro, getTableName } from './ranking-text.ts';
import '../../styles/pages.css';

/** Parameters of the address: `/ranking?jornada=5&pagina=2`, `/ranking?tabla=general`. */
const SCOPE = 'tabla';
const WEEK = 'jornada';
const PAGE = 'pagina';

function readChoice(params: URLSearchParams): RankingChoice {
  const read = (name: string) =>
    /^[1-9]\d{0,5}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : null;
  const page = read(PAGE) ?? 1;
  return params.get(SCOPE) === 'general'
    ? { scope: 'general', week: null, page }
    : { scope: 'week', week: read(WEEK), page };
}

/** Returns the parameters of the address for `choice`: none for the first page of `initialWeek`. */
function getParams({ scope, week, page }: RankingChoice, initialWeek: number | null): URLSearchParams {
  const params = new URLSearchParams();
  if (scope === 'general') params.set(SCOPE, scope);
  else if (week !== initialWeek) params.set(WEEK, String(week));
  if (page > 1) params.set(PAGE, String(page));
  return params;
}

type FocusTarget = 'my-row' | 'pagination' | null;

export function RankingPage() {
  const { auth } = useStores();
  // The key gives another user a new component with a new store, so no user sees the ranking page of the
  // previous user.
  return <UserRanking key={auth.user.value?.id} />;
}

function UserRanking() {
  const stores = useStores();
  const { auth, games, season, predictions, time, toast, weeks } = stores;
  const [params, setParams] = useSearchParams();
  const ranking = usePage(() => {
    const store = createRankingStore({
      ...stores,
      getCurrentGames: () => games.getForWeek(weeks.shown.value),
    });
    return { ...store, open: () => store.open(readChoice(params)) };
  });
  const [hasMoved, setMoved] = useState(false);
  const focusTarget = useRef<FocusTarget>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const user = auth.user.value;
  const state = ranking.state.value;
  const choice = ranking.choice.value;
  const shownWeeks = ranking.weeks.value;
  const shown = getData(state);
  const rows = shown && isSameTable(shown.choice, choice) ? shown.page.rows : null;
  const isInSight = rows?.some((row) => isMyRow(row, user?.nickname ?? null)) ?? false;
  const mine = ranking.myPosition.value;
  const { byWeek } = predictions;
  const hasSent =
    choice.scope === 'general' ? byWeek.value.size > 0 : predictions.getForWeek(choice.week).length > 0;

  // While the games load, the page takes it that one of them can be predicted.
  const { counts, status } = season.currentWeekView;
  const canPredict = status.value !== 'ready' || counts.value.toSend > 0;

  const address = getParams(choice, ranking.initialWeek.value).toString();
  const isShown = state.status === 'ready';
  useEffect(() => {
    if (isShown && params.toString() !== address) setParams(address, { replace: true });
  }, [address, isShown, params, setParams]);

  const isSettled = shown !== null || state.status === 'failed';
  useEffect(() => {
    if (isSettled) season.noteLoaded();
  }, [season, isSettled]);

  useEffect(() => {
    // The games are needed only for the navigation badge and the text of an empty ranking, so they load at
    // the player's first sign (touch, key press, mouse move or scroll), or when the player opens another
    // page. Many players only look at their position.
    const load = () => void season.ensure();
    const stop = onFirstSign(load);
    return () => {
      stop();
      if (auth.status.peek() === 'authenticated') load();
    };
  }, [auth, season]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when another page of the ranking is shown.
  useEffect(() => {
    if (focusTarget.current) restoreFocus(panel.current, focusTarget.current);
    focusTarget.current = null;
  }, [shown]);

  const handle = (_request: Promise<void>, target: FocusTarget = null) => {
    focusTarget.current = target;
    setMoved(true);
  };
  const goToMyPlace = () => handle(ranking.showMyPlace(), 'my-row');

  return (
    <>
      <PageMeta title={rankingCopy.title} description={rankingCopy.description} noindex />
      <PageHeader
        title={rankingCopy.heading}
        intro={getIntro(choice, ranking.currentWeek.value, weeks.all.value, time.read())}
      />
      <PageBody className="grid gap-8 lg:flex lg:flex-wrap lg:items-start lg:gap-12">
        <div className="lg:flex-1">
          <RankingFilters
            ranking={ranking}
            panelId={panelId}
            onScope={(scope) => handle(ranking.showScope(scope))}
            onWeek={(week) => handle(ranking.showWeek(week))}
          />
          <div ref={panel} role="tabpanel" id={panelId} aria-labelledby={getTabId(panelId, choice.scope)}>
            <RankingPanel
              ranking={ranking}
              nickname={user?.nickname ?? null}
              firstGame={
                choice.scope === 'week' ? (getData(games.getForWeek(choice.week))?.[0] ?? null) : null
              }
              step={hasSent ? 'sent' : canPredict ? 'predict' : 'closed'}
              onPage={(page) => handle(ranking.showPage(page), 'pagination')}
              hasMoved={hasMoved}
            />
          </div>
        </div>
        {/* 340 px, or the whole width if large text leaves less than 57rem for both columns. */}
        <aside className="lg:basis-[clamp(340px,(57rem-100%)*999,100%)]">
          {shown && rows ? (
            <MyPlace
              nickname={user?.nickname ?? ''}
              table={getTableName(choice, shownWeeks)}
              mine={mine}
              next={ranking.next.value}
              hasSent={hasSent}
              generalPosition={choice.scope === 'week' ? (user?.stats.position ?? null) : null}
              onSaved={() => toast.show('share-saved')}
              onGo={isInSight || !mine?.position ? null : goToMyPlace}
            />
          ) : null}
        </aside>
      </PageBody>
      {shown && rows && !isInSight ? (
        <MyPlaceBar mine={mine} next={ranking.next.value} hasSent={hasSent} onGo={goToMyPlace} />
      ) : null}
    </>
  );
}

function restoreFocus(panel: HTMLElement | null, target: FocusTarget) {
  if (target === 'my-row') {
    const row = panel?.querySelector<HTMLElement>('tr[data-me]');
    row?.focus({ preventScroll: true });
    row?.scrollIntoView?.({ block: 'center' });
    return;
  }
  const active = document.activeElement;
  const isLost = !active || active === document.body || active.matches(':disabled');
  if (isLost) panel?.querySelector<HTMLElement>('[aria-current="page"]')?.focus();
}

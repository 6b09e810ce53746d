import { useComputed } from '@preact/signals-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageBody, PageHeader } from '../../components/Page.tsx';
import { Standings } from '../../components/Standings.tsx';
import { StillLoading } from '../../components/StillLoading.tsx';
import { UnreadNote } from '../../components/UnreadNote.tsx';
import { formatDay, formatNumber } from '../../copy/format.ts';
import { formatKickOff } from '../../copy/kick-off.ts';
import { rankingCopy } from '../../copy/ranking.ts';
import { getWeekName } from '../../copy/week-name.ts';
import { getCentreMidnight } from '../../domain/centre-time.ts';
import { getPageOfPosition, isMyRow } from '../../domain/ranking.ts';
import type { Game, Week } from '../../domain/types.ts';
import { listen } from '../../lib/listen.ts';
import { GENERAL_RANKING, getWeekAddress, PATHS, TABLE_PARAMETER, WEEK_PARAMETER } from '../../lib/routes.ts';
import { getData } from '../../stores/lib/resource.ts';
import {
  createRankingStore,
  isSameTable,
  type RankingChoice,
  type RankingStore,
  type ShownRanking,
} from '../../stores/ranking/ranking.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { Select } from '../../ui/Select.tsx';
import { getTabId, Tabs } from '../../ui/Tabs.tsx';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';
import { getTableName, MyPlace, MyPlaceBar } from './MyPlace.tsx';
import { Pagination } from './Pagination.tsx';

/** Parameter of the address with the page: `/ranking?jornada=5&pagina=2`. */
const PAGE = 'pagina';

function readChoice(params: URLSearchParams): RankingChoice {
  const read = (name: string) =>
    /^[1-9]\d{0,5}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : null;
  const page = read(PAGE) ?? 1;
  return params.get(TABLE_PARAMETER) === 'general'
    ? { scope: 'general', week: null, page }
    : { scope: 'week', week: read(WEEK_PARAMETER), page };
}

/** Returns the parameters of the address for `choice`: none for the first page of `initialWeek`. */
function getParams({ scope, week, page }: RankingChoice, initialWeek: number | null): string {
  const params = new URLSearchParams();
  if (scope === 'general') params.set(TABLE_PARAMETER, scope);
  else if (week !== null && week !== initialWeek) params.set(WEEK_PARAMETER, String(week));
  if (page > 1) params.set(PAGE, String(page));
  return params.toString();
}

type FocusTarget = 'my-row' | 'pagination' | null;

export function RankingPage() {
  const { auth } = useStores();
  // The key gives another user a new component with a new store, so no user sees the ranking page of the
  // previous user.
  return <UserRanking key={auth.userId.value} />;
}

function UserRanking() {
  const stores = useStores();
  const { auth, season, predictions, time, weeks } = stores;
  const [params, setParams] = useSearchParams();
  const ranking = usePage(() => createRankingStore(stores, readChoice(params)));
  const lastWeek = useRef<number | null>(null);
  // A computed value, so that the page renders again only when the text changes, as at the start of a week.
  const intro = useComputed(() =>
    getIntro(
      ranking.choice.value,
      { current: ranking.currentWeek.value, isOver: ranking.isSeasonOver.value },
      weeks.all.value,
      time.now.value,
    ),
  );
  const [hasMoved, setMoved] = useState(false);
  const focusTarget = useRef<FocusTarget>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const user = auth.user.value;
  const state = ranking.state.value;
  const choice = ranking.choice.value;
  const shown = getData(state);
  const table = shown && isSameTable(shown.choice, choice) ? shown : null;
  const isInSight = table?.page.rows.some((row) => isMyRow(row, user?.nickname ?? null)) ?? false;
  const { byWeek } = predictions;
  const hasSent =
    choice.scope === 'general' ? byWeek.value.size > 0 : predictions.getForWeek(choice.week).length > 0;

  // While the games load, the page takes it that one of them can be predicted.
  const { counts, status } = season.currentWeekView;
  const canPredict = status.value !== 'ready' || counts.value.toSend > 0;

  // The address chooses the table. Before the paint, so that no frame marks the previous table as chosen.
  useLayoutEffect(() => void ranking.show(readChoice(params)), [ranking, params]);

  // Once a table is shown, the address names it: a week that isn't listed, a page beyond the last one and a table that
  // failed to load leave the address.
  const address = getParams(choice, ranking.initialWeek.value);
  const isShown = state.status === 'ready';
  useEffect(() => {
    // A table that the address has just chosen is loading by now, although it wasn't during the render.
    if (ranking.state.peek().status !== 'ready') return;
    if (isShown && params.toString() !== address) setParams(address, { replace: true });
  }, [address, isShown, params, ranking, setParams]);

  useEffect(() => {
    if (choice.scope === 'week') lastWeek.current = choice.week;
  }, [choice]);

  useGamesLater();
  const isSettled = shown !== null || state.status === 'failed';
  useEffect(() => {
    if (isSettled) season.noteLoaded();
  }, [season, isSettled]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when another page of the ranking is shown.
  useEffect(() => {
    if (focusTarget.current) restoreFocus(panel.current, focusTarget.current);
    focusTarget.current = null;
  }, [shown]);

  const go = (next: RankingChoice, target: FocusTarget = null) => {
    focusTarget.current = target;
    setMoved(true);
    const wanted = getParams(next, ranking.initialWeek.peek());
    if (wanted === params.toString()) void ranking.reload();
    else setParams(wanted, { replace: true });
  };
  const goToMyPlace = () => {
    const position = ranking.myPosition.peek()?.position;
    if (position) go({ ...choice, page: getPageOfPosition(position) }, 'my-row');
  };

  return (
    <>
      <PageHeader
        {...rankingCopy}
        noindex
        intro={
          <>
            {ranking.isSeasonOver.value ? <SeasonOver choice={choice} /> : null}
            {intro.value}
          </>
        }
      />
      <PageBody className="grid gap-8 lg:flex lg:flex-wrap lg:items-start lg:gap-12">
        <div className="lg:flex-1">
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
              isInSight={isInSight}
              step={hasSent ? 'sent' : canPredict ? 'predict' : 'closed'}
              hasMoved={hasMoved}
              onPage={(page) => go({ ...choice, page }, 'pagination')}
            />
          </div>
        </div>
        {/* 340 px, or the whole width if large text leaves less than 57rem for both columns. */}
        <aside className="lg:basis-[clamp(340px,(57rem-100%)*999,100%)]">
          {table ? (
            <MyPlace ranking={ranking} hasSent={hasSent} onGo={isInSight ? undefined : goToMyPlace} />
          ) : null}
        </aside>
      </PageBody>
      {table && !isInSight ? <MyPlaceBar ranking={ranking} hasSent={hasSent} onGo={goToMyPlace} /> : null}
    </>
  );
}

/**
 * The games are needed only for the navigation badge and the text of an empty ranking, so they load at the player's
 * first sign (touch, key press, mouse move or scroll), or when the player opens another page. Many players only look
 * at their position.
 */
function useGamesLater() {
  const { auth, season } = useStores();
  useEffect(() => {
    const load = () => void season.ensure();
    const stop = onFirstSign(load);
    return () => {
      stop();
      if (auth.status.peek() === 'authenticated') load();
    };
  }, [auth, season]);
}

/**
 * Calls `listener` once, when the player first presses or moves a pointer, presses a key or scrolls. Returns a function
 * that stops listening.
 */
export function onFirstSign(listener: () => void): () => void {
  const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'];
  const stop = listen(window, signs, () => {
    stop();
    listener();
  });
  return stop;
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

const TABS = [
  { id: 'week', name: rankingCopy.tabWeek },
  { id: 'general', name: rankingCopy.tabGeneral },
] as const;

interface RankingFiltersProps {
  ranking: RankingStore;
  panelId: string;
  onScope: (scope: RankingChoice['scope']) => void;
  onWeek: (week: number) => void;
}

function RankingFilters({ ranking, panelId, onScope, onWeek }: RankingFiltersProps) {
  const [isTieOpen, setTieOpen] = useState(false);
  const rulesId = useId();
  const { scope, week } = ranking.choice.value;
  const known = ranking.weeks.value;
  const isListed = week === null || known.some(({ number }) => number === week);
  // The chosen week may be missing from the known weeks, or their load may have failed, so the week is added
  // to the options.
  const weeks = isListed ? known : [...known, { number: week, alias: null }];

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3.5">
        <Tabs
          label={rankingCopy.rankingKind}
          variant="segmented"
          tabs={TABS}
          selected={scope}
          panelId={panelId}
          onSelect={(id) => onScope(id === 'general' ? 'general' : 'week')}
        />
        {scope === 'week' ? (
          <div className="min-w-40 font-semibold">
            <Select
              id="ranking-week"
              aria-label={rankingCopy.week}
              // While no week is chosen yet, the field is disabled and not removed, so that the layout doesn't
              // shift.
              disabled={week === null}
              value={week ?? ''}
              onChange={(event) => onWeek(Number(event.currentTarget.value))}
            >
              {week === null ? (
                <option value="">{rankingCopy.weekPending}</option>
              ) : (
                weeks.map((option) => (
                  <option key={option.number} value={option.number}>
                    {getWeekName(option)}
                  </option>
                ))
              )}
            </Select>
          </div>
        ) : null}
        <button
          type="button"
          className="link ml-auto text-azul underline decoration-2 underline-offset-[.2em]"
          aria-expanded={isTieOpen}
          aria-controls={isTieOpen ? rulesId : undefined}
          onClick={() => setTieOpen(!isTieOpen)}
        >
          {rankingCopy.tieTitle}
        </button>
      </div>
      {isTieOpen ? (
        <section id={rulesId} className="mb-5 border-2 border-dashed border-tinta px-4 pt-4 pb-4">
          <p>{rankingCopy.tieIntro}</p>
          <ol className="my-3.5 grid gap-x-6 gap-y-2.5 md:grid-cols-2">
            {rankingCopy.tieRules.map((rule, index) => (
              <li key={rule} className="condensed flex items-center gap-3 text-base/tight">
                <b className="number-badge px-[.4em] py-[.1em] text-xl">{index + 1}</b>
                {rule}
              </li>
            ))}
          </ol>
          <p>{rankingCopy.tieNeverByLot}</p>
        </section>
      ) : null}
    </>
  );
}

interface RankingPanelProps {
  ranking: RankingStore;
  /** Null until the chosen table has loaded: then placeholders are shown and not the rows of the previous table. */
  table: ShownRanking | null;
  /** Whether the player's row is one of the rows. */
  isInSight: boolean;
  /** The player's next step while nobody has points. */
  step: keyof typeof rankingCopy.dayOneAction;
  /**
   * Whether the player has changed the table or the page, or has pressed “Ir a mi lugar”. Only then are
   * results announced to screen readers.
   */
  hasMoved: boolean;
  onPage: (page: number) => void;
}

function RankingPanel({ ranking, table, isInSight, step, hasMoved, onPage }: RankingPanelProps) {
  const { auth, games } = useStores();
  const nickname = auth.user.value?.nickname ?? null;
  const state = ranking.state.value;
  const weeks = ranking.weeks.value;

  if (state.status === 'failed') {
    return (
      <div className={EMPTY} role="status">
        <p className={EMPTY_TEXT}>{rankingCopy.failedText}</p>
        <Button variant="primary" onClick={() => void ranking.reload()}>
          {rankingCopy.failedAction}
        </Button>
      </div>
    );
  }
  if (!table) {
    return (
      <>
        <Standings caption={rankingCopy.loading} rows={null} nickname={null} isBusy />
        <StillLoading />
      </>
    );
  }

  const { choice } = table;
  const { rows, currentPage, lastPage, myPosition } = table.page;
  const place =
    isInSight && myPosition?.position ? rankingCopy.myPlaceAnnounced(formatNumber(myPosition.position)) : '';
  const isLoading = state.status === 'loading';
  const firstGame =
    choice.scope === 'week'
      ? getData(games.getForWeek(choice.week))?.find(({ kickOff }) => kickOff !== null)
      : undefined;
  return (
    <>
      <p className="sr-only" role="status">
        {hasMoved && !isLoading ? `${getCaption(table, weeks)}. ${place}` : ''}
      </p>
      <UnreadNote
        lists={[`ranking/${choice.scope === 'week' ? (choice.week ?? 0) : 'general'}/${currentPage}`]}
      />
      {currentPage === 1 && rows.every(({ score }) => score === 0) ? (
        <EmptyRanking game={firstGame} step={step} week={choice.week} />
      ) : (
        <>
          <h2 className="sr-only">{getTableName(choice, weeks)}</h2>
          <Standings caption={getCaption(table, weeks)} rows={rows} nickname={nickname} isBusy={isLoading} />
          <Pagination current={currentPage} last={lastPage} onPage={onPage} />
        </>
      )}
    </>
  );
}

const PODIUM = [
  { place: 2, height: 'min-h-18' },
  { place: 1, height: 'min-h-24' },
  { place: 3, height: 'min-h-14' },
];
const EMPTY =
  'grid justify-items-center gap-1.5 border-2 border-dashed border-humo px-5 pt-9 pb-10 text-center';
const EMPTY_TEXT = 'mt-2.5 mb-5 max-w-[44ch] text-lg';

interface EmptyRankingProps extends Pick<RankingPanelProps, 'step'> {
  game: Game | undefined;
  week: number | null;
}

function EmptyRanking({ game, step, week }: EmptyRankingProps) {
  return (
    <div className={EMPTY}>
      <ol className="mb-6 grid w-[min(100%,420px)] grid-cols-3 items-end gap-2" aria-hidden="true">
        {PODIUM.map(({ place, height }) => (
          <li
            key={place}
            className={classNames(
              'grid content-center border-2 border-dashed border-humo font-rotulo text-3xl/none text-humo',
              height,
            )}
          >
            {place}
          </li>
        ))}
      </ol>
      <h2 className="max-w-[18ch]">{rankingCopy.dayOneTitle}</h2>
      <p className={EMPTY_TEXT}>
        {game ? rankingCopy.dayOneGame(game.home.name, game.away.name, formatKickOff(game)) : null}
        {rankingCopy.dayOneText[step]}
      </p>
      <LinkButton
        // Only the games of the current week can be predicted.
        to={step === 'predict' || week === null ? PATHS.games : getWeekAddress(PATHS.games, week)}
        variant="primary"
        size="large"
      >
        {rankingCopy.dayOneAction[step]}
      </LinkButton>
    </div>
  );
}

/** Stands under the title of Ranking after the season. */
function SeasonOver({ choice }: { choice: RankingChoice }): ReactNode {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <b>{rankingCopy.over}</b>
      {choice.scope === 'general' ? null : (
        <RouteLink className="link underline decoration-2 underline-offset-[.18em]" to={GENERAL_RANKING}>
          {rankingCopy.overAction}
        </RouteLink>
      )}
    </span>
  );
}

/** `current` is the current week, `weeks` are all weeks of the season. `now` is server time in ms. */
export function getIntro(
  choice: RankingChoice,
  { current, isOver }: { current: number | null; isOver: boolean },
  weeks: readonly Week[],
  now: number,
): string {
  if (choice.scope === 'general') return isOver ? rankingCopy.introGeneralOver : rankingCopy.introGeneral;
  if (choice.week === null) return rankingCopy.loading;
  const name = getTableName(choice, weeks);
  const week = weeks.find(({ number }) => number === choice.week);
  const start = week?.dateStart ? getCentreMidnight(week.dateStart) : Number.NaN;
  if (start > now) return rankingCopy.introStarts(name, formatDay(start));
  const isPast = isOver || (current !== null && choice.week < current);
  return isPast ? rankingCopy.introPast(name) : rankingCopy.introNow(name);
}

function getCaption({ choice, page }: ShownRanking, weeks: readonly Week[]): string {
  const { currentPage, lastPage } = page;
  return choice.scope === 'general'
    ? rankingCopy.captionGeneral(currentPage, lastPage)
    : rankingCopy.captionWeek(getTableName(choice, weeks), currentPage, lastPage);
}

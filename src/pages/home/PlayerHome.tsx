import { type ComponentProps, useEffect, useState } from 'react';
import { CardArt } from '../../components/art/CardArt.tsx';
import { Shield } from '../../components/art/Shield.tsx';
import { Countdown, CutoffBox } from '../../components/Countdown.tsx';
import { CurrentWeekNote } from '../../components/CurrentWeekNote.tsx';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { Poster } from '../../components/Poster.tsx';
import { ScoreTile } from '../../components/ScoreTile.tsx';
import { Stamp } from '../../components/Stamp.tsx';
import { TicketPaper } from '../../components/TicketPaper.tsx';
import {
  capitalise,
  formatDay,
  formatDayHour,
  formatFigure,
  formatHour,
  formatNumber,
  getDateParts,
} from '../../copy/format.ts';
import { gameCardCopy } from '../../copy/game-card.ts';
import { homeCopy } from '../../copy/home.ts';
import { formatKickOff } from '../../copy/kick-off.ts';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { getTeamName } from '../../copy/team-name.ts';
import { ticketCopy } from '../../copy/ticket.ts';
import { getWeekName } from '../../copy/week-name.ts';
import { countCentreDays } from '../../domain/centre-time.ts';
import { EMPTY_SCORE } from '../../domain/drafts.ts';
import type { Moment } from '../../domain/moment.ts';
import { choosePoster } from '../../domain/poster.ts';
import { getProvisionalPoints, sumWeek } from '../../domain/scoring.ts';
import type { TicketLine } from '../../domain/tickets.ts';
import type { Game, MyPosition } from '../../domain/types.ts';
import { isFillable, isHalted } from '../../domain/window.ts';
import { GENERAL_RANKING, getWeekAddress, PATHS, STORY } from '../../lib/routes.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import type { GameEntry, WeekCounts, WeekView } from '../../stores/games/week-view.ts';
import { createStableComputed, isJsonEqual } from '../../stores/lib/resource.ts';
import { createPlayerHomeStore, type PlayerHomeStore } from '../../stores/pages/player-home.ts';
import { ActionsRow, Button, CloseButton, LinkButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';
import { HeroFrame } from './HeroFrame.tsx';
import { PrizeTeaser } from './PrizeTeaser.tsx';

export function PlayerHome() {
  const stores = useStores();
  const home = usePage(() => createPlayerHomeStore(stores));

  const moment = home.moment.value;
  const { counts, status } = stores.season.currentWeekView;
  const { sent, toSend } = counts.value;
  // Without data, Partidos shows the failure and loads again.
  const hasTicket = moment === 'seasonOver' ? home.ticket.value !== null : sent > 0;
  const actions = moment && ACTIONS[moment];
  // A week that is only guessed is not shown: its next cut-off may be that of another week.
  const isGuessed = stores.weeks.isCurrentGuessed.value;
  const own = toSend > 0 || !actions ? 'predict' : actions[hasTicket ? 0 : 1];
  const action = isGuessed ? 'games' : own;
  const isOver = moment === 'seasonOver' || stores.weeks.isSeasonOver.value;

  const lead = (
    <>
      <CurrentWeekNote />
      {isGuessed ? <div className="mb-5" /> : <PlayerTally moment={moment} />}
      <ActionsRow>
        <LinkButton
          to={action === 'ranking' && isOver ? GENERAL_RANKING : ADDRESSES[action]}
          size="large"
          className={status.value === 'loading' ? 'invisible' : undefined}
        >
          {playerHomeCopy.actions[action]} <Icon name="arrow" size={22} />
        </LinkButton>
      </ActionsRow>
    </>
  );
  return (
    <>
      <PageMeta title={homeCopy.title} description={homeCopy.description} />
      <HeroFrame lead={lead} aside={moment === 'live' ? <LiveTicket /> : <PlayerTicket />} />
      {moment === 'newPlayer' && !isGuessed ? <FirstRunCard /> : null}
      <PlayerStats home={home} />
      {moment === 'seasonOver' ? <SeasonPoster /> : isGuessed ? null : <PlayerPoster />}
      <PrizeTeaser />
    </>
  );
}

function getTally({ counts, firstOpening, isAllNext }: WeekView, moment: Moment | null): string {
  const { sent, toSend, total } = counts.value;
  if (toSend > 0) return playerHomeCopy.missing(toSend);
  if (moment === 'noWeek') return playerHomeCopy.missingSoon;
  if (moment === 'unpublished') return playerHomeCopy.missingUnpublished;
  if (moment === 'published' && sent > 0) return playerHomeCopy.missingPublished;
  if (moment === 'seasonOver') return playerHomeCopy.missingOver;
  const opening = firstOpening.value;
  if (isAllNext.value && opening !== null) return playerHomeCopy.opens(formatDay(opening));
  return sent === total ? playerHomeCopy.missingSealed : playerHomeCopy.missingNone;
}

function PlayerTally({ moment }: { moment: Moment | null }) {
  const { season } = useStores();
  const weekView = season.currentWeekView;
  const isKnown = weekView.status.value === 'ready';
  const details: Partial<Record<Moment, string>> = playerHomeCopy.missingDetail;
  const detail = moment !== null && weekView.counts.value.toSend === 0 ? details[moment] : null;
  const next = isKnown ? weekView.nextToClose.value : null;
  return (
    <div
      className={classNames(
        'mt-5 mb-5 flex min-h-19 flex-wrap content-start items-center gap-x-6 gap-y-3.5',
        // On a phone the countdown is below the count, so a larger minimum height reserves its space.
        (!isKnown || next) && 'max-sm:min-h-33',
      )}
    >
      {isKnown && (
        <span className="font-rotulo text-3xl/none text-queso">
          {getTally(weekView, moment)}
          {detail && <small className="mt-2.5 block font-texto text-lg/normal text-papel">{detail}</small>}
        </span>
      )}
      {next && (
        <CutoffBox
          className="flex-[1_1_100%] px-3 pt-2.5 pb-2 sm:max-w-max sm:flex-[1_1_20rem]"
          title={playerHomeCopy.nextCutoff}
          game={ticketCopy.versus(next.game.home.name, next.game.away.name)}
        >
          <CutoffCountdown cutoff={next.window.cutoff} words={playerHomeCopy.countdownShort} isSmall />
        </CutoffBox>
      )}
    </div>
  );
}

type Action = keyof typeof playerHomeCopy.actions;

const ADDRESSES: Record<Action, string> = {
  predict: PATHS.games,
  ticket: PATHS.games,
  points: PATHS.profile,
  story: `${PATHS.profile}?${STORY}`,
  ranking: PATHS.ranking,
  games: PATHS.games,
};

/**
 * The one call to action of each moment while no game can be predicted, with and without a ticket for the week that is
 * shown or, after the season, for any week. In the other moments there is always a game to predict.
 */
const ACTIONS: Partial<Record<Moment, [withTicket: Action, without: Action]>> = {
  noWeek: ['points', 'ranking'],
  beforeSeason: ['games', 'games'],
  notOpen: ['games', 'games'],
  betweenWeeks: ['points', 'points'],
  complete: ['ticket', 'ranking'],
  closed: ['ticket', 'ranking'],
  live: ['ticket', 'ranking'],
  unpublished: ['ticket', 'ranking'],
  published: ['points', 'ranking'],
  seasonOver: ['story', 'ranking'],
};

function LiveTicket() {
  const weekView = useStores().season.currentWeekView;
  const rows = weekView.entries.value
    .filter(({ state }) => state.value === 'live')
    .map(({ game, prediction }) => ({
      game,
      sent: prediction.value,
      points: getProvisionalPoints(prediction.value, game),
    }));
  if (rows.length === 0) return null;
  const sum = rows.reduce((total, { points }) => total + (points ?? 0), 0);
  return (
    <section
      className="relative z-1 mt-8 border-2 border-tinta bg-blanco text-tinta shadow-tinta"
      aria-labelledby="live-ticket-title"
    >
      <h2 className="bg-chile px-4 py-3 font-rotulo text-2xl/none text-blanco" id="live-ticket-title">
        {playerHomeCopy.liveTitle}
      </h2>
      <ul>
        {rows.map(({ game, sent, points }) => (
          <li
            key={game.id}
            className="grid gap-1 border-tinta-40 border-dashed px-4 py-3 not-last:border-b-2"
          >
            <span className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 font-cartel font-extrabold text-lg/tight">
              <span className="flex items-center gap-2">
                <Shield team={game.home} size={28} />
                {game.home.shortName}
                <span className="sr-only">{getTeamName(game.home.name)}</span>
              </span>
              <b className="bg-tinta px-2.5 py-1 text-2xl/none text-queso">
                {game.homeScore ?? '–'}–{game.awayScore ?? '–'}
              </b>
              <span className="flex items-center justify-end gap-2">
                <span className="sr-only">{getTeamName(game.away.name)}</span>
                {game.away.shortName}
                <Shield team={game.away} size={28} />
              </span>
            </span>
            <span className="flex flex-wrap justify-between gap-x-4 text-base/snug">
              <span>
                {sent ? playerHomeCopy.liveMine(sent.homeScore, sent.awayScore) : playerHomeCopy.liveNone}
              </span>
              {points === null ? null : <b>{gameCardCopy.ifItStays(points)}</b>}
            </span>
          </li>
        ))}
      </ul>
      {rows.some(({ sent }) => sent) ? (
        <p className="border-tinta-40 border-t-2 border-dashed px-4 py-3 text-base/snug">
          <b>{playerHomeCopy.liveSum(sum)}</b>{' '}
          <small className="block text-sm text-humo">{playerHomeCopy.liveSumNote}</small>
        </p>
      ) : null}
    </section>
  );
}

function getRange(games: readonly Game[]): string {
  const kickOffs = games.flatMap(({ kickOff }) => kickOff ?? []);
  const first = Math.min(...kickOffs);
  const last = Math.max(...kickOffs);
  return countCentreDays(first, last) === 0
    ? playerHomeCopy.posterDay(getDateParts(first))
    : playerHomeCopy.posterRange(getDateParts(first), getDateParts(last));
}

function getWhen({ kickOff, status }: Game, now: number): string {
  if (isHalted(status)) return gameCardCopy[status];
  // Only a game that is over or halted has no kick-off, and the poster shows none that is over.
  if (kickOff === null) return gameCardCopy.undecided;
  const weekday = capitalise(formatDay(kickOff).slice(0, 3));
  return playerHomeCopy.posterWhen(countCentreDays(now, kickOff), weekday, formatHour(kickOff));
}

function PlayerPoster() {
  const { season, time } = useStores();
  const weekView = season.currentWeekView;
  // In the last hour before a cut-off the time changes every second. The poster renders only when it announces other
  // games, or when a day has begun and “Mañana” becomes “Hoy”.
  const [choice] = useState(() =>
    createStableComputed(() => {
      const now = time.now.value;
      const chosen = choosePoster(
        weekView.entries.value.map(({ game }) => game),
        now,
      );
      return (
        chosen && { ...chosen, others: chosen.others.map((game) => ({ ...game, when: getWhen(game, now) })) }
      );
    }, isJsonEqual),
  );
  const status = weekView.status.value;
  const week = weekView.week.value;
  const chosen = choice.value;
  if (status === 'loading') return <div className="min-h-180" />;
  if (!chosen || !week) return null;

  const { headliner, others } = chosen;
  const entry = weekView.entries.value.find(({ game }) => game.id === headliner.id);
  const opening = weekView.isAllNext.value ? weekView.firstOpening.value : null;
  const isOpen = entry !== undefined && isFillable(entry.state.value);
  return (
    <section className="mx-auto w-page pb-14 nth-2:pt-8 lg:pb-20">
      <Poster
        ribbon={getRange(weekView.entries.value.map(({ game }) => game))}
        title={playerHomeCopy.posterTitle(getWeekName(week))}
        home={headliner.home}
        away={headliner.away}
        hour={playerHomeCopy.posterHeadliner(capitalise(formatKickOff(headliner)))}
        timing={
          isOpen ? (
            <>
              {playerHomeCopy.posterClosesIn}
              <CutoffCountdown cutoff={entry.window.cutoff} words={playerHomeCopy.countdown} />
            </>
          ) : (
            opening !== null && playerHomeCopy.opens(formatDayHour(opening))
          )
        }
        others={others}
      />
    </section>
  );
}

/** `cutoff`: server time in ms. */
type CutoffCountdownProps = { cutoff: number } & Omit<ComponentProps<typeof Countdown>, 'left'>;

function CutoffCountdown({ cutoff, ...countdown }: CutoffCountdownProps) {
  const { time } = useStores();
  useEffect(() => time.watch(cutoff), [cutoff, time]);
  return (
    <>
      <span className="sr-only">{playerHomeCopy.closesAt(formatDayHour(cutoff))}</span>
      <Countdown {...countdown} left={cutoff - time.now.value} />
    </>
  );
}

function SeasonPoster() {
  const stats = useStores().auth.user.value?.stats;
  const figures = [
    { name: playerHomeCopy.over.place, value: stats?.position ?? null, to: GENERAL_RANKING },
    { name: playerHomeCopy.over.points, value: stats?.score ?? null, to: PATHS.profile },
  ].filter(({ value }) => value !== null);
  return (
    <section className="mx-auto w-page pb-14 nth-2:pt-8 lg:pb-20" aria-labelledby="season-poster-title">
      <div className="poster">
        <div className="grid justify-items-center gap-1.5 md:gap-6">
          <span className="condensed bg-tinta px-3 py-1.5 text-base/none text-queso">
            {playerHomeCopy.over.ribbon}
          </span>
          <h2 className="poster-title" id="season-poster-title">
            {playerHomeCopy.over.title}
          </h2>
        </div>
        <dl className="mt-4 mb-4 flex flex-wrap justify-center gap-x-10 gap-y-4">
          {figures.map(({ name, value, to }) => (
            <div key={name} className="grid justify-items-center gap-1">
              <dd className="order-first font-rotulo normal-nums text-[3.5em]/none text-azul">
                {formatNumber(value ?? 0)}
              </dd>
              <dt>
                <RouteLink className="link text-lg/tight" to={to}>
                  {name}
                </RouteLink>
              </dt>
            </div>
          ))}
        </dl>
        <p className="font-semibold text-base/snug">{playerHomeCopy.overThanks}</p>
      </div>
    </section>
  );
}

function getPlaceDetail({ movement, position }: Pick<MyPosition, 'movement' | 'position'>): string {
  if (position === null) return playerHomeCopy.factPlaceNone;
  return movement === null ? playerHomeCopy.actions.ranking : playerHomeCopy.factPlaceMoved(movement);
}

function PlayerStats({ home }: { home: PlayerHomeStore }) {
  const { auth, trivia, weeks } = useStores();
  const user = auth.user.value;
  const counted = home.ticket.value;

  if (!user || (!user.stats.weeksPlayed && !counted)) return null;
  const { stats } = user;
  const week = weeks.find(counted?.week ?? null);
  const place = home.position.value;
  const total = sumWeek(counted?.predictions ?? [], place?.score ?? null);
  const isPending = trivia.pending.value !== null;
  const ofWeek = counted && week ? place : null;
  const name = ofWeek && week ? getWeekName(week) : playerHomeCopy.factSeason;
  const { exact, results } = ofWeek ? total : stats;
  const trivias = ofWeek ? total.trivia : stats.trivias;

  return (
    <section className="pt-4 pb-9" aria-label={playerHomeCopy.factsTitle}>
      <div className="mx-auto w-page mt-2 grid min-h-24 gap-4 lg:grid-cols-[1fr_1fr_1fr] lg:gap-6">
        {home.isSettled.value && (
          <>
            <StatLink
              to={ofWeek && week ? getWeekAddress(PATHS.ranking, week.number) : GENERAL_RANKING}
              figure={formatFigure((ofWeek ?? stats).position)}
              name={playerHomeCopy.factPlace(name)}
              detail={getPlaceDetail(ofWeek ?? { movement: null, position: stats.position })}
            />
            <StatLink
              to={PATHS.profile}
              figure={formatFigure(ofWeek ? total.total : stats.score)}
              name={playerHomeCopy.factPoints(name)}
              detail={
                exact === null || results === null
                  ? playerHomeCopy.actions.points
                  : playerHomeCopy.factPointsDetail(exact, results, (trivias ?? 0) > 0)
              }
            />
            <StatLink
              to={PATHS.bonus}
              figure={isPending ? null : formatFigure(stats.trivias)}
              name={isPending ? playerHomeCopy.factTriviaPending : playerHomeCopy.factTrivia}
              detail={isPending ? playerHomeCopy.factTriviaUntil : playerHomeCopy.factTriviaDetail}
            />
          </>
        )}
      </div>
    </section>
  );
}

interface StatLinkProps {
  to: string;
  /** The number in the badge. With null, a drawing of a whistle stands in its place. */
  figure: string | null;
  name: string;
  detail: string;
}

function StatLink({ to, figure, name, detail }: StatLinkProps) {
  return (
    <RouteLink
      className={classNames(
        'grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 border-2 border-tinta bg-blanco px-4 py-3.5',
        'text-inherit no-underline shadow-tinta',
      )}
      to={to}
    >
      {figure === null ? (
        <span className="row-span-2 h-15.5 w-15 border-2 border-tinta bg-queso p-0.75">
          <CardArt card="whistle" className="size-full" />
        </span>
      ) : (
        <b className="number-badge row-span-2 min-w-[1.6em] px-[.2em] py-[.08em] text-4xl/tight">{figure}</b>
      )}
      <b className="condensed text-lg/tight">{name}</b>
      <small className="text-sm/snug text-humo">{detail}</small>
    </RouteLink>
  );
}

const MAX_LINES = 4;
const MORE = 'condensed flex items-center justify-between pt-3 pb-1 text-base/tight';

const BLANK_TEAM = { name: '', shortName: '', color: '#F1E4C6', colorAlt: '#F1E4C6' };
const BLANK_LINES: readonly TicketLine[] = Array.from({ length: MAX_LINES }, (_, index) => ({
  gameId: String(index),
  home: BLANK_TEAM,
  away: BLANK_TEAM,
  homeScore: null,
  awayScore: null,
  state: 'blank',
}));

function createLine({ game, prediction, score, state }: GameEntry): TicketLine {
  const { id: gameId, home, away } = game;
  const sent = prediction.value;
  if (sent) return { gameId, home, away, homeScore: sent.homeScore, awayScore: sent.awayScore };
  const isDraft = state.value === 'draft';
  const { home: homeScore, away: awayScore } = isDraft ? score.value : EMPTY_SCORE;
  return { gameId, home, away, homeScore, awayScore, state: isDraft ? 'draft' : 'blank' };
}

/** A game that closed without a prediction has no line. Before the first opening, all games have one. */
function createLines(entries: readonly GameEntry[], isAllNext: boolean): TicketLine[] {
  const open = entries.filter(({ state }) => isFillable(state.value));
  const sent = entries.filter(({ prediction }) => prediction.value !== null);
  return (isAllNext ? entries : [...open, ...sent]).slice(0, MAX_LINES).map(createLine);
}

function getSummary({ half, ready, sent, toFill, toSend }: WeekCounts): string {
  if (toSend === 0) return '';
  if (sent + ready + half === 0) return playerHomeCopy.ticketBlank;
  const parts = [
    ready > 0 && playerHomeCopy.ticketReady(ready),
    toFill > 0 && playerHomeCopy.ticketToFill(toFill),
  ];
  return parts.filter(Boolean).join(', ');
}

function PlayerTicket() {
  const { season, weeks } = useStores();
  const weekView = season.currentWeekView;
  const status = weekView.status.value;
  const week = weekView.week.value;
  const { sent, total } = weekView.counts.value;
  const lines = createLines(weekView.entries.value, weekView.isAllNext.value);
  if (status === 'ready' && week && lines.length > 0 && !weeks.isCurrentGuessed.value) {
    return (
      <TicketPaper
        variant="hero"
        title={playerHomeCopy.ticketTitle(getWeekName(week))}
        aside={playerHomeCopy.ticketSent(sent, total)}
        lines={lines}
      >
        <p className={MORE}>
          <span>{getSummary(weekView.counts.value)}</span>
          <RouteLink className="link text-azul" to={PATHS.games}>
            {playerHomeCopy.ticketSeeAll(total)}
          </RouteLink>
        </p>
      </TicketPaper>
    );
  }
  if (status === 'ready' || status === 'failed') {
    return (
      <div
        aria-hidden="true"
        className="relative z-1 mx-auto mt-8 w-52 max-w-full [transform:rotate(-2.2deg)] lg:w-75 lg:[transform:rotate(4deg)]"
      >
        <LotteryCard card="stands" />
      </div>
    );
  }
  return (
    <div aria-hidden="true">
      <TicketPaper variant="hero" title={playerHomeCopy.ticketWaiting} lines={BLANK_LINES}>
        <p className={classNames(MORE, 'min-h-14')} />
      </TicketPaper>
    </div>
  );
}

const BESIDE = 'md:col-start-2 md:row-start-1';
const FIRST_RUN_STEPS = [
  {
    title: playerHomeCopy.firstRunScoreTitle,
    text: playerHomeCopy.firstRunScoreText,
    picture: (
      <span className={classNames('flex gap-1', BESIDE)} aria-hidden="true">
        <ScoreTile variant="result">2</ScoreTile>
        <ScoreTile variant="result">1</ScoreTile>
      </span>
    ),
  },
  {
    title: playerHomeCopy.firstRunSealTitle,
    text: playerHomeCopy.firstRunSealText,
    picture: <Stamp className={classNames('-my-1', BESIDE)} variant="word-only" />,
  },
  {
    title: playerHomeCopy.firstRunTriviaTitle,
    text: playerHomeCopy.firstRunTriviaText,
    picture: (
      <span className={classNames('mt-2.5 mb-1 inline-flex items-center', BESIDE)}>
        <b className="number-badge px-[.25em] py-[.1em] text-3xl">{playerHomeCopy.firstRunTriviaPlate}</b>
      </span>
    ),
  },
];

/** Explains the first boleto. It has no call to action, because the hero above has one. */
function FirstRunCard() {
  const { storage } = useStores();
  const [isDismissed, setDismissed] = useState(() => storage.get(STORAGE_KEYS.firstRunDismissed) !== null);
  if (isDismissed) return null;

  const dismiss = () => {
    storage.set(STORAGE_KEYS.firstRunDismissed, '1');
    setDismissed(true);
  };

  return (
    <section className="mx-auto w-page pt-6 pb-10" aria-labelledby="first-run-title">
      {/* An outline along the ridges, and a shadow. */}
      <div className="mx-auto max-w-215 filter-[drop-shadow(0_-2px_0_var(--color-tinta))_drop-shadow(-2px_0_0_var(--color-tinta))_drop-shadow(2px_2px_0_var(--color-tinta))_drop-shadow(7px_7px_0_var(--color-azul))]">
        <div className="ridged-paper relative bg-blanco px-5 py-7 text-tinta md:px-10 md:py-9">
          <CloseButton
            className="absolute top-4 right-3"
            iconSize={22}
            label={playerHomeCopy.close}
            onClick={dismiss}
          />
          <h2 className="pr-12" id="first-run-title">
            {playerHomeCopy.firstRunTitle}
          </h2>
          <p className="mt-2 mb-4 max-w-[52ch]">{playerHomeCopy.firstRunText}</p>
          <ol className="grid border-tinta border-y-2 border-dashed md:grid-cols-[repeat(3,1fr)]">
            {FIRST_RUN_STEPS.map(({ title, text, picture }, index) => (
              <li
                key={title}
                className={classNames(
                  'condensed grid min-h-19 grid-cols-[44px_1fr_auto] items-center gap-3.5 py-2.5 text-lg/tight',
                  'border-tinta-40 border-dashed not-first:border-t-2',
                  'md:grid-cols-[1fr_auto] md:grid-rows-[76px_auto] md:content-start md:px-5 md:pt-3 md:pb-4',
                  'md:first:pl-0 md:not-first:border-t-0 md:not-first:border-l-2',
                )}
              >
                <b className="grid size-11 place-items-center bg-tinta font-extrabold text-xl text-queso">
                  {index + 1}
                </b>
                <div className="md:col-span-full">
                  {title}
                  <small className="block font-normal font-texto text-sm/snug">{text}</small>
                </div>
                {picture}
              </li>
            ))}
          </ol>
          <Button
            variant="line"
            size="large"
            background="blanco"
            className="mt-5 max-sm:w-full"
            onClick={dismiss}
          >
            {playerHomeCopy.firstRunLater}
          </Button>
        </div>
      </div>
    </section>
  );
}

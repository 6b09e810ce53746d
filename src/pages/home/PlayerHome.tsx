import { useComputed } from '@preact/signals-react';
import { useEffect, useState } from 'react';
import { Shield } from '../../components/art/Shield.tsx';
import { Countdown, type CountdownUnit } from '../../components/Countdown.tsx';
import { CutoffBox } from '../../components/CutoffBox.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { Poster } from '../../components/Poster.tsx';
import {
  capitalise,
  formatDay,
  formatDayHour,
  formatHour,
  formatNumber,
  getDateParts,
} from '../../copy/format.ts';
import { homeCopy } from '../../copy/home.ts';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { getWeekName } from '../../copy/week-name.ts';
import { countCentreDays } from '../../domain/centre-time.ts';
import type { Moment } from '../../domain/moment.ts';
import { choosePoster } from '../../domain/poster.ts';
import { getProvisionalPoints } from '../../domain/scoring.ts';
import type { Game } from '../../domain/types.ts';
import { isFillable, isHalted } from '../../domain/window.ts';
import { PATHS, STORY } from '../../lib/routes.ts';
import type { WeekView } from '../../stores/games/week-view.ts';
import { createStableComputed, isJsonEqual } from '../../stores/lib/structural-sharing.ts';
import { createPlayerHomeStore } from '../../stores/pages/player-home.ts';
import { ActionsRow } from '../../ui/ActionsRow.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';
import { FirstRunCard } from './FirstRunCard.tsx';
import { Hero } from './Hero.tsx';
import { PlayerStats } from './PlayerStats.tsx';
import { PlayerTicket } from './PlayerTicket.tsx';
import { PrizeTeaser } from './PrizeTeaser.tsx';
import '../../styles/pages.css';

export function PlayerHome() {
  const stores = useStores();
  const home = usePage(() => createPlayerHomeStore(stores));

  const moment = stores.season.moment.value;
  const { counts, status } = stores.season.currentWeekView;
  const { sent, toSend } = counts.value;
  // Without data, Partidos shows the failure and loads again.
  const hasTicket = moment === 'seasonOver' ? home.ticket.value !== null : sent > 0;
  const action = getCallToAction(moment ?? 'empty', toSend, hasTicket);

  const lead = (
    <>
      <PlayerTally moment={moment} />
      <ActionsRow>
        <LinkButton
          to={action.to}
          size="large"
          className={status.value === 'loading' ? 'invisible' : undefined}
        >
          {action.label} <Icon name="arrow" size={22} />
        </LinkButton>
      </ActionsRow>
    </>
  );
  return (
    <>
      <PageMeta title={homeCopy.title} description={homeCopy.description} />
      <Hero lead={lead} aside={moment === 'live' ? <LiveTicket /> : <PlayerTicket />} />
      {moment === 'newPlayer' ? <FirstRunCard /> : null}
      <PlayerStats home={home} />
      {moment === 'seasonOver' ? <SeasonPoster /> : <PlayerPoster />}
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
  if (isAllNext.value && opening !== null) return playerHomeCopy.missingNext(formatDay(opening));
  return sent === total ? playerHomeCopy.missingSealed : playerHomeCopy.missingNone;
}

function getDetail({ counts }: WeekView, moment: Moment | null): string | null {
  const details: Partial<Record<Moment, string>> = playerHomeCopy.missingDetail;
  return counts.value.toSend > 0 || moment === null ? null : (details[moment] ?? null);
}

function PlayerTally({ moment }: { moment: Moment | null }) {
  const { season } = useStores();
  const weekView = season.currentWeekView;
  const isKnown = weekView.status.value === 'ready';
  const detail = isKnown ? getDetail(weekView, moment) : null;
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
          game={playerHomeCopy.match(next.game.home.name, next.game.away.name)}
        >
          <CutoffCountdown
            key={next.game.id}
            cutoff={next.window.cutoff}
            words={playerHomeCopy.countdownShort}
            isSmall
          />
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

/** The one call to action of each moment, with and without a ticket of the player. */
const ACTIONS: Record<Moment, [withTicket: Action, without: Action]> = {
  noWeek: ['points', 'ranking'],
  beforeSeason: ['games', 'games'],
  notOpen: ['games', 'games'],
  betweenWeeks: ['points', 'points'],
  newPlayer: ['predict', 'predict'],
  empty: ['predict', 'predict'],
  drafts: ['predict', 'predict'],
  partlySent: ['predict', 'predict'],
  complete: ['ticket', 'ranking'],
  closed: ['ticket', 'ranking'],
  live: ['ticket', 'ranking'],
  unpublished: ['ticket', 'ranking'],
  published: ['points', 'ranking'],
  seasonOver: ['story', 'ranking'],
};

interface CallToAction {
  label: string;
  to: string;
}

/**
 * `toSend`: how many games the player can predict now. `hasTicket`: for the week that is shown or, after the season,
 * for any week.
 */
function getCallToAction(moment: Moment, toSend: number, hasTicket: boolean): CallToAction {
  const [withTicket, without] = ACTIONS[moment];
  const action = toSend > 0 ? 'predict' : hasTicket ? withTicket : without;
  return { label: playerHomeCopy.actions[action], to: ADDRESSES[action] };
}

/** The games that are being played, with the player's prediction and the points it would bring if the score stays. */
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
            <span className="condensed grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-lg/tight">
              <span className="flex items-center gap-2">
                <Shield team={game.home} size={28} />
                {game.home.shortName}
                <span className="sr-only">{game.home.name}</span>
              </span>
              <b className="bg-tinta px-2.5 py-1 text-2xl/none text-queso tabular-nums">
                {game.homeScore ?? '–'}–{game.awayScore ?? '–'}
              </b>
              <span className="flex items-center justify-end gap-2">
                <span className="sr-only">{game.away.name}</span>
                {game.away.shortName}
                <Shield team={game.away} size={28} />
              </span>
            </span>
            <span className="flex flex-wrap justify-between gap-x-4 text-base/snug">
              <span>
                {sent ? playerHomeCopy.liveMine(sent.homeScore, sent.awayScore) : playerHomeCopy.liveNone}
              </span>
              {points === null ? null : <b>{playerHomeCopy.liveIfItStays(points)}</b>}
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
  const kickOffs = games.map(({ kickOff }) => kickOff);
  const first = Math.min(...kickOffs);
  const last = Math.max(...kickOffs);
  return countCentreDays(first, last) === 0
    ? playerHomeCopy.posterDay(getDateParts(first))
    : playerHomeCopy.posterRange(getDateParts(first), getDateParts(last));
}

function getWhen({ kickOff, status }: Game, now: number): string {
  if (isHalted(status)) return playerHomeCopy.posterHalted[status];
  const weekday = capitalise(formatDay(kickOff).slice(0, 3));
  return playerHomeCopy.posterWhen(countCentreDays(now, kickOff), weekday, formatHour(kickOff));
}

function PlayerPoster() {
  const { season, time } = useStores();
  const weekView = season.currentWeekView;
  // The clock ticks each second in the last hour before a cut-off. The computed value changes only with the
  // chosen games, so the poster does not render with each tick.
  const [choice] = useState(() =>
    createStableComputed(
      () =>
        choosePoster(
          weekView.entries.value.map(({ game }) => game),
          time.now.value,
        ),
      isJsonEqual,
    ),
  );
  const state = weekView.status.value;
  const week = weekView.week.value;
  const chosen = choice.value;
  if (state === 'loading') return <div className="min-h-180" />;
  if (!chosen || !week) return null;

  const { headliner, others } = chosen;
  const entry = weekView.entries.value.find(({ game }) => game.id === headliner.id);
  const opening = weekView.isAllNext.value ? weekView.firstOpening.value : null;
  const isOpen = entry !== undefined && isFillable(entry.state.value);
  return (
    <section className="pb-14 nth-2:pt-8 lg:pb-20">
      <div className="mx-auto w-page">
        <Poster
          ribbon={getRange(weekView.entries.value.map(({ game }) => game))}
          title={playerHomeCopy.posterTitle(getWeekName(week))}
          home={headliner.home}
          away={headliner.away}
          versus={playerHomeCopy.posterVersus}
          hour={playerHomeCopy.posterHeadliner(capitalise(formatDayHour(headliner.kickOff)))}
          closing={
            isOpen ? (
              <>
                {playerHomeCopy.posterClosesIn}
                <CutoffCountdown
                  key={headliner.id}
                  cutoff={entry.window.cutoff}
                  words={playerHomeCopy.countdown}
                />
              </>
            ) : (
              opening !== null && playerHomeCopy.posterOpens(formatDayHour(opening))
            )
          }
          others={others.map((game) => ({
            id: game.id,
            home: game.home,
            away: game.away,
            when: getWhen(game, time.now.peek()),
          }))}
          note={playerHomeCopy.posterCentreTime}
        />
      </div>
    </section>
  );
}

interface CutoffCountdownProps {
  /**
   * Server time in ms. The countdown uses a changed `cutoff` only from the next tick of the clock, or at once
   * if the `key` of the component changes too.
   */
  cutoff: number;
  words: Record<CountdownUnit, string>;
  isSmall?: boolean;
}

function CutoffCountdown({ cutoff, words, isSmall }: CutoffCountdownProps) {
  const { time } = useStores();
  const left = useComputed(() => Math.max(0, cutoff - time.now.value));
  useEffect(() => time.watch(cutoff), [cutoff, time]);
  return (
    <>
      <span className="sr-only">{playerHomeCopy.closesAt(formatDayHour(cutoff))}</span>
      <Countdown left={left} words={words} isSmall={isSmall} />
    </>
  );
}

/** The poster after the final, with the place and the points that the server counts for the whole season. */
function SeasonPoster() {
  const stats = useStores().auth.user.value?.stats;
  const figures = [
    { name: playerHomeCopy.over.place, value: stats?.position ?? null },
    { name: playerHomeCopy.over.points, value: stats?.score ?? null },
  ].filter(({ value }) => value !== null);
  return (
    <section className="pb-14 nth-2:pt-8 lg:pb-20" aria-labelledby="season-poster-title">
      <div className="mx-auto w-page">
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
            {figures.map(({ name, value }) => (
              <div key={name} className="grid justify-items-center gap-1">
                <dd className="order-first poster-figure">{formatNumber(value ?? 0)}</dd>
                <dt className="condensed text-lg/tight">{name}</dt>
              </div>
            ))}
          </dl>
          <p className="poster-note text-base/snug">{playerHomeCopy.overThanks}</p>
        </div>
      </div>
    </section>
  );
}

import { CutoffBox } from '../../components/CutoffBox.tsx';
import { Ordinals } from '../../components/Ordinals.tsx';
import { formatDay } from '../../copy/format.ts';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { ticketCopy } from '../../copy/ticket.ts';
import { getWeekName } from '../../copy/week-name.ts';
import type { Moment } from '../../domain/moment.ts';
import type { WeekResults } from '../../domain/results.ts';
import { isLastCall } from '../../domain/window.ts';
import type { WeekView } from '../../stores/games/week-view.ts';
import type { RevealProgress } from '../../stores/pages/home-results.ts';
import { classNames } from '../../ui/class-names.ts';
import { useStores } from '../../use-stores.ts';
import { getAwaitedOpening } from './awaited-opening.ts';
import { CutoffCountdown } from './CutoffCountdown.tsx';
import { getResultsDetail, isDetailHidden, ResultsHeadline } from './ResultsHeadline.tsx';

interface PlayerTallyProps {
  moment: Moment | null;
  /** The results of the week that has ended, and how much of them the ticket of Inicio has revealed. */
  ended?: { results: WeekResults; reveal: RevealProgress } | null;
}

/**
 * How many games are left to send, how the week that has ended went, or what the week is waiting for, and the next
 * cut-off.
 */
export function PlayerTally({ moment, ended = null }: PlayerTallyProps) {
  const { auth, currentWeek, time } = useStores();
  const isKnown = currentWeek.status.value === 'ready';
  const isNothingLeft = moment !== null && currentWeek.counts.value.fillable === 0;
  const told = isNothingLeft ? ended : null;
  const opening = getAwaitedOpening(currentWeek);
  const finalPlace = moment === 'seasonOver' ? (auth.user.value?.stats.position ?? null) : null;
  const detail = told
    ? getResultsDetail(told.results, opening)
    : isNothingLeft
      ? getDetail(moment, opening, finalPlace, currentWeek.counts.value.total)
      : null;
  const next = isKnown ? currentWeek.nextToClose.value : null;
  const isClosing = next !== null && isLastCall(next.gameWindow, time.now.value);
  return (
    <div
      className={classNames(
        'laptop:beside:my-7 tablet:my-5 mt-2.5 short:mt-1.5 mb-3 short:mb-2.5 flex min-h-18 tablet:min-h-19 flex-wrap content-start items-center gap-x-6 gap-y-3.5 laptop:beside:gap-y-6',
        // On a phone the countdown is below the count, so a larger minimum height reserves its space.
        (!isKnown || next) && 'max-phablet:min-h-28',
      )}
    >
      {isKnown && (
        <span className="hero-state">
          {told ? (
            <ResultsHeadline {...told} />
          ) : (
            <Ordinals
              text={getTally({ week: currentWeek, moment, opening, finalPlace, hasEnded: ended !== null })}
            />
          )}
          {detail && (
            <small
              className={classNames(
                'mt-1.5 tablet:mt-2.5 block font-texto tablet:text-lg/normal text-base/normal text-papel',
                told && isDetailHidden(told.results, told.reveal) && 'opacity-0',
              )}
            >
              {detail}
            </small>
          )}
        </span>
      )}
      {next && (
        <CutoffBox
          className="phablet:max-w-max grow phablet:grow-from-20 basis-full px-3 py-2 tablet:pt-2.5 max-tablet:[&_b]:text-display-2"
          title={isClosing ? playerHomeCopy.closesNow : playerHomeCopy.nextCutoff}
          isClosing={isClosing}
          game={
            <>
              {/* Long names would take several lines beside the figures of a phone. */}
              <span className="max-tablet:sr-only">
                {ticketCopy.versus(next.game.home.name, next.game.away.name)}
              </span>
              <span className="tablet:hidden whitespace-nowrap" aria-hidden="true">
                {ticketCopy.versus(next.game.home.shortName, next.game.away.shortName)}
              </span>
            </>
          }
        >
          <CutoffCountdown cutoff={next.gameWindow.cutoff} words={playerHomeCopy.countdownShort} isCompact />
        </CutoffBox>
      )}
    </div>
  );
}

const DETAILS: Partial<Record<Moment, string>> = playerHomeCopy.missingDetail;

function getDetail(moment: Moment, opening: number | null, finalPlace: number | null, games: number) {
  if (finalPlace === 1) return playerHomeCopy.seasonWon;
  if (moment === 'closed' && games === 1) return playerHomeCopy.missingDetailOfOne;
  // Their sentence refers to the day of the opening.
  const needsDay = moment === 'beforeSeason' || moment === 'notOpen';
  return DETAILS[needsDay && opening === null ? 'noWeek' : moment];
}

interface TallyParts {
  week: WeekView;
  moment: Moment | null;
  opening: number | null;
  finalPlace: number | null;
  /** Whether the ticket beside it shows the results of the week that has ended. */
  hasEnded: boolean;
}

function getTally({ week, moment, opening, finalPlace, hasEnded }: TallyParts): string {
  const { sent, fillable, total } = week.counts.value;
  const shown = week.week.value;
  // Beside the ticket of the week that has ended, the count alone would seem to be of that week.
  if (fillable > 0 && hasEnded && shown) return playerHomeCopy.missingOfWeek(getWeekName(shown), fillable);
  if (fillable > 0) return playerHomeCopy.missing(fillable);
  if (moment === 'noWeek') return playerHomeCopy.missingSoon;
  if (moment === 'unpublished') return playerHomeCopy.missingUnpublished;
  if (moment === 'published' && sent > 0) return playerHomeCopy.missingPublished;
  if (finalPlace !== null) return playerHomeCopy.seasonPlace(finalPlace);
  if (moment === 'seasonOver') return playerHomeCopy.missingOver;
  if (opening !== null) return playerHomeCopy.opens(formatDay(opening));
  if (total === 0) return playerHomeCopy.missingGames;
  return sent === total ? playerHomeCopy.missingSealed : playerHomeCopy.missingNone;
}

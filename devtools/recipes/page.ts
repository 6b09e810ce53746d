/** Pages and their states. */
import { bonus } from './page/bonus.ts';
import { brokenLink } from './page/broken-link.ts';
import { faq } from './page/faq.ts';
import { gamesClosedWeek } from './page/games-closed-week.ts';
import { gamesHalfSent } from './page/games-half-sent.ts';
import { gamesNoCalendar } from './page/games-no-calendar.ts';
import { gamesPostponed } from './page/games-postponed.ts';
import { gamesUnopenedWeek } from './page/games-unopened-week.ts';
import { homePlayer } from './page/home-player.ts';
import { homeVisitor } from './page/home-visitor.ts';
import { legal } from './page/legal.ts';
import { loading } from './page/loading.ts';
import { missingPage } from './page/missing-page.ts';
import { offlineStrip } from './page/offline-strip.ts';
import { privatePage } from './page/private-page.ts';
import { profile } from './page/profile.ts';
import { rankingAfterTheFinal } from './page/ranking-after-the-final.ts';
import { rankingDayOne } from './page/ranking-day-one.ts';
import { rankingOwnPlace } from './page/ranking-own-place.ts';
import { rankingSecondPage } from './page/ranking-second-page.ts';
import { rankingUnknownWeek } from './page/ranking-unknown-week.ts';
import { rewards } from './page/rewards.ts';
import { weekPoints } from './page/week-points.ts';
import { wrongClock } from './page/wrong-clock.ts';
import type { Recipe } from './recipe.ts';

/** In the order of the panel. */
export const PAGE_RECIPES: readonly Recipe[] = [
  homeVisitor,
  homePlayer,
  rewards,
  faq,
  legal,
  missingPage,
  loading,
  privatePage,
  brokenLink,
  gamesHalfSent,
  gamesClosedWeek,
  gamesUnopenedWeek,
  gamesNoCalendar,
  gamesPostponed,
  weekPoints,
  offlineStrip,
  wrongClock,
  rankingOwnPlace,
  rankingDayOne,
  rankingSecondPage,
  rankingAfterTheFinal,
  rankingUnknownWeek,
  profile,
  bonus,
];

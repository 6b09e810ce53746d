/** Pages and their states. */
import {
  gamesClosedWeek,
  gamesHalfSent,
  gamesNoCalendar,
  gamesPostponed,
  gamesUnopenedWeek,
  offlineStrip,
  weekPoints,
  wrongClock,
} from './page/games.ts';
import { bonus, profile } from './page/player.ts';
import {
  brokenLink,
  faq,
  homePlayer,
  homeVisitor,
  legal,
  loading,
  missingPage,
  privatePage,
  rewards,
} from './page/public.ts';
import {
  rankingAfterTheFinal,
  rankingDayOne,
  rankingOwnPlace,
  rankingSecondPage,
  rankingUnknownWeek,
} from './page/ranking.ts';
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

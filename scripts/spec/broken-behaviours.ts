/**
 * Behaviours of the product, each with a change that breaks it, and the statements that say it.
 * `scripts/test-statements.ts` breaks them one at a time, and expects that exactly these statements turn red.
 */
export interface BrokenBehaviour {
  name: string;
  file: string;
  /** Text of the file, which occurs once, and what replaces it. */
  from: string;
  to: string;
  red: string[];
  /** The tests of Playwright that run too, on a build with the change. Absent: only tests in jsdom run. */
  browser?: string;
}

export const BROKEN_BEHAVIOURS: readonly BrokenBehaviour[] = [
  {
    name: 'the loading bar advances 10 percent a step',
    file: 'src/app/LoadingView.tsx',
    from: 'const PERCENT_STEP = 5;',
    to: 'const PERCENT_STEP = 10;',
    red: ['2.24', '9.11'],
  },
  {
    name: 'the latest game stands first',
    file: 'src/domain/games.ts',
    from: 'getPlaceInTime(a) - getPlaceInTime(b)',
    to: 'getPlaceInTime(b) - getPlaceInTime(a)',
    red: ['4.31'],
  },
  {
    name: 'the ranking opens at a week above 23',
    file: 'src/stores/ranking/initial-week.ts',
    from: 'if (seasonNumber <= LAST_WEEK) return',
    to: 'if (seasonNumber <= LAST_WEEK + 1) return',
    red: ['4.53', '9.7'],
  },
  {
    name: 'a 419 is an unexpected error',
    file: 'src/api/http/classify.ts',
    from: 'status === 419 || status === 404',
    to: 'status === 404',
    red: ['8.2'],
  },
  {
    name: 'the screen of a right answer names no extra point',
    file: 'src/app/modals/TriviaDialog.tsx',
    from: '<ExtraPoint points={triviaCopy.plusOne} text={triviaCopy.extraPoint} />',
    to: '{null}',
    red: ['1.17', '2.56', '9.9'],
  },
  {
    name: 'another week of the ranking keeps the page',
    file: 'src/pages/ranking/RankingPage.tsx',
    from: "onWeek={(week) => go({ scope: 'week', week, page: 1 })}",
    to: "onWeek={(week) => go({ scope: 'week', week, page: ranking.choice.peek().page })}",
    red: ['4.55'],
  },
  {
    name: 'the menu collapses below 900 px',
    file: 'src/styles/scale.css',
    from: '--breakpoint-laptop: 992px;',
    to: '--breakpoint-laptop: 900px;',
    red: ['2.39', '9.10'],
    browser: 'e2e/accessibility/display.spec.ts',
  },
];

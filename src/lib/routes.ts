export interface Route {
  /** Path below `BASE_PATH`. */
  path: string;
  /** `guest` and `verification` are pages of visitors; `verification` needs an account to confirm. */
  access: 'public' | 'player' | 'guest' | 'verification';
}

/** The pages that are prerendered, and served with a card for shared links. Their paths have no parameter. */
const PRERENDERED = {
  home: { path: '/', access: 'public' },
  rewards: { path: '/rewards', access: 'public' },
  terms: { path: '/T&C', access: 'public' },
  privacy: { path: '/privacy-policy', access: 'public' },
  faq: { path: '/faq', access: 'public' },
  accessibility: { path: '/accessibility', access: 'public' },
} as const satisfies Record<string, Route>;

/** The pages that start from the empty shell. */
const RENDERED_IN_BROWSER = {
  games: { path: '/games', access: 'player' },
  ranking: { path: '/ranking', access: 'player' },
  bonus: { path: '/bonus', access: 'player' },
  profile: { path: '/user/profile', access: 'player' },
  login: { path: '/user/login', access: 'guest' },
  register: { path: '/user/register', access: 'guest' },
  forgotPassword: { path: '/user/forgot-password', access: 'guest' },
  confirmAccount: { path: '/user/confirm-account', access: 'verification' },
  changePassword: { path: '/user/change-password/:email/:token', access: 'public' },
} as const satisfies Record<string, Route>;

/**
 * Every page of the site. The code of a page is that of its name: `src/pages/confirm-account/ConfirmAccountPage.tsx`.
 */
export const PAGES = { ...PRERENDERED, ...RENDERED_IN_BROWSER };

export type PathName = keyof typeof PAGES;

export const PATH_NAMES = Object.keys(PAGES) as PathName[];

export type PublicPageName = keyof typeof PRERENDERED;

export const isPrerendered = (name: string): name is PublicPageName => name in PRERENDERED;

/** The links of the navigation, in their order. A visitor's navigation has none to a player's pages. */
export const NAVIGATION = ['home', 'games', 'ranking', 'rewards', 'bonus', 'profile', 'faq'] as const;

export const FOOTER = ['terms', 'privacy', 'faq', 'accessibility'] as const;

/** Parameter of the addresses of Partidos and Ranking with the number of a week: `/games?jornada=5`. */
export const WEEK_PARAMETER = 'jornada';

/** Parameter of Ranking's address with the table: `/ranking?tabla=general`. */
export const TABLE_PARAMETER = 'tabla';

/** Parameter of Perfil's address that shows “Así te fue”, the story of a season that is over. */
export const STORY = 'asi-te-fue';

export const PATHS = Object.fromEntries(PATH_NAMES.map((name) => [name, PAGES[name].path])) as Readonly<
  Record<PathName, string>
>;

export const getWeekAddress = (path: string, week: number): string => `${path}?${WEEK_PARAMETER}=${week}`;

export const GENERAL_RANKING = `${PATHS.ranking}?${TABLE_PARAMETER}=general`;

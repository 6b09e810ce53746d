export interface Route {
  /** Path below `BASE_PATH`. A page without a parameter that everybody may see is prerendered. */
  path: string;
  /** `guest` and `verification` are pages of visitors; `verification` needs an account to confirm. */
  access: 'public' | 'player' | 'guest' | 'verification';
  /** The file below `src/pages`, without its extension. It exports a component with the name of the file. */
  page: string;
  /** Where a link to the page stands. The navigation of a visitor has no links to a player's pages. */
  links?: readonly ('navigation' | 'footer')[];
}

/** Every page of the site. The links of the navigation and of the footer have the order of these lines. */
export const PAGES = {
  home: { path: '/', access: 'public', page: 'home/HomePage', links: ['navigation'] },
  games: { path: '/games', access: 'player', page: 'games/GamesPage', links: ['navigation'] },
  ranking: { path: '/ranking', access: 'player', page: 'ranking/RankingPage', links: ['navigation'] },
  rewards: { path: '/rewards', access: 'public', page: 'rewards/RewardsPage', links: ['navigation'] },
  bonus: { path: '/bonus', access: 'player', page: 'bonus/BonusPage', links: ['navigation'] },
  profile: { path: '/user/profile', access: 'player', page: 'profile/ProfilePage', links: ['navigation'] },
  terms: { path: '/T&C', access: 'public', page: 'terms/TermsPage', links: ['footer'] },
  privacy: { path: '/privacy-policy', access: 'public', page: 'privacy/PrivacyPage', links: ['footer'] },
  faq: { path: '/faq', access: 'public', page: 'faq/FaqPage', links: ['navigation', 'footer'] },
  accessibility: {
    path: '/accessibility',
    access: 'public',
    page: 'accessibility/AccessibilityPage',
    links: ['footer'],
  },
  login: { path: '/user/login', access: 'guest', page: 'login/LoginPage' },
  register: { path: '/user/register', access: 'guest', page: 'register/RegisterPage' },
  forgotPassword: {
    path: '/user/forgot-password',
    access: 'guest',
    page: 'forgot-password/ForgotPasswordPage',
  },
  confirmAccount: {
    path: '/user/confirm-account',
    access: 'verification',
    page: 'confirm-account/ConfirmAccountPage',
  },
  changePassword: {
    path: '/user/change-password/:email/:token',
    access: 'public',
    page: 'change-password/ChangePasswordPage',
  },
} as const satisfies Record<string, Route>;

type Routes = typeof PAGES;

export type PathName = keyof Routes;

/** Parameter of the addresses of Partidos and Ranking with the number of a week: `/games?jornada=5`. */
export const WEEK_PARAMETER = 'jornada';

/** Parameter of Ranking's address with the table: `/ranking?tabla=general`. */
export const TABLE_PARAMETER = 'tabla';

/** Parameter of Perfil's address that shows “Así te fue”, the story of a season that is over. */
export const STORY = 'asi-te-fue';

/** The pages that are served with their content, and with a card for shared links. */
export type PublicPageName = {
  [Name in PathName]: Routes[Name] extends { access: 'public'; path: infer Path }
    ? Path extends `${string}:${string}`
      ? never
      : Name
    : never;
}[PathName];

/** The pages that the navigation or the footer links to. */
export type LinkedPageName = {
  [Name in PathName]: Routes[Name] extends { links: unknown } ? Name : never;
}[PathName];

export const PATHS = Object.fromEntries(Object.entries(PAGES).map(([name, { path }]) => [name, path])) as {
  readonly [Name in PathName]: Routes[Name]['path'];
};

export const getWeekAddress = (path: string, week: number): string => `${path}?${WEEK_PARAMETER}=${week}`;

export const GENERAL_RANKING = `${PATHS.ranking}?${TABLE_PARAMETER}=general`;

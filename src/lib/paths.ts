/** Every route of the product, relative to the base path /lmx (spec §2). */
export const PATHS = {
  home: '/',
  rewards: '/rewards',
  faq: '/faq',
  privacy: '/privacy-policy',
  terms: '/T&C',
  accessibility: '/accessibility',
  changePassword: '/user/change-password/:email/:token',
  games: '/games',
  ranking: '/ranking',
  profile: '/user/profile',
  bonus: '/bonus',
  login: '/user/login',
  register: '/user/register',
  forgotPassword: '/user/forgot-password',
  confirmAccount: '/user/confirm-account',
} as const;

/** The name of a route, the same word in every room. */
export type PathName = keyof typeof PATHS;

/** The base path the site is served under. */
export const BASE_PATH = '/lmx';

/**
 * The base path with its slash: where the site begins, and the router's base. A link to Inicio then has the very address
 * that Inicio is served at, and costs no detour.
 */
export const SITE_ROOT = `${BASE_PATH}/`;

/** Whether a path, base path included, is that of the ranking. */
export const isRankingAddress = (pathname: string) => /\/ranking\/?$/i.test(pathname);

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

export type PathName = keyof typeof PATHS;

export const BASE_PATH = '/lmx';

/** The base path with a trailing slash. The server serves Inicio here; without the slash it would redirect. */
export const SITE_ROOT = `${BASE_PATH}/`;

export const isRankingAddress = (pathname: string) => /\/ranking\/?$/i.test(pathname);

import { PATHS } from '../../src/lib/paths.ts';

export const PUBLIC_PAGES = [
  PATHS.home,
  PATHS.rewards,
  PATHS.faq,
  PATHS.privacy,
  PATHS.terms,
  PATHS.accessibility,
  '/no-existe',
];

export const NEW_PASSWORD_PAGE = '/user/change-password/ana%40correo.mx/enlace';

export const GUEST_PAGES = [PATHS.login, PATHS.register, PATHS.forgotPassword];

export const VISITOR_PAGES = [...PUBLIC_PAGES, ...GUEST_PAGES, NEW_PASSWORD_PAGE];

export const PLAYER_PAGES = [PATHS.home, PATHS.games, PATHS.ranking, PATHS.bonus, PATHS.profile];

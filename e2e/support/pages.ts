import { PATHS } from '../../src/lib/paths.ts';

/** Pages that look alike for visitors and players. */
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

/** Pages that redirect players to Partidos. */
export const GUEST_PAGES = [PATHS.login, PATHS.register, PATHS.forgotPassword];

export const VISITOR_PAGES = [...PUBLIC_PAGES, ...GUEST_PAGES, NEW_PASSWORD_PAGE];

/** Pages that show the data of the player. */
export const PLAYER_PAGES = [PATHS.home, PATHS.games, PATHS.ranking, PATHS.bonus, PATHS.profile];

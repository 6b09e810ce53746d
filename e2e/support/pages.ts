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

/** Pages with a form for visitors, and the name of the button that sends it. */
export const GUEST_FORMS = [
  [PATHS.login, 'Entrar'],
  [PATHS.register, 'Continuar'],
  [PATHS.forgotPassword, 'Enviar enlace'],
] as const;

export const GUEST_PAGES = GUEST_FORMS.map(([path]) => path);

export const VISITOR_PAGES = [...PUBLIC_PAGES, ...GUEST_PAGES, NEW_PASSWORD_PAGE];

export const PLAYER_PAGES = [PATHS.home, PATHS.games, PATHS.ranking, PATHS.bonus, PATHS.profile];

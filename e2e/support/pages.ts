import { APP_PAGES, PUBLIC_PAGES as SERVED_PAGES } from '../../deploy/routes.ts';
import { PATHS } from '../../src/lib/routes.ts';

export const PUBLIC_PAGES = [...SERVED_PAGES.map(({ path }) => path), '/no-existe'];

export const NEW_PASSWORD_PAGE = '/user/change-password/ana%40correo.mx/enlace';

/** Pages with a form for visitors, and the name of the button that sends it. */
export const GUEST_FORMS = [
  [PATHS.login, 'Entrar'],
  [PATHS.register, 'Continuar'],
  [PATHS.forgotPassword, 'Enviar enlace'],
] as const;

export const GUEST_PAGES = GUEST_FORMS.map(([path]) => path);

export const VISITOR_PAGES = [...PUBLIC_PAGES, ...GUEST_PAGES, NEW_PASSWORD_PAGE];

export const PLAYER_PAGES = [
  PATHS.home,
  ...APP_PAGES.filter(({ isForPlayers }) => isForPlayers).map(({ path }) => path),
];

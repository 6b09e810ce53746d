import { matchRoutes } from 'react-router-dom';
import { PATHS, type PathName } from '../lib/paths.ts';
import { createStorage, STORAGE_KEYS } from '../lib/storage.ts';
import { useShellStores } from '../use-stores.ts';
import { createLazyPage, type LazyPage } from './lazy-page.tsx';

export type Access = 'public' | 'player' | 'guest' | 'verification';

export interface AppRoute extends LazyPage {
  name: PathName | 'notFound';
  path: string;
  access: Access;
}

const hasToken = () => createStorage().get(STORAGE_KEYS.token) !== null;

const route = (name: PathName, access: Access, page: LazyPage): AppRoute => ({
  name,
  path: PATHS[name],
  access,
  ...page,
});

/** Inicio is one page for visitors and another for players. */
function createHome(): LazyPage {
  const visitorHome = createLazyPage(() => import('../pages/home/HomePage.tsx'), 'HomePage');
  const playerHome = createLazyPage(() => import('../pages/home/PlayerHome.tsx'), 'PlayerHome');
  return {
    Page() {
      const { auth } = useShellStores();
      const isPlayer = auth.status.value === 'authenticated';
      return isPlayer ? <playerHome.Page key={auth.user.value?.id} /> : <visitorHome.Page />;
    },
    preload() {
      // A device with a stored token needs the code of `PlayerHome` too: the served page, which React hydrates,
      // is that of a visitor.
      if (hasToken()) playerHome.preload().catch(() => undefined);
      return visitorHome.preload();
    },
  };
}

export const ROUTES: readonly AppRoute[] = [
  route('home', 'public', createHome()),
  route(
    'rewards',
    'public',
    createLazyPage(() => import('../pages/rewards/RewardsPage.tsx'), 'RewardsPage'),
  ),
  route(
    'faq',
    'public',
    createLazyPage(() => import('../pages/faq/FaqPage.tsx'), 'FaqPage'),
  ),
  route(
    'privacy',
    'public',
    createLazyPage(() => import('../pages/privacy/PrivacyPage.tsx'), 'PrivacyPage'),
  ),
  route(
    'terms',
    'public',
    createLazyPage(() => import('../pages/terms/TermsPage.tsx'), 'TermsPage'),
  ),
  route(
    'accessibility',
    'public',
    createLazyPage(() => import('../pages/accessibility/AccessibilityPage.tsx'), 'AccessibilityPage'),
  ),
  route(
    'changePassword',
    'public',
    createLazyPage(() => import('../pages/change-password/ChangePasswordPage.tsx'), 'ChangePasswordPage'),
  ),
  route(
    'games',
    'player',
    createLazyPage(() => import('../pages/games/GamesPage.tsx'), 'GamesPage'),
  ),
  route(
    'ranking',
    'player',
    createLazyPage(() => import('../pages/ranking/RankingPage.tsx'), 'RankingPage'),
  ),
  route(
    'profile',
    'player',
    createLazyPage(() => import('../pages/profile/ProfilePage.tsx'), 'ProfilePage'),
  ),
  route(
    'bonus',
    'player',
    createLazyPage(() => import('../pages/bonus/BonusPage.tsx'), 'BonusPage'),
  ),
  route(
    'login',
    'guest',
    createLazyPage(() => import('../pages/login/LoginPage.tsx'), 'LoginPage'),
  ),
  route(
    'register',
    'guest',
    createLazyPage(() => import('../pages/register/RegisterPage.tsx'), 'RegisterPage'),
  ),
  route(
    'forgotPassword',
    'guest',
    createLazyPage(() => import('../pages/forgot-password/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  ),
  route(
    'confirmAccount',
    'verification',
    createLazyPage(() => import('../pages/confirm-account/ConfirmAccountPage.tsx'), 'ConfirmAccountPage'),
  ),
];

export const NOT_FOUND: AppRoute = {
  name: 'notFound',
  path: '*',
  access: 'public',
  ...createLazyPage(() => import('../pages/not-found/NotFoundPage.tsx'), 'NotFoundPage'),
};

const ALL: AppRoute[] = [...ROUTES, NOT_FOUND];

/** Expects a path below `base`: `/games`, or `/lmx/games/` with the base `/lmx/`. */
export function findRoute(path: string, base = '/'): AppRoute {
  return matchRoutes(ALL, path, base)?.[0]?.route ?? NOT_FOUND;
}

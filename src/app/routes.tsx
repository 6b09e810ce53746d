import { PATHS, type PathName } from '../lib/paths.ts';
import { createStorage, STORAGE_KEYS } from '../lib/storage.ts';
import { playerHome } from '../pages/home/player-home.ts';
import { type LazyPage, lazyPage, playerPage } from './lazy-page.tsx';

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

export const ROUTES: readonly AppRoute[] = [
  route(
    'home',
    'public',
    lazyPage(() => {
      // A returning player needs a second chunk, which is fetched in parallel.
      if (hasToken()) playerHome.load().catch(() => undefined);
      return import('../pages/home/HomePage.tsx');
    }, 'HomePage'),
  ),
  route(
    'rewards',
    'public',
    lazyPage(() => import('../pages/rewards/RewardsPage.tsx'), 'RewardsPage'),
  ),
  route(
    'faq',
    'public',
    lazyPage(() => import('../pages/faq/FaqPage.tsx'), 'FaqPage'),
  ),
  route(
    'privacy',
    'public',
    lazyPage(() => import('../pages/privacy/PrivacyPage.tsx'), 'PrivacyPage'),
  ),
  route(
    'terms',
    'public',
    lazyPage(() => import('../pages/terms/TermsPage.tsx'), 'TermsPage'),
  ),
  route(
    'accessibility',
    'public',
    lazyPage(() => import('../pages/accessibility/AccessibilityPage.tsx'), 'AccessibilityPage'),
  ),
  route(
    'changePassword',
    'public',
    lazyPage(() => import('../pages/change-password/ChangePasswordPage.tsx'), 'ChangePasswordPage'),
  ),
  route(
    'games',
    'player',
    playerPage(() => import('../pages/games/GamesPage.tsx'), 'GamesPage'),
  ),
  route(
    'ranking',
    'player',
    playerPage(() => import('../pages/ranking/RankingPage.tsx'), 'RankingPage'),
  ),
  route(
    'profile',
    'player',
    playerPage(() => import('../pages/profile/ProfilePage.tsx'), 'ProfilePage'),
  ),
  route(
    'bonus',
    'player',
    playerPage(() => import('../pages/bonus/BonusPage.tsx'), 'BonusPage'),
  ),
  route(
    'login',
    'guest',
    lazyPage(() => import('../pages/login/LoginPage.tsx'), 'LoginPage'),
  ),
  route(
    'register',
    'guest',
    lazyPage(() => import('../pages/register/RegisterPage.tsx'), 'RegisterPage'),
  ),
  route(
    'forgotPassword',
    'guest',
    lazyPage(() => import('../pages/forgot-password/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  ),
  route(
    'confirmAccount',
    'verification',
    lazyPage(() => import('../pages/confirm-account/ConfirmAccountPage.tsx'), 'ConfirmAccountPage'),
  ),
];

export const NOT_FOUND: AppRoute = {
  name: 'notFound',
  path: '*',
  access: 'public',
  ...lazyPage(() => import('../pages/not-found/NotFoundPage.tsx'), 'NotFoundPage'),
};

import { matchRoutes } from 'react-router-dom';
import { PAGES, PATH_NAMES, type PathName } from '../lib/routes.ts';
import { createStorage, STORAGE_KEYS } from '../lib/storage.ts';
import { useCommonStores } from '../use-stores.ts';
import { createLazyPage, type LazyPage } from './lazy-page.tsx';

function createHome(): LazyPage {
  const visitorHome = createLazyPage(async () => (await import('../pages/home/HomePage.tsx')).HomePage);
  const playerHome = createLazyPage(async () => (await import('../pages/home/PlayerHome.tsx')).PlayerHome);
  return {
    Page() {
      const { auth } = useCommonStores();
      const isPlayer = auth.status.value === 'authenticated';
      return isPlayer ? <playerHome.Page key={auth.userId.value} /> : <visitorHome.Page />;
    },
    preload() {
      // A device with a stored token needs the code of `PlayerHome` too: the served page, which React hydrates,
      // is that of a visitor.
      if (createStorage().get(STORAGE_KEYS.token) !== null) playerHome.preload().catch(() => undefined);
      return visitorHome.preload();
    },
  };
}

const CODE: Readonly<Record<PathName, LazyPage>> = {
  home: createHome(),
  games: createLazyPage(async () => (await import('../pages/games/GamesPage.tsx')).GamesPage),
  ranking: createLazyPage(async () => (await import('../pages/ranking/RankingPage.tsx')).RankingPage),
  rewards: createLazyPage(async () => (await import('../pages/rewards/RewardsPage.tsx')).RewardsPage),
  bonus: createLazyPage(async () => (await import('../pages/bonus/BonusPage.tsx')).BonusPage),
  profile: createLazyPage(async () => (await import('../pages/profile/ProfilePage.tsx')).ProfilePage),
  terms: createLazyPage(async () => (await import('../pages/terms/TermsPage.tsx')).TermsPage),
  privacy: createLazyPage(async () => (await import('../pages/privacy/PrivacyPage.tsx')).PrivacyPage),
  faq: createLazyPage(async () => (await import('../pages/faq/FaqPage.tsx')).FaqPage),
  accessibility: createLazyPage(
    async () => (await import('../pages/accessibility/AccessibilityPage.tsx')).AccessibilityPage,
  ),
  login: createLazyPage(async () => (await import('../pages/login/LoginPage.tsx')).LoginPage),
  register: createLazyPage(async () => (await import('../pages/register/RegisterPage.tsx')).RegisterPage),
  forgotPassword: createLazyPage(
    async () => (await import('../pages/forgot-password/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  ),
  confirmAccount: createLazyPage(
    async () => (await import('../pages/confirm-account/ConfirmAccountPage.tsx')).ConfirmAccountPage,
  ),
  changePassword: createLazyPage(
    async () => (await import('../pages/change-password/ChangePasswordPage.tsx')).ChangePasswordPage,
  ),
};

const NOT_FOUND = {
  name: 'notFound',
  path: '*',
  access: 'public',
  ...createLazyPage(async () => (await import('../pages/not-found/NotFoundPage.tsx')).NotFoundPage),
} as const;

const createRoute = (name: PathName) => ({ name, ...PAGES[name], ...CODE[name] });

export const ROUTES = [
  ...PATH_NAMES.map(createRoute),
  // A mailed link that was cut or changed on its way: the page says so and offers another one.
  { ...createRoute('changePassword'), path: '/user/change-password/*' },
  NOT_FOUND,
];

/** Expects a path below `base`: `/games`, or `/lmx/games/` with the base `/lmx/`. */
export function findRoute(path: string, base = '/') {
  return matchRoutes(ROUTES, path, base)?.[0]?.route ?? NOT_FOUND;
}

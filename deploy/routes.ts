import { PATHS, SITE_ROOT } from '../src/lib/paths.ts';

export { SITE_ROOT };

export interface PublicPage {
  name: 'home' | 'rewards' | 'faq' | 'privacy' | 'terms' | 'accessibility';
  path: string;
  source: string;
}

export const PUBLIC_PAGES: readonly PublicPage[] = [
  { name: 'home', path: PATHS.home, source: 'src/pages/home/HomePage.tsx' },
  { name: 'rewards', path: PATHS.rewards, source: 'src/pages/rewards/RewardsPage.tsx' },
  { name: 'faq', path: PATHS.faq, source: 'src/pages/faq/FaqPage.tsx' },
  { name: 'privacy', path: PATHS.privacy, source: 'src/pages/privacy/PrivacyPage.tsx' },
  { name: 'terms', path: PATHS.terms, source: 'src/pages/terms/TermsPage.tsx' },
  {
    name: 'accessibility',
    path: PATHS.accessibility,
    source: 'src/pages/accessibility/AccessibilityPage.tsx',
  },
];

export function getPageFile(page: PublicPage): string {
  return page.path === '/' ? 'index.html' : `${page.path.slice(1)}/index.html`;
}

export function getCardPicture(page: PublicPage['name']): string {
  return page === 'home' ? 'og.jpg' : `og-${page}.jpg`;
}

export interface AppPage {
  path: string;
  source: string;
  isForPlayers?: boolean;
}

export const APP_PAGES: readonly AppPage[] = [
  { path: PATHS.changePassword, source: 'src/pages/change-password/ChangePasswordPage.tsx' },
  { path: PATHS.games, source: 'src/pages/games/GamesPage.tsx', isForPlayers: true },
  { path: PATHS.ranking, source: 'src/pages/ranking/RankingPage.tsx', isForPlayers: true },
  { path: PATHS.profile, source: 'src/pages/profile/ProfilePage.tsx', isForPlayers: true },
  { path: PATHS.bonus, source: 'src/pages/bonus/BonusPage.tsx', isForPlayers: true },
  { path: PATHS.login, source: 'src/pages/login/LoginPage.tsx' },
  { path: PATHS.register, source: 'src/pages/register/RegisterPage.tsx' },
  { path: PATHS.forgotPassword, source: 'src/pages/forgot-password/ForgotPasswordPage.tsx' },
  { path: PATHS.confirmAccount, source: 'src/pages/confirm-account/ConfirmAccountPage.tsx' },
];

export const APP_ROUTES: readonly string[] = APP_PAGES.map(({ path }) => path);

export function toRoutePattern(route: string): string {
  return route.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
}

const known = new RegExp(`^(?:${Object.values(PATHS).map(toRoutePattern).join('|')})/?$`, 'i');

export function isKnownRoute(path: string): boolean {
  return known.test(path);
}

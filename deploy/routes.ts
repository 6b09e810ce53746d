/**
 * Every address of the site, from one list: what the prerender writes, what a host answers, what the hosts' own
 * configuration files are generated from.
 */
import { PATHS, SITE_ROOT } from '../src/lib/paths.ts';

export { SITE_ROOT };

/** A prerendered page: its path below the base, and the source of its page. */
export interface PublicPage {
  name: 'home' | 'rewards' | 'faq' | 'privacy' | 'terms' | 'accessibility';
  path: string;
  source: string;
}

/** The pages that exist as static HTML, in the order of the site map. */
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

/** The file below the build's folder that holds a public page: `T&C/index.html`. */
export function pageFile(page: PublicPage): string {
  return page.path === '/' ? 'index.html' : `${page.path.slice(1)}/index.html`;
}

/** The file of `public/` that messengers draw for a link to a public page. The home page's stands for all the others. */
export function cardPicture(page: PublicPage['name']): string {
  return page === 'home' ? 'og.jpg' : `og-${page}.jpg`;
}

/** A page that only the running app can draw. */
export interface AppPage {
  /** A pattern with `:name` for one segment. */
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

/** A route's pattern as the text of a regular expression over a decoded path below the base. */
export function routePattern(route: string): string {
  return route.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
}

const known = new RegExp(`^(?:${Object.values(PATHS).map(routePattern).join('|')})/?$`, 'i');

/** Whether the app knows a decoded path below the base (`/games`), in any case and with or without a slash at the end. */
export function isKnownRoute(path: string): boolean {
  return known.test(path);
}

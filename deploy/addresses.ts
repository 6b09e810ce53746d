import { getPageFile, PUBLIC_PAGES } from './routes.ts';

export interface Address {
  path: string;
  status: 200 | 308 | 404;
  file?: string;
  location?: string;
}

export const BUILD_FILES: readonly string[] = [
  ...PUBLIC_PAGES.map(getPageFile),
  'spa.html',
  'version.json',
  'icon.svg',
  'assets/index-abcd1234.js',
];

const page = (path: string, file: string): Address => ({ path, status: 200, file });
const shell = (path: string): Address => page(path, 'spa.html');
const missing = (path: string): Address => ({ path, status: 404 });
const moved = (path: string, location: string): Address => ({ path, status: 308, location });

const FILE_TYPES = 'css js map json svg png jpg jpeg webp woff woff2 txt xml webmanifest';

/** Addresses of files that no build has, one of each type. */
export const MISSING_FILES: readonly string[] = [
  '/lmx/favicon.ico',
  ...FILE_TYPES.split(' ').map((type) => `/lmx/old.${type}`),
];

export const ADDRESSES: readonly Address[] = [
  moved('/lmx', '/lmx/'),
  page('/lmx/', 'index.html'),
  page('/lmx/rewards', 'rewards/index.html'),
  page('/lmx/rewards/', 'rewards/index.html'),
  page('/lmx/faq', 'faq/index.html'),
  page('/lmx/faq/', 'faq/index.html'),
  page('/lmx/privacy-policy', 'privacy-policy/index.html'),
  page('/lmx/T&C', 'T&C/index.html'),
  page('/lmx/T&C/', 'T&C/index.html'),
  page('/lmx/T%26C', 'T&C/index.html'),
  page('/lmx/accessibility', 'accessibility/index.html'),
  page('/lmx/accessibility/', 'accessibility/index.html'),
  shell('/lmx/t&c'),
  shell('/lmx/games'),
  shell('/lmx/games/'),
  shell('/lmx/Games'),
  shell('/lmx/ranking'),
  shell('/lmx/bonus'),
  shell('/lmx/user/profile'),
  shell('/lmx/user/login'),
  shell('/lmx/user/login/'),
  shell('/lmx/user/register'),
  shell('/lmx/user/forgot-password'),
  shell('/lmx/user/confirm-account'),
  shell('/lmx/user/confirm-account/'),
  shell('/lmx/user/change-password/ana%40correo.mx/0123abcd'),
  shell('/lmx/user/change-password/ana@correo.mx/0123abcd'),
  shell('/lmx/user/change-password/ana%2Bruffles@correo.mx/token.js'),
  shell('/lmx/user'),
  shell('/lmx/nada'),
  shell('/lmx/games/7'),
  shell('/lmx//games'),
  shell('/lmx//'),
  shell('/lmx/__proto__'),
  shell('/lmx/x.html'),
  shell('/lmx/user/login.html'),
  page('/lmx/icon.svg', 'icon.svg'),
  page('/lmx/version.json', 'version.json'),
  page('/lmx/assets/index-abcd1234.js', 'assets/index-abcd1234.js'),
  missing('/lmx/assets/index-gone0000.js'),
  missing('/lmx/assets/'),
  missing('/lmx/assets/x.html'),
  ...MISSING_FILES.map(missing),
  missing('/lmxfoo'),
  missing('/otra'),
  missing('/api/user'),
  moved('/LMX/', '/lmx/'),
  moved('/LMX/games', '/lmx/games'),
  moved('/Lmx', '/lmx/'),
];

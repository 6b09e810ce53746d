import { commonCopy } from '../copy/common.ts';
import { type LinkedPageName, ROUTES, type Route } from '../lib/routes.ts';

export interface PageLink {
  to: string;
  label: string;
}

const LABELS: Readonly<Record<LinkedPageName, string>> = commonCopy.pages;

export function getPageLinks(place: 'navigation' | 'footer', isPlayer: boolean): readonly PageLink[] {
  return Object.entries<Route>(ROUTES)
    .filter(([, { access, links }]) => links?.includes(place) && (isPlayer || access !== 'player'))
    .map(([name, { path }]) => ({ to: path, label: LABELS[name as LinkedPageName] }));
}

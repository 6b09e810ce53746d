import { commonCopy } from '../copy/common.ts';
import { FOOTER, NAVIGATION, PAGES, PATHS } from '../lib/routes.ts';

export type PageLink = ReturnType<typeof getPageLinks>[number];

/** The links of the menu or the footer. A visitor gets no link to a player's page. */
export function getPageLinks(place: 'navigation' | 'footer', isPlayer: boolean) {
  const names = place === 'navigation' ? NAVIGATION : FOOTER;
  return names
    .filter((name) => isPlayer || PAGES[name].access !== 'player')
    .map((name) => ({ to: PATHS[name], label: commonCopy.pages[name] }));
}

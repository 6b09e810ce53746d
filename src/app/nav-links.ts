import { commonCopy } from '../copy/common.ts';
import { PATHS } from '../lib/paths.ts';

type Audience = 'everyone' | 'players';

export interface NavLinkEntry {
  to: string;
  label: string;
  audience: Audience;
}

const LINKS: readonly NavLinkEntry[] = [
  { to: PATHS.home, label: commonCopy.home, audience: 'everyone' },
  { to: PATHS.games, label: commonCopy.navGames, audience: 'players' },
  { to: PATHS.ranking, label: commonCopy.navRanking, audience: 'players' },
  { to: PATHS.rewards, label: commonCopy.navRewards, audience: 'everyone' },
  { to: PATHS.bonus, label: commonCopy.navBonus, audience: 'players' },
  { to: PATHS.profile, label: commonCopy.navProfile, audience: 'players' },
  { to: PATHS.faq, label: commonCopy.navFaq, audience: 'everyone' },
];

export function getNavLinks(isPlayer: boolean): readonly NavLinkEntry[] {
  return LINKS.filter((link) => link.audience === 'everyone' || isPlayer);
}

import { GROUNDS, type GroundName } from './grounds.ts';
import type { ShareCard } from './share-card.ts';

const GROUND_OF: Record<Exclude<ShareCard['kind'], 'story'>, GroundName> = {
  album: 'azul',
  place: 'azul',
  results: 'azul',
  season: 'azul',
  ticket: 'azul',
};

/** The ground of a shared picture, with the colours of what stands on it. Each card of a story has its own. */
export const getCardGround = (card: ShareCard) =>
  GROUNDS[card.kind === 'story' ? card.ground : GROUND_OF[card.kind]];

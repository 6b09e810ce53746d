import type { CardName } from '../../copy/cards.ts';
import type { ShareWords } from '../../copy/share.ts';
import { getStoryText, getStoryWords, storyCopy } from '../../copy/story.ts';
import type { StoryCard } from '../../domain/season.ts';
import type { GroundName } from './grounds.ts';
import type { CardOf } from './share-card.ts';

const FILE_NAMES: Record<StoryCard['kind'], string> = {
  best: 'jornada',
  exact: 'exactos',
  streak: 'racha',
  trivia: 'trivia',
  place: 'lugar',
  thanks: 'temporada',
};

const LOOKS: Record<StoryCard['kind'], { art: CardName; ground: GroundName }> = {
  best: { art: 'scoreboard', ground: 'azul' },
  exact: { art: 'goal', ground: 'verde' },
  streak: { art: 'stopwatch', ground: 'queso' },
  trivia: { art: 'whistle', ground: 'noche' },
  place: { art: 'stands', ground: 'chile' },
  thanks: { art: 'chip', ground: 'elote' },
};

const CHAMPION = { art: 'trophy', ground: 'rays', scene: 'champion' } as const;

/** `week`: the name of the week of the card `best`. */
export function getStoryShare(card: StoryCard, week = ''): { card: CardOf<'story'>; words: ShareWords } {
  const text = getStoryText(card, week);
  const isChampion = card.kind === 'place' && card.position === 1;
  const name = FILE_NAMES[card.kind];
  return {
    card: {
      kind: 'story',
      name,
      tag: storyCopy.tag,
      ...(isChampion ? CHAMPION : { ...LOOKS[card.kind], scene: card.kind }),
      ...text.picture,
    },
    words: getStoryWords(name, text),
  };
}

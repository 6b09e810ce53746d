import { useCallback, useState } from 'react';
import { CardPreview } from '../../components/share/CardPreview.tsx';
import { getStoryShare } from '../../components/share/story-card.ts';
import { getStoryText } from '../../copy/story.ts';
import type { StoryCard } from '../../domain/season.ts';
import { classNames } from '../../ui/class-names.ts';

interface StoryPicturesProps {
  cards: readonly StoryCard[];
  /** Of the shown card. */
  index: number;
  /** The name of the week that a card is about. */
  getWeek: (card: StoryCard) => string;
}

/**
 * The pictures as a stack: the shown one lies on those before it. The next one is drawn as soon as the first is, so
 * that its place isn't empty when it is dealt.
 */
export function StoryPictures({ cards, index, getWeek }: StoryPicturesProps) {
  const [isFirstDrawn, setFirstDrawn] = useState(false);
  const noteFirst = useCallback(() => setFirstDrawn(true), []);
  const lastInStack = isFirstDrawn ? index + 1 : index;
  return (
    <div className="grid">
      {cards.map((card, at) => {
        if (at > lastInStack) return null;
        const week = getWeek(card);
        const { text, title } = getStoryText(card, week);
        return (
          <CardPreview
            key={card.kind}
            card={getStoryShare(card, week).card}
            label={at === index ? `${title}. ${text}` : undefined}
            onDrawn={at === 0 ? noteFirst : undefined}
            className={classNames('season-story-picture', at > index && 'season-story-next')}
          />
        );
      })}
    </div>
  );
}

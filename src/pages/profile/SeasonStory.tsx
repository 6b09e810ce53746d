import { useState } from 'react';
import { Ordinals } from '../../components/Ordinals.tsx';
import { ShareActions } from '../../components/ShareActions.tsx';
import { getStoryShare } from '../../components/share/story-card.ts';
import { getStoryText, storyCopy } from '../../copy/story.ts';
import { getWeekNameByNumber } from '../../copy/week-name.ts';
import type { StoryCard } from '../../domain/season.ts';
import { PATHS } from '../../lib/routes.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { useStores } from '../../use-stores.ts';
import { StoryPictures } from './StoryPictures.tsx';
import { useStoryFocus } from './use-story-focus.ts';
import { useStoryKeys } from './use-story-keys.ts';

/** “Así te fue”: the cards of the player's season, one at a time. A tap on the right half of a card shows the next. */
export function SeasonStory({ cards }: { cards: readonly StoryCard[] }) {
  const { weeks } = useStores();
  const [index, setIndex] = useState(0);
  const last = cards.length - 1;
  const card = cards[Math.min(index, last)];
  const { previousButton, nextButton, noteFocus } = useStoryFocus(index, last);
  const previous = () => setIndex(Math.max(index - 1, 0));
  const next = () => {
    noteFocus();
    setIndex(Math.min(index + 1, last));
  };
  useStoryKeys({ previous, next });

  if (!card) return null;
  const getWeek = (shown: StoryCard) =>
    shown.kind === 'best' ? getWeekNameByNumber(shown.week, weeks.all.value) : '';
  const { text, title } = getStoryText(card, getWeek(card));
  const shareActions = (
    <div className="season-story-share">
      <ShareActions key={card.kind} {...getStoryShare(card, getWeek(card))} />
    </div>
  );
  return (
    <section className="season-story mx-auto w-page" aria-label={storyCopy.story}>
      <div className="season-story-card">
        <div className="mb-3 flex gap-1.5" aria-hidden="true">
          {cards.map(({ kind }, at) => (
            <span
              key={kind}
              className={classNames(
                'h-2 flex-1 border-2 border-papel',
                at <= index && 'border-queso bg-queso',
              )}
            />
          ))}
        </div>
        <div className="relative">
          <StoryPictures cards={cards} index={index} getWeek={getWeek} />
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className="absolute inset-y-0 left-0 w-1/2 cursor-pointer bg-transparent"
            onClick={previous}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className="absolute inset-y-0 right-0 w-1/2 cursor-pointer bg-transparent"
            onClick={next}
          />
        </div>
      </div>
      <div className="season-story-text">
        {/* A phone held sideways has no room for the title of the page above the card. */}
        <p className="short:block hidden font-rotulo text-display-2/none" aria-hidden="true">
          {storyCopy.heading}
        </p>
        <div aria-live="polite">
          <p className="text-base text-elote">{storyCopy.position(index + 1, cards.length)}</p>
          <h2 className="mt-1 text-queso">{title}</h2>
          <p className="mt-2 text-lg">
            <Ordinals text={text} />
          </p>
        </div>
      </div>
      <div className="season-story-actions">
        <Button
          ref={previousButton}
          className="w-12 px-0"
          variant="line"
          background="noche"
          isDisabled={index === 0}
          onClick={previous}
        >
          <Icon name="arrow" className="turn-180" />
          <span className="sr-only">{storyCopy.previous}</span>
        </Button>
        {index === last ? null : (
          <Button ref={nextButton} onClick={next}>
            {storyCopy.next} <Icon name="arrow" size={18} />
          </Button>
        )}
        {index === last ? null : shareActions}
        {/* On the last card, the way out is the button in the place of “Siguiente”. It is the same element, which thus
            keeps the focus. */}
        <RouteLink
          className={index === last ? 'button' : 'link col-span-full -mt-1.5 justify-self-start'}
          to={PATHS.profile}
        >
          {storyCopy.back}
        </RouteLink>
        {index === last ? shareActions : null}
      </div>
    </section>
  );
}

import { useEffect, useRef, useState } from 'react';
import { ShareActions } from '../../components/ShareActions.tsx';
import { CardPreview } from '../../components/share/CardPreview.tsx';
import type { GroundName } from '../../components/share/grounds.ts';
import type { CardOf } from '../../components/share/share-card.ts';
import type { CardName } from '../../copy/cards.ts';
import { getStoryText, getStoryWords, storyCopy } from '../../copy/story.ts';
import { getWeekNameByNumber } from '../../copy/week-name.ts';
import type { StoryCard } from '../../domain/season.ts';
import { listen } from '../../lib/listen.ts';
import { PATHS } from '../../lib/routes.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { useStores } from '../../use-stores.ts';

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
  thanks: { art: 'chip', ground: 'tinta' },
};

const CHAMPION = { art: 'trophy', ground: 'rays', scene: 'champion' } as const;

/** “Así te fue”: the cards of the player's season, one at a time. A tap on the right half of a card shows the next. */
export function SeasonStory({ cards }: { cards: readonly StoryCard[] }) {
  const { modal, weeks } = useStores();
  const [index, setIndex] = useState(0);
  const last = cards.length - 1;
  const card = cards[Math.min(index, last)];
  const previous = () => setIndex(Math.max(index - 1, 0));
  const next = () => setIndex(Math.min(index + 1, last));
  const previousButton = useRef<HTMLButtonElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    function handleKey({ altKey, ctrlKey, key, metaKey }: KeyboardEvent) {
      if (altKey || ctrlKey || metaKey || modal.current.peek() !== null) return;
      if (key === 'ArrowRight') next();
      if (key === 'ArrowLeft') previous();
    }
    return listen(window, ['keydown'], handleKey);
  });

  // A focused button that the first or the last card disables passes the focus on to the other.
  useEffect(() => {
    const focused = document.activeElement;
    if (index === 0 && focused === previousButton.current) nextButton.current?.focus();
    if (index === last && focused === nextButton.current) previousButton.current?.focus();
  }, [index, last]);

  if (!card) return null;
  const week = card.kind === 'best' ? getWeekNameByNumber(card.week, weeks.all.value) : '';
  const { picture, text, title } = getStoryText(card, week);
  const isChampion = card.kind === 'place' && card.position === 1;
  const shared: CardOf<'story'> = {
    kind: 'story',
    name: FILE_NAMES[card.kind],
    tag: storyCopy.tag,
    ...(isChampion ? CHAMPION : { ...LOOKS[card.kind], scene: card.kind }),
    ...picture,
  };
  return (
    <section
      className="grid short:tablet:grid-cols-[minmax(0,18rem)_1fr] tablet:grid-cols-[minmax(0,24rem)_1fr] tablet:items-center gap-5 tablet:gap-12"
      aria-label={storyCopy.story}
    >
      {/* On a phone the picture is as high as leaves “Compartir” on the first screen; held sideways, as the screen. */}
      <div className="mx-auto w-full max-w-96 short:tablet:max-w-[max(10rem,(100vh-5rem)*0.8)] max-tablet:max-w-[max(10rem,min(24rem,(100vh-29rem)*0.8))]">
        <div className="mb-3 flex gap-1.5" aria-hidden="true">
          {cards.map(({ kind }, at) => (
            <span
              key={kind}
              className={classNames('h-2 flex-1 border-2 border-tinta', at <= index && 'bg-tinta')}
            />
          ))}
        </div>
        <div className="relative">
          <CardPreview
            key={card.kind}
            card={shared}
            label={`${title}. ${text}`}
            className="h-auto w-full animate-enter"
          />
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
      <div>
        <div aria-live="polite">
          <p className="text-base text-humo">{storyCopy.position(index + 1, cards.length)}</p>
          <h2 className="mt-1">{title}</h2>
          <p className="mt-2 text-lg">{text}</p>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2.5">
          <ShareActions key={card.kind} card={shared} words={getStoryWords(shared.name, shared)} />
        </div>
        <div className="mt-5 grid max-w-96 grid-cols-2 gap-4">
          <Button ref={previousButton} variant="line" isDisabled={index === 0} onClick={previous}>
            {storyCopy.previous}
          </Button>
          <Button ref={nextButton} variant="line" isDisabled={index === last} onClick={next}>
            {storyCopy.next} <Icon name="arrow" size={18} />
          </Button>
        </div>
        <p className="mt-5">
          <RouteLink className="link" to={PATHS.profile}>
            {storyCopy.back}
          </RouteLink>
        </p>
      </div>
    </section>
  );
}

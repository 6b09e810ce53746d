import { StillLoading } from '../../components/StillLoading.tsx';
import { storyCopy } from '../../copy/story.ts';
import type { StoryCard } from '../../domain/season.ts';
import { createLazy } from '../../lib/lazy.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLazy } from '../../ui/use-lazy.ts';

export function LazyStory({ cards }: { cards: readonly StoryCard[] }) {
  const { current: SeasonStory, error, forgetError } = useLazy(storyCode);
  if (error !== null)
    return (
      <Button variant="primary" onClick={forgetError}>
        {storyCopy.retry} <Icon name="reload" />
      </Button>
    );
  return SeasonStory ? <SeasonStory cards={cards} /> : <StillLoading />;
}

const storyCode = createLazy(async () => (await import('./SeasonStory.tsx')).SeasonStory);

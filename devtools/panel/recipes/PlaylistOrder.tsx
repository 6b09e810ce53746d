import type { RecipeView } from '../../api.ts';
import { copy } from '../../copy/shared.ts';
import { Button } from '../parts/Button.tsx';
import { IconButton } from '../parts/IconButton.tsx';

interface PlaylistOrderProps {
  chosen: readonly RecipeView[];
  onChange: (ids: string[]) => void;
}

/** The recipes of the list, each with what moves it up or down or takes it out. */
export function PlaylistOrder({ chosen, onChange }: PlaylistOrderProps) {
  const ids = chosen.map(({ id }) => id);
  /** Swaps the recipe at the index `at` with the next recipe. */
  const swap = (at: number) => onChange(ids.toSpliced(at, 2, ...ids.slice(at, at + 2).toReversed()));
  return (
    <ol className="list max-h-[38dvh] overflow-auto" aria-label={copy.playlist}>
      {chosen.map(({ title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same recipe may be in the list twice.
        <li key={index}>
          <span className="grow">{`${index + 1}. ${title}`}</span>
          <Button label={`Subir ${title}`} disabled={index === 0} onPress={() => swap(index - 1)}>
            ↑
          </Button>
          <Button label={`Bajar ${title}`} disabled={index === ids.length - 1} onPress={() => swap(index)}>
            ↓
          </Button>
          <IconButton
            icon="close"
            name={`Quitar ${title}`}
            onPress={() => onChange(ids.toSpliced(index, 1))}
          />
        </li>
      ))}
    </ol>
  );
}

import type { RecipeView } from '../../api.ts';
import { getGroupName } from '../../search/searchable-recipe.ts';
import type { useFlowPictures } from '../../ui/flow-pictures.ts';
import { usePanel } from '../context/context.ts';
import { Button } from '../parts/Button.tsx';
import { Part } from '../parts/Part.tsx';
import { RecipeRow } from './RecipeRow.tsx';

interface RecipeGroupPartProps {
  name: string;
  rows: readonly RecipeView[];
  pictures: ReturnType<typeof useFlowPictures>;
}

/** The recipes of a group, with “Probar todos” for QA. */
export function RecipeGroupPart({ name, rows, pictures }: RecipeGroupPartProps) {
  const { isQa, tests } = usePanel();
  const title = getGroupName(name);
  return (
    <Part
      title={title}
      aside={
        isQa ? (
          <Button
            label={`Probar todos: ${title}`}
            disabled={tests.state?.isRunning ?? false}
            onPress={() => tests.start(title, rows)}
          >
            {`Probar todos (${rows.length})`}
          </Button>
        ) : (
          rows.length
        )
      }
    >
      <ul className="list">
        {rows.map((recipe) => (
          <RecipeRow key={recipe.id} recipe={recipe} picture={pictures.row(recipe.id)} />
        ))}
      </ul>
    </Part>
  );
}

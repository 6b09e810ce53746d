import { copy } from '../../copy/shared.ts';
import { RECIPE_GROUPS } from '../../recipes/recipe.ts';
import { TitledOverlay } from '../../ui/Overlay.tsx';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Select } from '../parts/Select.tsx';
import { useAttempt } from '../parts/use-attempt.tsx';
import { RecordingSteps } from './RecordingSteps.tsx';
import { RecordingTools } from './RecordingTools.tsx';
import { TextField } from './TextField.tsx';
import { useRecordingEdits } from './use-recording-edits.ts';

/**
 * Edits the title, the group, the speed and the steps of a recorded recipe. Each valid text is saved while it is typed.
 */
export function RecordingDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { reads } = usePanel();
  const { attempt, alert } = useAttempt();
  const recipe = useRead(reads.myRecipes).find((listed) => listed.id === id);
  const edits = useRecordingEdits(recipe, attempt);
  if (!recipe) return null;
  return (
    <TitledOverlay name="Editar recorrido" size="wide" onClose={onClose}>
      <p className="quiet">Lo que escribes se guarda al momento, en este navegador.</p>
      <TextField
        name="Nombre del recorrido"
        value={recipe.title}
        rows={1}
        maxLength={80}
        onSave={(title) => edits.save(() => ({ title }))}
      />
      {/* biome-ignore lint/a11y/noLabelWithoutControl: `Select` renders the control. */}
      <label className="mt-3 mb-1 block w-full">
        También en el grupo{' '}
        <Select
          options={RECIPE_GROUPS.map((value) => ({ value, name: copy.recipeGroups[value] ?? value }))}
          value={recipe.tags[0]}
          onChange={(group) => edits.save(() => ({ tags: [group] }))}
        />
      </label>
      <RecordingSteps steps={recipe.steps} edits={edits} />
      {alert}
      <RecordingTools
        id={id}
        speed={recipe.speed ?? 1}
        setSpeed={(speed) => edits.save(() => ({ speed }))}
        attempt={attempt}
        onClose={onClose}
      />
    </TitledOverlay>
  );
}

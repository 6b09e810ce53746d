import { useState } from 'react';
import type { Recipe, Step } from '../../api.ts';
import { usePanel } from '../context/context.ts';

interface RemovedStep {
  index: number;
  step: Step;
  ends: Recipe['ends'];
}

/** Changes a recorded recipe. Each method saves at once; `attempt` shows why a change was refused. */
export function useRecordingEdits(recipe: Recipe | undefined, attempt: (action: () => unknown) => unknown) {
  const { mine } = usePanel().simulator.recorder;
  const [removed, setRemoved] = useState<RemovedStep | null>(null);

  const save = (change: (saved: Recipe) => Partial<Recipe>) =>
    void attempt(() => {
      // The recipe may have changed since the last render.
      const saved = mine.list().find((listed) => listed.id === recipe?.id) ?? recipe;
      if (saved) mine.replace({ ...saved, ...change(saved) });
    });

  return {
    save,
    saveStep: (index: number, change: { says: string } | { detail: string }) =>
      save(({ steps }) => ({
        steps: steps.map((step, at) => (at === index ? { ...step, ...change } : step)),
      })),
    /** The step that was removed last; null after it was restored. */
    removed,
    removeStep(index: number, step: Step) {
      if (recipe) setRemoved({ index, step, ends: recipe.ends });
      save(({ steps, ends }) => ({
        steps: steps.toSpliced(index, 1),
        // Without its last step, the recipe no longer leads to the screen with which the recording ended.
        ends: index === steps.length - 1 ? { ...ends, shows: [] } : ends,
      }));
    },
    undoRemoval({ index, step, ends }: RemovedStep) {
      setRemoved(null);
      save(({ steps }) => ({ steps: steps.toSpliced(index, 0, step), ends }));
    },
  };
}

export type RecordingEdits = ReturnType<typeof useRecordingEdits>;

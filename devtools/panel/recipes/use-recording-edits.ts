import { useState } from 'react';
import type { Recipe, Step } from '../../api.ts';
import { isEqual } from '../../lib/is-equal.ts';
import { usePanel } from '../context/context.ts';

type Content = Pick<Recipe, 'steps' | 'ends'>;

/** A change of the order or the number of steps. */
interface StepChange {
  /** What was done, for the user. */
  says: string;
  undo: (content: Content) => Content;
  /** The keys of the steps before the change. */
  keys: readonly number[];
}

/** Changes a recorded recipe. Each method saves at once; `attempt` shows why a change was refused. */
export function useRecordingEdits(recipe: Recipe | undefined, attempt: (action: () => unknown) => unknown) {
  const { mine } = usePanel().simulator.recorder;
  const [changes, setChanges] = useState<readonly StepChange[]>([]);
  /** Identify the steps, which have no id, while they change places. A merged step gets a new one. */
  const [keys, setKeys] = useState<readonly number[]>(() =>
    (recipe?.steps ?? []).map((_step, index) => index),
  );

  /** Returns whether the change was saved. */
  const save = (change: (saved: Recipe) => Partial<Recipe>): boolean => {
    let isSaved = false;
    void attempt(() => {
      // The recipe may have changed since the last render.
      const saved = mine.list().find((listed) => listed.id === recipe?.id) ?? recipe;
      if (saved) mine.replace({ ...saved, ...change(saved) });
      isSaved = true;
    });
    return isSaved;
  };

  function change(
    says: string,
    next: readonly number[],
    apply: (content: Content) => Content,
    undo = apply,
  ): void {
    const { ends } = recipe ?? {};
    if (!ends || !save(apply)) return;
    setKeys(next);
    // Texts that were edited since stay. The end is that from before the change.
    setChanges([...changes, { says, keys, undo: (content) => ({ ...undo(content), ends }) }]);
  }

  const newKey = () => Math.max(...keys, ...changes.flatMap((done) => done.keys)) + 1;

  return {
    keys,
    save,
    saveStep: (index: number, text: { says: string } | { detail: string }) =>
      save(({ steps }) => ({
        steps: steps.map((step, at) => (at === index ? { ...step, ...text } : step)),
      })),
    /** What the last change has done; null when nothing is left to undo. */
    lastChange: changes.at(-1)?.says ?? null,
    removeStep(index: number, step: Step) {
      change(
        `Quitaste el paso ${index + 1}.`,
        keys.toSpliced(index, 1),
        replaceSteps(index, 1),
        replaceSteps(index, 0, step),
      );
    },
    /** Swaps the step with the next one. */
    swapSteps(index: number) {
      const swap = ({ steps, ends }: Content): Content =>
        replaceSteps(index, 2, ...steps.slice(index, index + 2).toReversed())({ steps, ends });
      const next = keys.toSpliced(index, 2, ...keys.slice(index, index + 2).toReversed());
      change(`Cambiaste de lugar los pasos ${index + 1} y ${index + 2}.`, next, swap);
    },
    /** Makes one step of the step and the one before it. */
    mergeStep(index: number, before: Step, step: Step) {
      change(
        `Uniste los pasos ${index} y ${index + 1}.`,
        keys.toSpliced(index - 1, 2, newKey()),
        replaceSteps(index - 1, 2, joinSteps(before, step)),
        replaceSteps(index - 1, 1, before, step),
      );
    },
    undo() {
      const last = changes.at(-1);
      if (!last || !save(last.undo)) return;
      setKeys(last.keys);
      setChanges(changes.slice(0, -1));
    },
  };
}

export type RecordingEdits = ReturnType<typeof useRecordingEdits>;

const replaceSteps =
  (at: number, count: number, ...added: Step[]) =>
  ({ steps, ends }: Content): Content => {
    const next = steps.toSpliced(at, count, ...added);
    // After another last action, the recipe no longer leads to the screen with which the recording ended.
    return {
      steps: next,
      ends: isEqual(getLastAction(next), getLastAction(steps)) ? ends : { ...ends, shows: [] },
    };
  };

const getLastAction = (steps: readonly Step[]) => steps.at(-1)?.actions.at(-1);

/** “Pone 2–1 en Juárez–San Luis” and “Toca “Enviar”” are “Pone 2–1 en Juárez–San Luis y toca “Enviar””. */
const joinSteps = (before: Step, step: Step): Step => ({
  says: `${before.says} y ${step.says.charAt(0).toLowerCase()}${step.says.slice(1)}`.slice(
    0,
    MAX_TEXT_LENGTH,
  ),
  detail: [before.detail, step.detail].filter(Boolean).join(' ').slice(0, MAX_TEXT_LENGTH),
  actions: [...before.actions, ...step.actions],
});

/** Of a text of a step (characters), as in its field. */
const MAX_TEXT_LENGTH = 300;

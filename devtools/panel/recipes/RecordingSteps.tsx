import { useEffect, useRef, useState } from 'react';
import type { Step } from '../../api.ts';
import { Button } from '../parts/Button.tsx';
import { TextField } from './TextField.tsx';
import type { RecordingEdits } from './use-recording-edits.ts';

interface RecordingStepsProps {
  steps: readonly Step[];
  edits: RecordingEdits;
}

/** The texts of the steps of a recording, their order, and what undoes a change of it. */
export function RecordingSteps({ steps, edits }: RecordingStepsProps) {
  const { keys, lastChange, saveStep, removeStep, swapSteps, mergeStep, undo } = edits;
  const list = useRef<HTMLOListElement>(null);
  /** The step to focus after a change, because the pressed button has moved or is gone. */
  const [focused, setFocused] = useState<{ at: number } | null>(null);
  useEffect(() => {
    const step = focused && list.current?.children[Math.min(focused.at, list.current.children.length - 1)];
    if (step instanceof HTMLElement) step.focus();
  }, [focused]);
  const edit = (act: () => void, at: number) => () => {
    act();
    setFocused({ at });
  };
  return (
    <>
      {lastChange ? (
        <p className="row sticky top-0 z-1 bg-f1 py-1" role="status">
          <span className="grow">{lastChange}</span>
          <Button onPress={undo}>Deshacer</Button>
        </p>
      ) : null}
      <ol ref={list}>
        {steps.map((step, index) => {
          const number = index + 1;
          const before = steps[index - 1];
          return (
            <li
              key={keys[index]}
              className="flex-wrap border-t border-t-hair py-2"
              tabIndex={-1}
              aria-label={`Paso ${number}`}
            >
              <TextField
                name={`Paso ${number}: qué pasa`}
                value={step.says}
                onSave={(text) => saveStep(index, { says: text })}
              />
              <TextField
                name={`Paso ${number}: qué resulta`}
                value={step.detail}
                isOptional
                onSave={(text) => saveStep(index, { detail: text })}
              />
              {steps.length > 1 ? (
                <div className="row">
                  <Button
                    label={`Subir el paso ${number}`}
                    disabled={!before}
                    onPress={edit(() => swapSteps(index - 1), index - 1)}
                  >
                    Subir
                  </Button>
                  <Button
                    label={`Bajar el paso ${number}`}
                    disabled={number === steps.length}
                    onPress={edit(() => swapSteps(index), index + 1)}
                  >
                    Bajar
                  </Button>
                  {before ? (
                    <Button
                      label={`Unir el paso ${number} con el anterior`}
                      onPress={edit(() => mergeStep(index, before, step), index - 1)}
                    >
                      Unir con el anterior
                    </Button>
                  ) : null}
                  <Button
                    label={`Quitar el paso ${number}`}
                    onPress={edit(() => removeStep(index, step), index)}
                  >
                    Quitar
                  </Button>
                </div>
              ) : null}
            </li>
          );
        })}
      </ol>
    </>
  );
}

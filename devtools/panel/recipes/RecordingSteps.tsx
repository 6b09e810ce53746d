import type { Step } from '../../api.ts';
import { Button } from '../parts/Button.tsx';
import { TextField } from './TextField.tsx';
import type { RecordingEdits } from './use-recording-edits.ts';

interface RecordingStepsProps {
  steps: readonly Step[];
  edits: RecordingEdits;
}

/** The texts of the steps of a recording, and what undoes the removal of a step. */
export function RecordingSteps({ steps, edits }: RecordingStepsProps) {
  const { removed, saveStep, removeStep, undoRemoval } = edits;
  return (
    <>
      {removed ? (
        <p className="row" role="status">
          <span className="grow">{`Quitaste el paso ${removed.index + 1}.`}</span>
          <Button onPress={() => undoRemoval(removed)}>Deshacer</Button>
        </p>
      ) : null}
      {/* The key renders new fields, with the texts of their steps, when a step is removed or restored. */}
      <ol key={steps.length}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no id, and steps keep their order.
          <li key={index} className="flex-wrap py-1">
            <TextField
              name={`Paso ${index + 1}: qué pasa`}
              value={step.says}
              onSave={(text) => saveStep(index, { says: text })}
            />
            <TextField
              name={`Paso ${index + 1}: qué resulta`}
              value={step.detail}
              isOptional
              onSave={(text) => saveStep(index, { detail: text })}
            />
            {steps.length > 1 ? (
              <Button label={`Quitar el paso ${index + 1}`} onPress={() => removeStep(index, step)}>
                Quitar paso
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
    </>
  );
}

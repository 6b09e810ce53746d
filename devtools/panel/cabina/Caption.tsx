import { copy } from '../../copy.ts';
import type { StepView } from '../../recipe-desk.ts';

/** What is said while a recipe plays, with how far it is. */
export function Caption({ step }: { step: StepView }) {
  return (
    <footer className="caption" role="status">
      <p>
        <small>{copy.stepOf(step.index + 1, step.count)}</small>
        {step.caption}
      </p>
      <progress
        max={step.count}
        value={step.index + 1}
        aria-label={copy.stepOf(step.index + 1, step.count)}
      />
    </footer>
  );
}

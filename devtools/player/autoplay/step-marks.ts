import type { StepView } from '../../api.ts';

/** By the state of a step: the sign that replaces its number, the colours of the sign, and its progress mark. */
export const MARKS = {
  done: { sign: '✓', colours: 'border-good text-good', progress: 'bg-accent' },
  now: {
    sign: null,
    colours: 'border-accent bg-accent text-ink',
    progress: 'bg-[linear-gradient(90deg,var(--color-accent)_45%,var(--color-line)_45%)]',
  },
  ahead: { sign: null, colours: 'border-edge', progress: 'bg-line' },
  bad: { sign: '✗', colours: 'border-bad text-bad', progress: 'bg-line' },
};

export type StepMark = keyof typeof MARKS;

/** Returns the state of a step, whose zero-based index is `at`. */
export function getMark({ failure, index, isOver }: StepView, at: number): StepMark {
  if (failure?.step === at) return 'bad';
  if (isOver && !failure) return 'done';
  const reached = failure?.step ?? index;
  if (at < reached) return 'done';
  return at === reached ? 'now' : 'ahead';
}

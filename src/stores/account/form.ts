/**
 * What every form has in common: its values, what is wrong with each, and sending them once. A field is checked
 * when it is left, again on each change once it was wrong, and all together before sending. Nothing that was
 * typed is ever lost because a call failed.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { ApiError, ErrorKind, FieldError } from '../../api/error.ts';
import type { FieldCode } from '../../domain/registration/field-code.ts';
import type { Wait } from '../lib/cooldown.ts';
import { toApiError } from '../shell/error-dialogs.ts';

/** What is wrong with a field, as a code; the page picks the words. */
export type Problem = FieldCode | ErrorKind | 'terms' | 'privacy' | 'neighborhood';

/** Wrong fields and what is wrong with them. */
export type Problems<Values> = Readonly<Partial<Record<keyof Values, Problem>>>;

/** A form as its page sees it. */
export interface Form<Values> {
  values: ReadonlySignal<Readonly<Values>>;
  problems: ReadonlySignal<Problems<Values>>;
  isInvalid: ReadonlySignal<boolean>;
  isBusy: ReadonlySignal<boolean>;
  /** Grows each time the form is refused: the focus then goes to the first wrong field. */
  attempt: ReadonlySignal<number>;
  /** Takes what was typed. */
  change<Field extends keyof Values>(field: Field, value: Values[Field]): void;
  /** The field was left. */
  blur(field: keyof Values): void;
  /** Checks these fields; false, with the focus moved, when one is wrong. */
  checkAll(fields: readonly (keyof Values)[]): boolean;
  /** Another part of the form is shown: what was wrong before is not its business. */
  forgive(): void;
  /** Checks and sends, one at a time whatever the thumbs do. Settles when the answer has been dealt with. */
  submit(fields: readonly (keyof Values)[], send: (values: Readonly<Values>) => Promise<void>): Promise<void>;
}

interface FormDeps<Values> {
  initial: Values;
  /** What is wrong with a field, or null. Pure. */
  check: (field: keyof Values, values: Readonly<Values>) => Problem | null;
  /** An error that belongs to no field. */
  onFailure: (error: ApiError) => void;
  /** Fields whose verdict depends on another one: a change of the key is a change of the value too. */
  dependents?: Partial<Record<keyof Values, keyof Values>>;
  /** Where the server's "too many attempts" is waited for. */
  wait?: Wait;
}

/** Makes a form. */
export function createForm<Values extends object>({
  initial,
  check,
  onFailure,
  dependents = {},
  wait,
}: FormDeps<Values>): Form<Values> {
  const values = signal<Readonly<Values>>(initial, { name: 'form.values' });
  const problems = signal<Problems<Values>>({} as Problems<Values>, { name: 'form.problems' });
  const isBusy = signal(false, { name: 'form.isBusy' });
  const attempt = signal(0, { name: 'form.attempt' });

  function mark(field: keyof Values, problem: Problem | null) {
    const { [field]: _old, ...rest } = problems.peek();
    problems.value = problem === null ? (rest as Problems<Values>) : { ...problems.peek(), [field]: problem };
  }

  function recheck(field: keyof Values) {
    if (problems.peek()[field]) mark(field, check(field, values.peek()));
  }

  /** Shows what the server says of the form's fields; the page focuses the first of them in its own order. */
  function setErrors(errors: readonly FieldError[]) {
    batch(() => {
      for (const { field, kind } of errors) mark(field as keyof Values, kind);
      attempt.value += 1;
    });
  }

  function checkAll(fields: readonly (keyof Values)[]): boolean {
    const found: Partial<Record<keyof Values, Problem>> = {};
    for (const field of fields) {
      const problem = check(field, values.peek());
      if (problem) found[field] = problem;
    }
    const isRight = Object.keys(found).length === 0;
    batch(() => {
      problems.value = found;
      if (!isRight) attempt.value += 1;
    });
    return isRight;
  }

  return {
    values,
    problems,
    isInvalid: computed(() => Object.keys(problems.value).length > 0),
    isBusy,
    attempt,
    change(field, value) {
      batch(() => {
        values.value = { ...values.peek(), [field]: value };
        recheck(field);
        const dependent = dependents[field];
        if (dependent !== undefined) recheck(dependent);
      });
    },
    blur: (field) => mark(field, check(field, values.peek()) ?? serverVerdict(problems.peek()[field])),
    checkAll,
    forgive() {
      problems.value = {} as Problems<Values>;
    },
    async submit(fields, send) {
      if (isBusy.peek() || (wait?.seconds.peek() ?? 0) > 0 || !checkAll(fields)) return;
      isBusy.value = true;
      try {
        await send(values.peek());
      } catch (thrown) {
        const error = toApiError(thrown);
        if (error.retryAfter) wait?.start(error.retryAfter);
        const wrong = error.fields.filter(({ field }) => field in values.peek());
        if (wrong.length > 0) setErrors(wrong);
        else onFailure(error);
      } finally {
        isBusy.value = false;
      }
    },
  };
}

const SERVER_VERDICTS: readonly Problem[] = [
  'email-exists',
  'email-not-found',
  'password-invalid',
  'nickname-taken',
  'zipcode-not-found',
  'code-invalid',
  'code-expired',
];

/** What the server said of a value stands until the value changes: leaving the field doesn't make it right. */
function serverVerdict(problem: Problem | undefined): Problem | null {
  return problem && SERVER_VERDICTS.includes(problem) ? problem : null;
}

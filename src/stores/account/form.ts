/**
 * What every form has in common: its values, what is wrong with each, and sending them once. A field is checked
 * when it is left, again on each change once it was wrong, and all together before sending. Nothing that was
 * typed is ever lost because a call failed.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { ApiError, ErrorKind, FieldError } from '../../api/error.ts';
import type { FieldCode } from '../../domain/registration/field-code.ts';
import type { Cooldown } from '../lib/cooldown.ts';
import { toApiError } from '../shell/error-dialogs.ts';

/** What is wrong with a field, as a code; the page picks the words. */
export type FormErrorCode = FieldCode | ErrorKind | 'terms' | 'privacy' | 'neighborhood';

/** Wrong fields and what is wrong with them. */
export type FormErrors<Values> = Readonly<Partial<Record<keyof Values, FormErrorCode>>>;

/** A form as its page sees it. */
export interface Form<Values> {
  values: ReadonlySignal<Readonly<Values>>;
  errors: ReadonlySignal<FormErrors<Values>>;
  isInvalid: ReadonlySignal<boolean>;
  isBusy: ReadonlySignal<boolean>;
  /** Grows each time the form is refused: the focus then goes to the first wrong field. */
  submitCount: ReadonlySignal<number>;
  /** Takes what was typed. */
  change<Field extends keyof Values>(field: Field, value: Values[Field]): void;
  /** The field was left. */
  blur(field: keyof Values): void;
  /** Checks these fields; false, with the focus moved, when one is wrong. */
  checkAll(fields: readonly (keyof Values)[]): boolean;
  /** Another part of the form is shown: what was wrong before is not its business. */
  clearErrors(): void;
  /** Checks and sends, one at a time whatever the thumbs do. Settles when the answer has been dealt with. */
  submit(fields: readonly (keyof Values)[], send: (values: Readonly<Values>) => Promise<void>): Promise<void>;
}

interface FormDeps<Values> {
  initial: Values;
  /** What is wrong with a field, or null. Pure. */
  check: (field: keyof Values, values: Readonly<Values>) => FormErrorCode | null;
  /** An error that belongs to no field. */
  onFailure: (error: ApiError) => void;
  /** Fields whose verdict depends on another one: a change of the key is a change of the value too. */
  dependents?: Partial<Record<keyof Values, keyof Values>>;
  /** Where the server's "too many attempts" is waited for. */
  wait?: Cooldown;
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
  const errors = signal<FormErrors<Values>>({} as FormErrors<Values>, { name: 'form.errors' });
  const isBusy = signal(false, { name: 'form.isBusy' });
  const submitCount = signal(0, { name: 'form.submitCount' });

  function mark(field: keyof Values, problem: FormErrorCode | null) {
    const { [field]: _old, ...rest } = errors.peek();
    errors.value = problem === null ? (rest as FormErrors<Values>) : { ...errors.peek(), [field]: problem };
  }

  function recheck(field: keyof Values) {
    if (errors.peek()[field]) mark(field, check(field, values.peek()));
  }

  /** Shows what the server says of the form's fields; the page focuses the first of them in its own order. */
  function setErrors(errors: readonly FieldError[]) {
    batch(() => {
      for (const { field, kind } of errors) mark(field as keyof Values, kind);
      submitCount.value += 1;
    });
  }

  function checkAll(fields: readonly (keyof Values)[]): boolean {
    const found: Partial<Record<keyof Values, FormErrorCode>> = {};
    for (const field of fields) {
      const problem = check(field, values.peek());
      if (problem) found[field] = problem;
    }
    const isRight = Object.keys(found).length === 0;
    batch(() => {
      errors.value = found;
      if (!isRight) submitCount.value += 1;
    });
    return isRight;
  }

  return {
    values,
    errors,
    isInvalid: computed(() => Object.keys(errors.value).length > 0),
    isBusy,
    submitCount,
    change(field, value) {
      batch(() => {
        values.value = { ...values.peek(), [field]: value };
        recheck(field);
        const dependent = dependents[field];
        if (dependent !== undefined) recheck(dependent);
      });
    },
    blur: (field) => mark(field, check(field, values.peek()) ?? serverVerdict(errors.peek()[field])),
    checkAll,
    clearErrors() {
      errors.value = {} as FormErrors<Values>;
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

const SERVER_VERDICTS: readonly FormErrorCode[] = [
  'email-exists',
  'email-not-found',
  'password-invalid',
  'nickname-taken',
  'zipcode-not-found',
  'code-invalid',
  'code-expired',
];

/** What the server said of a value stands until the value changes: leaving the field doesn't make it right. */
function serverVerdict(problem: FormErrorCode | undefined): FormErrorCode | null {
  return problem && SERVER_VERDICTS.includes(problem) ? problem : null;
}

/**
 * A field is validated on blur, on submit and by `checkAll`. While it has an error, it is also validated on
 * each change of its value, or of the field whose entry in `dependents` names it. A failed submit keeps the
 * values.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { ApiError, ErrorKind, FieldError } from '../../api/error.ts';
import { getFieldErrors } from '../../api/field-errors.ts';
import type { FieldCode } from '../../domain/registration/field-code.ts';
import type { Cooldown } from '../lib/cooldown.ts';
import { toApiError } from '../shell/error-dialogs.ts';

export type FormErrorCode = FieldCode | ErrorKind | 'terms' | 'privacy' | 'neighborhood';

export type FormErrors<Values> = Readonly<Partial<Record<keyof Values, FormErrorCode>>>;

export interface Form<Values> {
  values: ReadonlySignal<Readonly<Values>>;
  errors: ReadonlySignal<FormErrors<Values>>;
  isInvalid: ReadonlySignal<boolean>;
  isBusy: ReadonlySignal<boolean>;
  /**
   * Number of times that `submit` or `checkAll` found an invalid field or the server refused a field. When it
   * increases, the page moves the focus to the first invalid field.
   */
  submitCount: ReadonlySignal<number>;
  change<Field extends keyof Values>(field: Field, value: Values[Field]): void;
  blur(field: keyof Values): void;
  checkAll(fields: readonly (keyof Values)[]): boolean;
  clearErrors(): void;
  reset(): void;
  /**
   * Validates the fields and, if all are valid, calls `send` with the values. If `send` rejects, sets the
   * errors of the form's fields that the server refused, or calls `onFailure` if there are none, and starts
   * the cooldown if the error has `retryAfter`. Does nothing while a submit is in progress or during the
   * cooldown. Never rejects.
   */
  submit(fields: readonly (keyof Values)[], send: (values: Readonly<Values>) => Promise<void>): Promise<void>;
}

interface FormDeps<Values> {
  initial: Values;
  check: (field: keyof Values, values: Readonly<Values>) => FormErrorCode | null;
  onFailure: (error: ApiError) => void;
  dependents?: Partial<Record<keyof Values, keyof Values>>;
  cooldown?: Cooldown;
}

export function createForm<Values extends object>({
  initial,
  check,
  onFailure,
  dependents = {},
  cooldown,
}: FormDeps<Values>): Form<Values> {
  const values = signal<Readonly<Values>>(initial);
  const errors = signal<FormErrors<Values>>({} as FormErrors<Values>);
  const isBusy = signal(false);
  const submitCount = signal(0);
  /** Fields whose value the server has refused. On blur their errors stay, because only the server knows. */
  const refused = new Set<keyof Values>();

  function setError(field: keyof Values, problem: FormErrorCode | null) {
    const { [field]: _old, ...rest } = errors.peek();
    errors.value = problem === null ? (rest as FormErrors<Values>) : { ...errors.peek(), [field]: problem };
  }

  function recheck(field: keyof Values) {
    if (errors.peek()[field]) setError(field, check(field, values.peek()));
  }

  function setErrors(errors: readonly FieldError[]) {
    batch(() => {
      for (const { field, kind } of errors) {
        setError(field as keyof Values, kind);
        refused.add(field as keyof Values);
      }
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
      refused.delete(field);
      batch(() => {
        values.value = { ...values.peek(), [field]: value };
        recheck(field);
        const dependent = dependents[field];
        if (dependent !== undefined) recheck(dependent);
      });
    },
    blur(field) {
      const standing = refused.has(field) ? errors.peek()[field] : null;
      setError(field, check(field, values.peek()) ?? standing ?? null);
    },
    checkAll,
    clearErrors() {
      errors.value = {} as FormErrors<Values>;
    },
    reset() {
      batch(() => {
        values.value = initial;
        errors.value = {} as FormErrors<Values>;
      });
    },
    async submit(fields, send) {
      if (isBusy.peek() || (cooldown?.seconds.peek() ?? 0) > 0 || !checkAll(fields)) return;
      isBusy.value = true;
      try {
        await send(values.peek());
      } catch (thrown) {
        const error = toApiError(thrown);
        if (error.retryAfter) cooldown?.start(error.retryAfter);
        const wrong = getFieldErrors(error).filter(({ field }) => Object.keys(values.peek()).includes(field));
        if (wrong.length > 0) setErrors(wrong);
        else onFailure(error);
      } finally {
        isBusy.value = false;
      }
    },
  };
}

/**
 * A field is validated on blur, on submit and by `checkAll`. While it has an error, it is also validated on
 * each change of its value, or of the field whose entry in `dependents` names it. A failed submit keeps the
 * values.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { ApiError } from '../../api/error.ts';
import { toApiError } from '../../api/error.ts';
import type { ErrorKind } from '../../api/messages.ts';
import type { FieldCode } from '../../domain/registration/fields.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TimeStore } from '../shell/time.ts';
import { createCooldown } from './cooldown.ts';

export type FormErrorCode = FieldCode | ErrorKind | 'terms' | 'privacy' | 'neighborhood';

export type FormErrors<Values> = Readonly<Partial<Record<keyof Values, FormErrorCode>>>;

export interface FormOptions<Values> {
  initial: Values;
  /** The fields of the form, in the order of the page, with their validation. */
  check: { readonly [Field in keyof Values]?: (values: Readonly<Values>) => FormErrorCode | null };
  dependents?: Partial<Record<keyof Values, keyof Values>>;
  /**
   * The form may be sent again although the server may have carried out the first call, as with a log-in. Default:
   * false, so that nothing is saved twice.
   */
  isRepeatable?: boolean;
  /**
   * Called for an error of the server that belongs to no field. Without it, the error shows its dialog. `retry` sends
   * the form again with the same values; undefined if the form must not be sent again.
   */
  onError?: (error: ApiError, retry: (() => void) | undefined) => void;
}

export type Form<Values extends object> = ReturnType<typeof createForm<Values>>;

export function createForm<Values extends object>(
  { modal, time }: { modal: ModalStore; time: TimeStore },
  { initial, check, dependents = {}, isRepeatable = false, onError }: FormOptions<Values>,
) {
  const values = signal<Readonly<Values>>(initial);
  const errors = signal<FormErrors<Values>>({} as FormErrors<Values>);
  const isBusy = signal(false);
  const submitCount = signal(0);
  const cooldown = createCooldown(time);
  const allFields = Object.keys(check) as (keyof Values)[];
  /** Fields whose value the server has refused. On blur their errors stay, because only the server knows. */
  const refused = new Set<keyof Values>();
  const validate = (field: keyof Values) => check[field]?.(values.peek()) ?? null;

  function setError(field: keyof Values, problem: FormErrorCode | null) {
    const { [field]: _old, ...rest } = errors.peek();
    errors.value = problem === null ? (rest as FormErrors<Values>) : { ...errors.peek(), [field]: problem };
  }

  function recheck(field: keyof Values) {
    if (errors.peek()[field]) setError(field, validate(field));
  }

  function checkAll(fields: readonly (keyof Values)[]): boolean {
    const found: Partial<Record<keyof Values, FormErrorCode>> = {};
    for (const field of fields) {
      const problem = validate(field);
      if (problem) found[field] = problem;
    }
    const isRight = Object.keys(found).length === 0;
    batch(() => {
      errors.value = found;
      if (!isRight) submitCount.value += 1;
    });
    return isRight;
  }

  /** Shows the errors of the form's fields that the server refused. Returns false if it refused none of them. */
  function takeRefusal(error: ApiError): boolean {
    const wrong = error.fields.filter(({ field }) => allFields.includes(field as keyof Values));
    if (wrong.length === 0) return false;
    batch(() => {
      for (const { field, kind } of wrong) {
        setError(field as keyof Values, kind);
        refused.add(field as keyof Values);
      }
      submitCount.value += 1;
    });
    return true;
  }

  /**
   * Validates the fields and, if all are valid, calls `send` with the values. If `send` rejects, sets the errors of the
   * form's fields that the server refused, or calls `onError` if there are none, and starts the cooldown if the error
   * has `retryAfter`. “Reintentar” in the dialog of a network error submits again. Does nothing while a submit is in
   * progress or during the cooldown. Never rejects.
   */
  async function submit(
    send: (values: Readonly<Values>) => Promise<void>,
    fields: readonly (keyof Values)[] = allFields,
  ) {
    if (isBusy.peek() || cooldown.seconds.peek() > 0 || !checkAll(fields)) return;
    isBusy.value = true;
    try {
      await send(values.peek());
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.retryAfter) cooldown.start(error.retryAfter);
      if (takeRefusal(error)) return;
      const mayRepeat = isRepeatable || !error.outcomeUnknown;
      const retry = mayRepeat ? () => void submit(send, fields) : undefined;
      if (onError) onError(error, retry);
      else showErrorDialog(modal, error, retry);
    } finally {
      isBusy.value = false;
    }
  }

  return {
    values: values as ReadonlySignal<Readonly<Values>>,
    errors: errors as ReadonlySignal<FormErrors<Values>>,
    isInvalid: computed(() => Object.keys(errors.value).length > 0),
    isBusy: isBusy as ReadonlySignal<boolean>,
    /**
     * Number of times that `submit` or `checkAll` found an invalid field or the server refused a field. When it
     * increases, the page moves the focus to the first invalid field.
     */
    submitCount: submitCount as ReadonlySignal<number>,
    cooldown,
    change<Field extends keyof Values>(field: Field, value: Values[Field]) {
      refused.delete(field);
      batch(() => {
        values.value = { ...values.peek(), [field]: value };
        recheck(field);
        const dependent = dependents[field];
        if (dependent !== undefined) recheck(dependent);
      });
    },
    blur(field: keyof Values) {
      const standing = refused.has(field) ? errors.peek()[field] : null;
      setError(field, validate(field) ?? standing ?? null);
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
    submit,
  };
}

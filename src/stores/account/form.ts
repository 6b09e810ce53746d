/** The values of a form, and its submit. A failed submit keeps the values. `form-errors.ts` has the wrong fields. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { ApiError } from '../../api/error.ts';
import { toApiError } from '../../api/error.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TimeStore } from '../shell/time.ts';
import { createCooldown } from './cooldown.ts';
import { createFormErrors, type FormChecks } from './form-errors.ts';

export interface FormOptions<Values> extends FormChecks<Values> {
  initial: Values;
  /**
   * The form may be sent again although the server may have carried out the first call, as with a log-in. Default:
   * false, so that nothing is saved twice.
   */
  isRepeatable?: boolean;
  /**
   * Called for any failure that belongs to no field, also a lost connection. Without it, the error shows its dialog.
   * `retry` sends the form again with the same values; undefined if the form must not be sent again.
   */
  onError?: (error: ApiError, retry: (() => void) | undefined) => void;
}

export type Form<Values extends object> = ReturnType<typeof createForm<Values>>;

export function createForm<Values extends object>(
  { modal, time }: { modal: ModalStore; time: TimeStore },
  { initial, isRepeatable = false, onError, ...checks }: FormOptions<Values>,
) {
  const values = signal<Readonly<Values>>(initial);
  const isBusy = signal(false);
  const cooldown = createCooldown(time);
  const { errors, submitCount, allFields, checkAll, takeRefusal, noteBlur, noteChange, clear } =
    createFormErrors(checks, values);

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
      if (takeRefusal(error.fields)) return;
      const mayRepeat = isRepeatable || !error.outcomeUnknown;
      const retry = mayRepeat ? () => void submit(send, fields) : undefined;
      if (onError) onError(error, retry);
      else showErrorDialog(modal, error, retry, { hasInput: true });
    } finally {
      isBusy.value = false;
    }
  }

  return {
    values: values as ReadonlySignal<Readonly<Values>>,
    errors,
    isInvalid: computed(() => Object.keys(errors.value).length > 0),
    isBusy: isBusy as ReadonlySignal<boolean>,
    submitCount,
    cooldown,
    /** A value that stays as it was keeps its error. */
    change<Field extends keyof Values>(field: Field, value: Values[Field]) {
      if (value === values.peek()[field]) return;
      batch(() => {
        values.value = { ...values.peek(), [field]: value };
        noteChange(field);
      });
    },
    blur: noteBlur,
    checkAll,
    takeRefusal,
    clearErrors: clear,
    reset() {
      batch(() => {
        values.value = initial;
        clear();
      });
    },
    submit,
  };
}

/**
 * The wrong fields of a form. A field is validated on blur, on submit and by `checkAll`. While it has an error, it is
 * also validated on each change of its value, or of the field whose entry in `dependents` names it.
 */
import { batch, type ReadonlySignal, signal } from '@preact/signals-react';
import type { ApiError } from '../../api/error.ts';
import type { ErrorKind } from '../../api/messages.ts';
import type { FieldCode } from '../../domain/registration/fields.ts';

export type FormErrorCode = FieldCode | ErrorKind | 'terms' | 'privacy' | 'neighborhood';

export type FormErrors<Values> = Readonly<Partial<Record<keyof Values, FormErrorCode>>>;

export interface FormChecks<Values> {
  /** The fields of the form, in the order of the page, with their validation. */
  check: { readonly [Field in keyof Values]?: (values: Readonly<Values>) => FormErrorCode | null };
  dependents?: Partial<Record<keyof Values, keyof Values>>;
}

export function createFormErrors<Values extends object>(
  { check, dependents = {} }: FormChecks<Values>,
  values: ReadonlySignal<Readonly<Values>>,
) {
  const errors = signal<FormErrors<Values>>({} as FormErrors<Values>);
  const submitCount = signal(0);
  const allFields = Object.keys(check) as (keyof Values)[];
  /** Fields whose value the server has refused. Their errors stay until the value changes: only the server knows. */
  const refused = new Set<keyof Values>();
  const validate = (field: keyof Values) => check[field]?.(values.peek()) ?? null;

  function checkAll(fields: readonly (keyof Values)[]): boolean {
    const found: Partial<Record<keyof Values, FormErrorCode>> = {};
    for (const field of fields) {
      refused.delete(field);
      const code = validate(field);
      if (code) found[field] = code;
    }
    const isRight = Object.keys(found).length === 0;
    batch(() => {
      errors.value = found;
      if (!isRight) submitCount.value += 1;
    });
    return isRight;
  }

  /** Shows the errors of the form's fields that the server refused. Returns false if it refused none of them. */
  function takeRefusal(fields: ApiError['fields']): boolean {
    const wrong = fields.filter(({ field }) => allFields.includes(field as keyof Values));
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

  function noteBlur(field: keyof Values) {
    const standing = refused.has(field) ? errors.peek()[field] : null;
    setError(field, validate(field) ?? standing ?? null);
  }

  function noteChange(field: keyof Values) {
    refused.delete(field);
    recheck(field);
    const dependent = dependents[field];
    if (dependent !== undefined) recheck(dependent);
  }

  function recheck(field: keyof Values) {
    if (errors.peek()[field]) noteBlur(field);
  }

  function setError(field: keyof Values, code: FormErrorCode | null) {
    const { [field]: _old, ...rest } = errors.peek();
    errors.value = code === null ? (rest as FormErrors<Values>) : { ...errors.peek(), [field]: code };
  }

  function clear() {
    refused.clear();
    errors.value = {} as FormErrors<Values>;
  }

  return {
    errors: errors as ReadonlySignal<FormErrors<Values>>,
    /**
     * Number of times that `checkAll` found an invalid field or the server refused a field. When it increases, the page
     * moves the focus to the first invalid field.
     */
    submitCount: submitCount as ReadonlySignal<number>,
    allFields,
    checkAll,
    takeRefusal,
    noteBlur,
    /** Call after `values` have a new value of the field. */
    noteChange,
    clear,
  };
}

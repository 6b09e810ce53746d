import { useEffect, useState } from 'react';
import { getFieldError } from './copy/field-errors.ts';
import { createForm, type Form, type FormOptions } from './stores/account/form.ts';
import { useCommonStores } from './use-stores.ts';

interface UseFormOptions<Values> extends FormOptions<Values> {
  send: (values: Readonly<Values>) => Promise<void>;
}

/** The form of a page. Of the options, only `send` may change while the page is open. */
export function useForm<Values extends object>({ send, ...options }: UseFormOptions<Values>) {
  const stores = useCommonStores();
  const [form] = useState(() => createForm<Values>(stores, options));
  const wrong = form.errors.value;
  useFirstError(
    form.submitCount.value,
    Object.keys(options.check).find((field) => field in wrong),
  );
  return { ...form, bind: createBind(form), submit: () => form.submit(send) };
}

/** Returns `bind`, whose result connects an input to a field: `<Field {...bind('name')} label="…" />`. */
export function createBind<Values extends object>(
  form: Pick<Form<Values>, 'blur' | 'change' | 'errors' | 'values'>,
) {
  return <Field extends keyof Values & string>(field: Field) => ({
    id: field as string,
    value: form.values.value[field],
    error: getFieldError(form.errors.value[field]),
    onChange: (value: Values[Field]) => form.change(field, value),
    onBlur() {
      if (!isPressing()) form.blur(field);
    },
  });
}

/** Focuses the first wrong field (`fieldId`) each time that `submitCount` of the form increases. */
export function useFirstError(submitCount: number, fieldId: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: while the player corrects one field, the next wrong field must not take the focus.
  useEffect(() => {
    if (submitCount === 0 || fieldId === undefined) return;
    // The timeout runs after a dialog that closes at the same moment has restored the focus, which would
    // otherwise leave the field.
    const timer = setTimeout(() => document.getElementById(fieldId)?.focus());
    return () => clearTimeout(timer);
  }, [submitCount]);
}

let pressed: Element | null = null;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', ({ target }) => {
    pressed = target instanceof Element ? target : null;
  });
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, () => {
      pressed = null;
    });
  }
}

/**
 * True while a button, a link, a label or a checkbox is pressed. Forms then don't validate the field that loses
 * the focus, because its error could move the pressed element away from the pointer. A submit validates every
 * field anyway.
 */
function isPressing(): boolean {
  return pressed?.closest('button, a, label, [type="checkbox"]') != null;
}

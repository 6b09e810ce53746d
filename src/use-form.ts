import { useState } from 'react';
import { getFieldError } from './copy/field-errors.ts';
import { createForm, type Form, type FormOptions } from './stores/account/form.ts';
import { isPressing, useFirstError } from './ui/use-first-error.ts';
import { useShellStores } from './use-stores.ts';

interface UseFormOptions<Values> extends FormOptions<Values> {
  send: (values: Readonly<Values>) => Promise<void>;
}

/** The form of a page. Of the options, only `send` may change while the page is open. */
export function useForm<Values extends object>({ send, ...options }: UseFormOptions<Values>) {
  const stores = useShellStores();
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

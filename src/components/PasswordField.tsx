import { useEffect, useState } from 'react';
import { formsCopy } from '../copy/forms.ts';
import { combineStops, listen } from '../lib/listen.ts';
import { Field, type FieldProps } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';

/**
 * A password field with a button that shows the password. Each submit hides it again, and so does the back/forward
 * cache.
 */
export function PasswordField(field: Omit<FieldProps, 'label' | 'type' | 'children'> & { label?: string }) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const hide = () => setIsShown(false);
    return combineStops(
      listen<PageTransitionEvent>(window, ['pageshow'], ({ persisted }) => persisted && hide()),
      listen(document, ['submit'], hide, { capture: true }),
    );
  }, []);

  return (
    <Field
      label={formsCopy.passwordLabel}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      variant="password"
    >
      <button
        type="button"
        className="absolute top-1 right-1 grid size-11 cursor-pointer place-items-center bg-transparent"
        aria-label={isShown ? formsCopy.hide : formsCopy.show}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} size={22} />
      </button>
    </Field>
  );
}

import { useEffect, useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'children'> {
  showLabel: string;
  hideLabel: string;
}

/** A shown password is hidden on each submit and when the page returns from the back/forward cache. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const hide = () => setIsShown(false);
    const hideOnReturn = (event: PageTransitionEvent) => event.persisted && hide();
    window.addEventListener('pageshow', hideOnReturn);
    document.addEventListener('submit', hide, true);
    return () => {
      window.removeEventListener('pageshow', hideOnReturn);
      document.removeEventListener('submit', hide, true);
    };
  }, []);

  return (
    <Field
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
        aria-label={isShown ? hideLabel : showLabel}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} size={22} />
      </button>
    </Field>
  );
}

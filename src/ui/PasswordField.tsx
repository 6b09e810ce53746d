import { useEffect, useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'children'> {
  /** The toggle's name while the password is hidden. */
  showWord: string;
  /** The toggle's name while it can be read. */
  hideWord: string;
}

/**
 * A password that can be read on purpose. It hides again when a form is sent and when the page comes back from
 * the browser's cache.
 */
export function PasswordField({ showWord, hideWord, ...field }: PasswordFieldProps) {
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
      className={field.className ? `password ${field.className}` : 'password'}
    >
      <button
        type="button"
        className="reveal"
        aria-label={isShown ? hideWord : showWord}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} size={22} />
      </button>
    </Field>
  );
}

import type { ReactNode, Ref } from 'react';
import { fieldsCopy } from '../../copy/fields.ts';
import { PageMeta } from '../PageMeta.tsx';

interface AccountFormProps {
  title: string;
  description: string;
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
  isInvalid: boolean;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

export function AccountForm({
  title,
  description,
  heading,
  headingRef,
  isInvalid,
  onSubmit,
  children,
}: AccountFormProps) {
  return (
    <form
      className="grid"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Focuses the submit button also after a submit with Enter in a field, so that a dialog that opens
        // afterwards returns the focus to the button.
        event.currentTarget.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
        void onSubmit();
      }}
    >
      <PageMeta title={isInvalid ? fieldsCopy.errorTitle(title) : title} description={description} noindex />
      <h1 ref={headingRef} tabIndex={-1} className="mb-[.4rem] text-44">
        {heading}
      </h1>
      {children}
    </form>
  );
}

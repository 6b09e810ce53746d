import type { ReactNode, Ref } from 'react';
import { fieldsCopy } from '../../copy/fields.ts';
import { PageMeta } from '../PageMeta.tsx';

interface AccountFormProps {
  /** The screen's title; while something is wrong it says so first. */
  title: string;
  description: string;
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
  isInvalid: boolean;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

/** The form of an account screen under its heading. It is checked by the product, not by the browser. */
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
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog that follows gives the focus back here, also when the form was sent from a field by Enter.
        event.currentTarget.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
        void onSubmit();
      }}
    >
      <PageMeta title={isInvalid ? fieldsCopy.errorTitle(title) : title} description={description} noindex />
      <h1 ref={headingRef} tabIndex={-1}>
        {heading}
      </h1>
      {children}
    </form>
  );
}

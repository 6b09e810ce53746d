import type { ReadonlySignal } from '@preact/signals-react';
import type { ReactNode, Ref } from 'react';
import { fieldsCopy } from '../../copy/fields.ts';
import { Button } from '../../ui/Button.tsx';
import { PageMeta } from '../PageMeta.tsx';

interface AccountFormProps {
  title: string;
  description: string;
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
  form: { isInvalid: ReadonlySignal<boolean>; submit(): Promise<void> };
  children: ReactNode;
}

export function AccountForm({ title, description, heading, headingRef, form, children }: AccountFormProps) {
  return (
    <form
      className="grid"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Focuses the submit button also after a submit with Enter in a field, so that a dialog that opens
        // afterwards returns the focus to the button.
        event.currentTarget.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
        void form.submit();
      }}
    >
      <PageMeta
        title={form.isInvalid.value ? fieldsCopy.errorTitle(title) : title}
        description={description}
        noindex
      />
      <h1 ref={headingRef} tabIndex={-1} className="mb-1.5 text-4xl">
        {heading}
      </h1>
      {children}
    </form>
  );
}

interface SubmitButtonProps {
  submit: string;
  submitting: string;
  form: { isBusy: ReadonlySignal<boolean>; cooldown: { seconds: ReadonlySignal<number> } };
  cooldownNote?: string | undefined;
  className?: string;
}

export function SubmitButton({
  submit,
  submitting,
  form,
  cooldownNote,
  className = 'mt-6',
}: SubmitButtonProps) {
  const isBusy = form.isBusy.value;
  const seconds = form.cooldown.seconds.value;
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        className={className}
        isBusy={isBusy}
        isDisabled={seconds > 0}
      >
        {isBusy ? submitting : submit}
      </Button>
      {seconds > 0 ? (
        <p className="mt-2 text-sm text-humo">{cooldownNote ?? fieldsCopy.waitToRetry(seconds)}</p>
      ) : null}
    </>
  );
}

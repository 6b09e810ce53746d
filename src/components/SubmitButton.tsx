import type { ReadonlySignal } from '@preact/signals-react';
import { formsCopy } from '../copy/forms.ts';
import { Button } from '../ui/Button.tsx';

interface SubmitButtonProps {
  submit: string;
  submitting: string;
  form: { isBusy: ReadonlySignal<boolean>; cooldown: { seconds: ReadonlySignal<number> } };
  waitNote?: string | undefined;
  className?: string;
}

export function SubmitButton({ submit, submitting, form, waitNote, className = 'mt-6' }: SubmitButtonProps) {
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
        <p className="mt-2 text-humo text-sm">{waitNote ?? formsCopy.waitToRetry(seconds)}</p>
      ) : null}
    </>
  );
}

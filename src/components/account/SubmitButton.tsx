import { fieldsCopy } from '../../copy/fields.ts';
import { Button } from '../../ui/Button.tsx';

interface SubmitButtonProps {
  label: string;
  /** Shown while the request is in flight. */
  busyLabel: string;
  isBusy: boolean;
  /** Seconds of cooldown that are left. */
  seconds: number;
  /** Replaces the default text about the cooldown. */
  cooldownNote?: string;
  className?: string;
}

/** The submit button of an account form, and under it the cooldown. */
export function SubmitButton({
  label,
  busyLabel,
  isBusy,
  seconds,
  cooldownNote,
  className = 'mt-6',
}: SubmitButtonProps) {
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
        {isBusy ? busyLabel : label}
      </Button>
      {seconds > 0 ? (
        <p className="mt-2 text-15 text-humo">{cooldownNote ?? fieldsCopy.waitToRetry(seconds)}</p>
      ) : null}
    </>
  );
}

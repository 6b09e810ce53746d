import { fieldsCopy } from '../../copy/fields.ts';
import { Button } from '../../ui/Button.tsx';

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  seconds: number;
  cooldownNote?: string;
  className?: string;
}

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

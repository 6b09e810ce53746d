import { fieldsCopy } from '../../copy/fields.ts';
import { Button } from '../../ui/Button.tsx';

interface SubmitButtonProps {
  word: string;
  /** What it says while the form is on its way. */
  busyWord: string;
  isBusy: boolean;
  /** Seconds until the form may be sent again; 0 when it may. */
  seconds: number;
  /** How the wait is said, where it isn't "try again". */
  waitNote?: string;
  className?: string;
}

/** Sends an account form, once; under it, how long to wait when the server asked for patience. */
export function SubmitButton({
  word,
  busyWord,
  isBusy,
  seconds,
  waitNote,
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
        {isBusy ? busyWord : word}
      </Button>
      {seconds > 0 ? <p className="hint mt-2">{waitNote ?? fieldsCopy.waitToRetry(seconds)}</p> : null}
    </>
  );
}

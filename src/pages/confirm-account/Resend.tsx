import { NumberBadge } from '../../components/NumberBadge.tsx';
import { confirmAccountCopy } from '../../copy/confirm-account.ts';
import type { ConfirmAccountForm } from '../../stores/account/confirm-account-form.ts';
import { Button } from '../../ui/Button.tsx';

export function Resend({ confirm }: { confirm: ConfirmAccountForm }) {
  const seconds = confirm.resendCooldown.seconds.value;
  const isResending = confirm.isResending.value;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-[.4rem] border-tinta border-t-2 border-dashed pt-4">
      <span
        className="condensed tabular-nums"
        // With the role `timer`, screen readers don't announce each second.
        role={seconds > 0 ? 'timer' : undefined}
      >
        <Note seconds={seconds} isAsked={confirm.isAskedToWait.value} />
      </span>
      <Button
        variant="line"
        className="flex-[1_1_220px]"
        isBusy={isResending}
        isDisabled={seconds > 0}
        onClick={() => void confirm.resend()}
      >
        {isResending ? confirmAccountCopy.resending : confirmAccountCopy.resend}
      </Button>
    </div>
  );
}

function Note({ seconds, isAsked }: { seconds: number; isAsked: boolean }) {
  if (seconds === 0) return confirmAccountCopy.notReceived;
  if (isAsked) return confirmAccountCopy.wait(seconds);
  return (
    <>
      {confirmAccountCopy.resendIn}
      <NumberBadge className="px-[.25em] py-[.1em] text-24">{seconds}</NumberBadge>
      {confirmAccountCopy.resendUnit}
    </>
  );
}

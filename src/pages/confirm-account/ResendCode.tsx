import { useEffect, useState } from 'react';
import { NumberBadge } from '../../components/NumberBadge.tsx';
import { confirmAccountCopy } from '../../copy/confirm-account.ts';
import { type CodeRequest, createCodeResend } from '../../stores/account/code-resend.ts';
import { Button } from '../../ui/Button.tsx';
import { useCommonStores } from '../../use-stores.ts';

interface ResendCodeProps {
  hasMailedCode: boolean;
  /** True while a code is being checked. */
  isDisabled: boolean;
  request: CodeRequest;
}

/** Mails the code again, with a pause between two presses. */
export function ResendCode({ hasMailedCode, isDisabled, request }: ResendCodeProps) {
  const stores = useCommonStores();
  const [resending] = useState(() => createCodeResend(stores));
  const seconds = resending.seconds.value;
  const isAskedToWait = resending.isAskedToWait.value;
  const isSending = resending.isSending.value;

  useEffect(() => {
    if (hasMailedCode) resending.noteMailed();
  }, [hasMailedCode, resending]);

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1.5 border-tinta border-t-2 border-dashed pt-4">
      <span
        className="font-cartel font-extrabold"
        // With the role `timer`, screen readers don't announce each second.
        role={seconds > 0 ? 'timer' : undefined}
      >
        {seconds === 0 ? confirmAccountCopy.notReceived : null}
        {seconds > 0 && isAskedToWait ? confirmAccountCopy.wait(seconds) : null}
        {seconds > 0 && !isAskedToWait ? (
          <>
            {confirmAccountCopy.resendIn}
            <NumberBadge size="seconds">{seconds}</NumberBadge>
            {confirmAccountCopy.resendUnit}
          </>
        ) : null}
      </span>
      <Button
        variant="line"
        className="grow basis-55"
        isBusy={isSending}
        isDisabled={isDisabled || seconds > 0}
        onClick={() => void resending.resend(request)}
      >
        {isSending ? confirmAccountCopy.resending : confirmAccountCopy.resend}
      </Button>
    </div>
  );
}

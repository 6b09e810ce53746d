import { useState } from 'react';
import { PlainIconButton } from './PlainIconButton.tsx';
import type { QrDialog } from './QrDialog.tsx';

interface QrButtonProps {
  /** What the link opens, for the button's name: “Código QR de este mundo”. */
  of: string;
  isDisabled?: boolean;
  /** Whether the button says “Código QR” beside its icon. */
  hasText?: boolean;
  link: () => string | Promise<string>;
  /** Runs the press and shows its error. */
  run: (action: () => unknown) => void;
}

/** Shows the QR code of a link, so that a phone can open it. */
export function QrButton({ of, isDisabled = false, hasText = false, link, run }: QrButtonProps) {
  const [shown, setShown] = useState<{ Dialog: typeof QrDialog; link: string } | null>(null);
  const press = async () => {
    const [address, { QrDialog: Dialog }] = await Promise.all([link(), import('./QrDialog.tsx')]);
    setShown({ Dialog, link: address });
  };
  return (
    <>
      <PlainIconButton
        icon="qr"
        name={`Código QR ${of}`}
        text={hasText ? 'Código QR' : undefined}
        isDisabled={isDisabled}
        onPress={() => run(press)}
      />
      {shown ? <shown.Dialog link={shown.link} onClose={() => setShown(null)} /> : null}
    </>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ModalCopy, modalExtrasCopy } from '../../copy/modals.ts';
import type { ModalParams, ModalRequest, ModalType } from '../../stores/shell/modal.ts';
import { Dialog, DialogButton } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { DialogCard } from './DialogCard.tsx';
import { MODAL_TABLE } from './table.ts';

interface ModalDialogProps {
  request: ModalRequest;
  onAccept: () => void;
  onCancel: () => void;
  onClose: () => void;
}

const EMAIL = '{email}';

export function ModalDialog({ request, onAccept, onCancel, onClose }: ModalDialogProps) {
  const { type, params = {} } = request;
  const { role, tone, card, copy, buttons, isDismissable, isBusy, isWarning, Body } = MODAL_TABLE[type];
  const handlers = { accept: onAccept, cancel: onCancel };
  const text = <ModalText text={copy.text} params={params} />;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      role={role}
      tone={tone}
      title={copy.title}
      picture={card ? <DialogCard card={card} tone={tone} /> : null}
      layout={card ? 'card' : 'plain'}
      text={isWarning ? <Warning>{text}</Warning> : text}
      isBusy={isBusy}
      isDismissable={isDismissable}
      data={{ 'data-modal': type }}
      actions={
        buttons.length === 0
          ? null
          : buttons.map(({ action, variant, hasFocus }) => (
              <DialogButton
                key={action}
                variant={variant}
                isAlone={buttons.length === 1}
                data-autofocus={hasFocus}
                onClick={handlers[action]}
              >
                {copy[action]}
              </DialogButton>
            ))
      }
    >
      <Replacement
        type={type}
        announcement={isBusy ? copy.title : `${copy.title} ${getText(copy.text, params)}`}
      />
      {Body ? <Body params={params} /> : null}
    </Dialog>
  );
}

const getText = (text: ModalCopy['text'], params: ModalParams) =>
  (typeof text === 'function' ? text(params) : text).replace(
    EMAIL,
    params.email ?? modalExtrasCopy.yourEmail,
  );

interface ModalTextProps {
  text: ModalCopy['text'];
  params: ModalParams;
}

function ModalText({ text, params }: ModalTextProps) {
  const [before = '', after] = (typeof text === 'function' ? text(params) : text).split(EMAIL);
  if (after === undefined) return before;
  return (
    <>
      {before}
      <span className="font-semibold text-azul">{params.email ?? modalExtrasCopy.yourEmail}</span>
      {after}
    </>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <span className="mb-4 flex items-start gap-[.7rem] border-2 border-tinta bg-queso px-[.85rem] py-3 text-15/135">
      <Icon name="alert" size={24} />
      <span>{children}</span>
    </span>
  );
}

/**
 * Moves the focus into each new dialog. When a dialog replaces another, also announces the title and the text
 * of the new dialog (of a progress dialog only the title): Headless UI reuses the dialog element and does not
 * move the focus, and a screen reader reads a dialog's name only when the focus enters the element. Must be a
 * child of the dialog element, so that the effect runs when the new buttons exist.
 */
function Replacement({ type, announcement }: { type: ModalType; announcement: string }) {
  const previous = useRef(type);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const dialog = document.querySelector(`[data-modal="${type}"]`);
    const find = (selector: string) => dialog?.querySelector<HTMLElement>(selector);
    (find('[data-autofocus]') ?? find('[tabindex]'))?.focus();
    if (previous.current !== type) setAnnounced(announcement);
    previous.current = type;
    // `announcement` is not a dependency, so that a changed text of an open dialog is not announced again.
  }, [type]);
  return (
    <p className="sr-only" aria-live="polite">
      {announced}
    </p>
  );
}

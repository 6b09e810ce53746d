import { useEffect } from 'react';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import { type ModalWords, modalExtrasCopy, modalsCopy } from '../../copy/modals.ts';
import type { ModalParams, ModalRequest } from '../../stores/shell/modal.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { ReviewList } from './ReviewList.tsx';
import { SentTicket } from './SentTicket.tsx';
import { MODALS, roleOf, safeActionOf } from './table.ts';

interface ModalDialogProps {
  request: ModalRequest;
  onAccept: () => void;
  onCancel: () => void;
  /** Escape or a click outside, where the dialog may be left without choosing. */
  onClose: () => void;
}

const EMAIL = '{email}';

/** A text with its address set off. */
function Words({ text, params }: { text: ModalWords['text']; params: ModalParams }) {
  const [before = '', after] = (typeof text === 'function' ? text(params) : text).split(EMAIL);
  if (after === undefined) return before;
  return (
    <>
      {before}
      <span className="filled-in">{params.email ?? modalExtrasCopy.yourEmail}</span>
      {after}
    </>
  );
}

/** A dialog, as its row of the table says. */
export function ModalDialog({ request, onAccept, onCancel, onClose }: ModalDialogProps) {
  const { type, params = {} } = request;
  const look = MODALS[type];
  const words: ModalWords = modalsCopy[type];
  const text = <Words text={words.text} params={params} />;
  const isProgress = look.tone === 'progress';

  return (
    <Dialog
      isOpen
      onClose={onClose}
      role={roleOf(look)}
      tone={look.tone}
      title={words.title}
      picture={look.card ? <LotteryCard card={look.card} /> : null}
      layout={look.card ? 'card' : 'plain'}
      text={
        look.extra === 'review' ? (
          <span className="warning">
            <Icon name="alert" size={24} />
            <span>{text}</span>
          </span>
        ) : (
          text
        )
      }
      isBusy={isProgress}
      isDismissable={words.cancel !== undefined}
      data={{ 'data-modal': type }}
      actions={isProgress ? null : <Actions request={request} onAccept={onAccept} onCancel={onCancel} />}
    >
      <FocusOnSafeAction request={request} />
      {isProgress ? <Progress label={modalExtrasCopy.inProgress} isEndless /> : null}
      {look.extra === 'review' ? <ReviewList params={params} /> : null}
      {look.extra === 'ticket' ? <SentTicket params={params} /> : null}
    </Dialog>
  );
}

interface ActionsProps {
  request: ModalRequest;
  onAccept: () => void;
  onCancel: () => void;
}

/** Cancel, then accept; inverted in colour and order where the table says so. */
function Actions({ request, onAccept, onCancel }: ActionsProps) {
  const look = MODALS[request.type];
  const words: ModalWords = modalsCopy[request.type];
  const safe = safeActionOf(look, words.cancel !== undefined);
  const { isDestructive, isInverted } = look;
  const acceptVariant = isInverted ? 'line' : isDestructive ? 'danger' : 'primary';

  const accept = (
    <Button
      key="accept"
      variant={acceptVariant}
      isWide
      className={words.cancel ? undefined : 'alone'}
      data-autofocus={safe === 'accept' || undefined}
      onClick={onAccept}
    >
      {words.accept}
    </Button>
  );
  if (!words.cancel) return accept;

  const cancel = (
    <Button
      key="cancel"
      variant={isInverted ? 'primary' : 'line'}
      isWide
      data-autofocus={safe === 'cancel' || undefined}
      onClick={onCancel}
    >
      {words.cancel}
    </Button>
  );
  return isInverted ? [accept, cancel] : [cancel, accept];
}

/** From one dialog to the next the sheet stays, so the focus has to be moved by hand. Stands inside the sheet. */
function FocusOnSafeAction({ request: { type } }: { request: ModalRequest }) {
  useEffect(() => {
    const dialog = document.querySelector(`[data-modal="${type}"]`);
    const target = dialog?.querySelector<HTMLElement>(
      '[data-autofocus], .dialog:not(:has([data-autofocus]))',
    );
    target?.focus();
  }, [type]);
  return null;
}

import { useLocation, useNavigate } from 'react-router-dom';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import { modalExtrasCopy } from '../../copy/modals.ts';
import { PATHS } from '../../lib/routes.ts';
import type { TextDialogRequest } from '../../stores/shell/dialogs.ts';
import { Dialog, DialogButton } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useCommonStores } from '../../use-stores.ts';
import { describeDialog } from './describe-dialog.tsx';
import { FocusAndAnnounce } from './FocusAndAnnounce.tsx';

/** Stands for the e-mail address in a text. */
const EMAIL = '{email}';
const CARD_CLASSES = {
  error: 'lottery-card-compact -turn-4 shadow-tinta-s',
  confirm: 'lottery-card-compact -turn-4 shadow-tinta-s',
  done: 'lottery-card-compact turn-3 shadow-tinta-s',
  progress: 'lottery-card-compact shadow-none',
};

/** Any dialog but the trivia: a text of `copy/modals.ts` and, as in the review and the receipt, a body. */
export function TextDialog({ request }: { request: TextDialogRequest }) {
  const stores = useCommonStores();
  const { auth, modal } = stores;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { type } = request;
  const look = describeDialog(request, stores);
  const { variant, card, title, text, buttons } = look;
  const isBusy = variant === 'progress';

  const press = {
    accept() {
      modal.accept();
      look.afterAccept?.();
      const { acceptGoesTo } = look;
      if (acceptGoesTo && pathname !== PATHS[acceptGoesTo]) navigate(PATHS[acceptGoesTo]);
    },
    cancel() {
      modal.cancel();
      look.afterCancel?.();
    },
  };

  const labels = { accept: look.accept ?? modalExtrasCopy.accept, cancel: look.cancel };
  const email = look.email || auth.verification.value?.email || modalExtrasCopy.yourEmail;
  const [before = '', after] = text.split(EMAIL);
  const shownText =
    after === undefined ? (
      before
    ) : (
      <>
        {before}
        <span className="font-semibold text-azul">{email}</span>
        {after}
      </>
    );
  return (
    <Dialog
      onClose={press.cancel}
      role={variant === 'error' || variant === 'confirm' ? 'alertdialog' : 'dialog'}
      variant={variant}
      title={title}
      picture={card ? <LotteryCard card={card} className={CARD_CLASSES[variant]} /> : null}
      text={
        look.isWarning ? (
          <span className="mb-4 flex items-start gap-3 border-2 border-tinta bg-queso px-3.5 py-3 text-sm/medium">
            <Icon name="alert" size={24} />
            <span>{shownText}</span>
          </span>
        ) : (
          shownText
        )
      }
      isDismissable={buttons.length > 1}
      hasFocusInside={buttons.some(({ hasFocus }) => hasFocus)}
      regionLabel={look.regionLabel}
      foot={look.foot}
      seal={look.seal}
      data-modal={type}
      actions={
        isBusy
          ? null
          : buttons.map(({ action, variant, hasFocus }) => (
              <DialogButton key={action} variant={variant} data-autofocus={hasFocus} onClick={press[action]}>
                {labels[action]}
                {action === 'accept' ? look.acceptIcon : null}
              </DialogButton>
            ))
      }
    >
      <FocusAndAnnounce
        type={type}
        announcement={isBusy ? title : `${title} ${text.replace(EMAIL, email)}`}
      />
      {look.body}
    </Dialog>
  );
}

import { Description, DialogTitle } from '@headlessui/react';
import { useId, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Bean } from '../../components/art/Bean.tsx';
import { ExtraPoint } from '../../components/ExtraPoint.tsx';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import { triviaCopy } from '../../copy/trivia.ts';
import { PATHS } from '../../lib/routes.ts';
import { keepPointStart } from '../../pages/bonus/extra-point.ts';
import { getTriviaDialog } from '../../stores/trivia/trivia-dialog.ts';
import { TextButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog, DialogButton } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useStores } from '../../use-stores.ts';
import { flyToToast } from './fly-to-toast.ts';

const OPTION = classNames(
  'group condensed grid min-h-14 w-full cursor-pointer grid-cols-[44px_1fr_48px] items-center',
  'border-2 border-tinta bg-blanco p-0 text-left text-lg/compact hover:bg-elote',
  'aria-pressed:bg-queso aria-pressed:shadow-tinta-s aria-pressed:hover:bg-elote',
);
const LETTER = classNames(
  'grid place-items-center self-stretch border-r-2 bg-kraft text-display-1',
  'group-aria-pressed:bg-tinta group-aria-pressed:text-queso',
);

// On a phone the question and its answers need the room.
const WHISTLE = (
  <LotteryCard
    card="whistle"
    className="lottery-card-compact -turn-4 shadow-tinta-s max-phablet:w-20 max-phablet:text-sm"
  />
);

export function TriviaDialog() {
  const dialog = getTriviaDialog(useStores());
  // Before the paint, so that no frame shows a question that another tab has answered.
  useLayoutEffect(() => dialog.start(), [dialog]);
  const screen = dialog.screen.value;
  if (screen === 'question') return <Question />;
  return screen === 'empty' ? <Empty /> : <Result isCorrect={screen === 'correct'} />;
}

function Question() {
  const dialog = getTriviaDialog(useStores());
  const questionId = useId();
  const errorId = useId();
  const selected = dialog.selected.value;
  const isAnswerMissing = dialog.isAnswerMissing.value;
  const isSending = dialog.isSending.value;
  const asked = dialog.asked.value;
  if (!asked) return null;
  return (
    <Dialog
      onClose={() => dialog.close()}
      isDismissable={!isSending}
      variant="confirm"
      title={triviaCopy.title}
      picture={WHISTLE}
      text={triviaCopy.intro}
      regionLabel={triviaCopy.questionRegion}
      data-modal="trivia"
      data-state="question"
      actions={
        <>
          <DialogButton variant="primary" isBusy={isSending} onClick={() => void dialog.submit()}>
            {isSending ? triviaCopy.sending : triviaCopy.continue}
          </DialogButton>
          <TextButton
            className="self-center justify-self-center"
            aria-disabled={isSending || undefined}
            onClick={isSending ? undefined : () => dialog.close()}
          >
            {triviaCopy.back}
          </TextButton>
        </>
      }
    >
      <p id={questionId} className="condensed low:mt-2 mt-4 mb-1.5 text-display-2/compact">
        {asked.question}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: toggle buttons, since a chosen option can be taken back. */}
      <div
        className="trivia-options"
        role="group"
        aria-labelledby={questionId}
        aria-describedby={isAnswerMissing ? errorId : undefined}
      >
        {asked.options.map((option, index) => (
          <button
            key={option}
            type="button"
            className={OPTION}
            aria-pressed={option === selected}
            data-autofocus={index === 0 || undefined}
            onClick={() => dialog.toggleOption(option)}
          >
            <b aria-hidden="true" className={LETTER}>
              {getLetter(index)}
            </b>
            <span className="wrap-anywhere px-3 py-2">{option}</span>
            <Bean className="size-9.5 opacity-0 group-aria-pressed:animate-drop group-aria-pressed:opacity-100" />
          </button>
        ))}
      </div>
      <p
        id={errorId}
        // In a low window the error would stay below the part of the region that is seen.
        ref={(error) => void (isAnswerMissing && error?.scrollIntoView({ block: 'nearest' }))}
        className="mt-2 mb-px flex scroll-my-2 items-center gap-1.5 font-semibold text-base text-chile"
        role="alert"
      >
        {isAnswerMissing ? (
          <>
            <Icon name="alert" size={18} /> {triviaCopy.required}
          </>
        ) : null}
      </p>
    </Dialog>
  );
}

function Empty() {
  const dialog = getTriviaDialog(useStores());
  return (
    <Dialog
      onClose={() => dialog.close()}
      variant="confirm"
      title={triviaCopy.title}
      picture={WHISTLE}
      text={triviaCopy.noOptions}
      data-modal="trivia"
      data-state="empty"
      actions={<Accept onClick={() => dialog.close()} />}
    />
  );
}

function Result({ isCorrect }: { isCorrect: boolean }) {
  const stores = useStores();
  const words = isCorrect ? triviaCopy.correct : triviaCopy.incorrect;
  const { pathname } = useLocation();
  const point = useRef<HTMLDivElement>(null);

  function close() {
    const badge = point.current?.querySelector<HTMLElement>('.number-badge');
    const box = badge?.getBoundingClientRect() ?? null;
    getTriviaDialog(stores).close();
    if (!isCorrect) return;
    // On Bonus the point flies to the total, elsewhere to the toast.
    if (pathname === PATHS.bonus) {
      keepPointStart(box);
      return;
    }
    stores.toast.show('extra-point');
    if (badge && box) flyToToast(badge, box);
  }

  return (
    <Dialog
      onClose={close}
      variant={isCorrect ? 'done' : 'error'}
      regionLabel={triviaCopy.resultRegion}
      data-modal="trivia"
      data-state={isCorrect ? 'correct' : 'incorrect'}
      actions={<Accept onClick={close} />}
    >
      <div className="trivia-result" role="status">
        <LotteryCard
          card={isCorrect ? 'goal' : 'post'}
          background={isCorrect ? 'bg-verde' : 'bg-azul'}
          className="lottery-card-compact -turn-4 text-display-2 shadow-tinta-s [--caption:var(--font-rotulo)]"
        />
        <p
          className={classNames('condensed text-display-1/compact', isCorrect ? 'text-verde' : 'text-chile')}
        >
          {words.shout}
        </p>
        <DialogTitle as="h2" className="text-display-5">
          {words.title}
        </DialogTitle>
        {isCorrect ? (
          <div ref={point} className="trivia-point">
            <ExtraPoint variant="won" points={triviaCopy.plusOne} text={triviaCopy.extraPoint} />
          </div>
        ) : null}
        <Description as="p" className="text-base">
          {words.text}
        </Description>
      </div>
    </Dialog>
  );
}

function Accept({ onClick }: { onClick: () => void }) {
  return (
    <DialogButton variant="primary" data-autofocus onClick={onClick}>
      {triviaCopy.accept}
    </DialogButton>
  );
}

function getLetter(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : String(index + 1);
}

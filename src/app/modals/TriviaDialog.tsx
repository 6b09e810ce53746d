import { useId } from 'react';
import { Bean } from '../../components/art/Bean.tsx';
import { goalCard } from '../../components/art/cards/goal.tsx';
import { postCard } from '../../components/art/cards/post.tsx';
import { whistleCard } from '../../components/art/cards/whistle.tsx';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import { NumberBadge } from '../../components/NumberBadge.tsx';
import { triviaCopy } from '../../copy/trivia.ts';
import type { Stores } from '../../stores/index.ts';
import type { TriviaStore } from '../../stores/trivia/trivia.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogHeading } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { DialogCard } from './DialogCard.tsx';
import '../../styles/form.css';
import '../../styles/trivia.css';

/** The trivia dialog with its screens (spec §2): the question, what came of it, and a question without options. */
export function TriviaDialog({ stores }: { stores: Stores }) {
  const { trivia } = stores;
  if (!trivia.isVisible.value) return null;
  const screen = trivia.screen.value;
  if (screen === 'question') return <Question trivia={trivia} />;
  return screen === 'empty' ? (
    <Empty trivia={trivia} />
  ) : (
    <Result trivia={trivia} isCorrect={screen === 'correct'} />
  );
}

function Question({ trivia }: { trivia: TriviaStore }) {
  const questionId = useId();
  const errorId = useId();
  const selected = trivia.selected.value;
  const isMissing = trivia.isMissing.value;
  const isSending = trivia.isSending.value;
  const shown = trivia.trivia.value;
  if (!shown) return null;
  return (
    <Dialog
      isOpen
      onClose={trivia.close}
      isDismissable={!isSending}
      tone="confirm"
      title={triviaCopy.title}
      picture={<DialogCard card={whistleCard} tone="confirm" />}
      text={triviaCopy.intro}
      data={{ 'data-modal': 'trivia', 'data-state': 'question' }}
      actions={
        <>
          <Button variant="line" isWide isDisabled={isSending} onClick={trivia.close}>
            {triviaCopy.back}
          </Button>
          <Button variant="primary" isWide isBusy={isSending} onClick={() => void trivia.submit()}>
            {isSending ? triviaCopy.sending : triviaCopy.continue}
          </Button>
        </>
      }
    >
      <p id={questionId} className="trivia-question">
        {shown.question}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: toggle buttons, since a chosen option can be taken back. */}
      <div
        className="options"
        role="group"
        aria-labelledby={questionId}
        aria-describedby={isMissing ? errorId : undefined}
      >
        {shown.options.map((option, index) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === selected}
            data-autofocus={index === 0 || undefined}
            onClick={() => trivia.toggle(option)}
          >
            <b aria-hidden="true">{getLetter(index)}</b>
            <span>{option}</span>
            <Bean />
          </button>
        ))}
      </div>
      <p id={errorId} className="field-message mt-2" role="alert">
        {isMissing ? (
          <>
            <Icon name="alert" size={18} /> {triviaCopy.required}
          </>
        ) : null}
      </p>
    </Dialog>
  );
}

function Empty({ trivia }: { trivia: TriviaStore }) {
  return (
    <Dialog
      isOpen
      onClose={trivia.close}
      tone="confirm"
      title={triviaCopy.title}
      picture={<DialogCard card={whistleCard} tone="confirm" />}
      text={triviaCopy.noOptions}
      data={{ 'data-modal': 'trivia', 'data-state': 'empty' }}
      actions={<Accept trivia={trivia} />}
    />
  );
}

function Result({ trivia, isCorrect }: { trivia: TriviaStore; isCorrect: boolean }) {
  const words = isCorrect ? triviaCopy.correct : triviaCopy.incorrect;
  return (
    <Dialog
      isOpen
      onClose={trivia.close}
      tone={isCorrect ? 'done' : 'error'}
      layout="free"
      data={{ 'data-modal': 'trivia', 'data-state': isCorrect ? 'correct' : 'incorrect' }}
      actions={<Accept trivia={trivia} />}
    >
      <div className="big-result" role="status">
        <LotteryCard
          card={isCorrect ? goalCard : postCard}
          ground={isCorrect ? 'verde' : 'azul'}
          size="small"
          className="mb-[1.1rem] w-[210px] transform-[rotate(-4deg)] shadow-tinta-s"
        />
        <p
          className={isCorrect ? 'condensed text-cartel-m text-verde' : 'condensed text-cartel-m text-chile'}
        >
          {words.shout}
        </p>
        <DialogHeading>{words.title}</DialogHeading>
        {isCorrect ? (
          <span className="plus-one">
            <NumberBadge>{triviaCopy.plusOne}</NumberBadge> {triviaCopy.extraPoint}
          </span>
        ) : null}
        <p>{words.text}</p>
      </div>
    </Dialog>
  );
}

function Accept({ trivia }: { trivia: TriviaStore }) {
  return (
    <Button variant="primary" isWide className="alone" data-autofocus onClick={trivia.close}>
      {triviaCopy.accept}
    </Button>
  );
}

/** A, B, C … as on the picture; after Z the letters give out and the number serves. */
function getLetter(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : String(index + 1);
}

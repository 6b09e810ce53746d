import { Bean } from '../../components/art/Bean.tsx';
import { ExtraPoint } from '../../components/ExtraPoint.tsx';
import { bonusCopy } from '../../copy/bonus.ts';
import type { AnsweredTrivia } from '../../stores/trivia/trivia.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { EXTRA_POINT_ID } from './extra-point.ts';
import { TriviaPanel } from './TriviaPanel.tsx';

export function AnsweredTriviaPanel({ question, answer, isCorrect }: AnsweredTrivia) {
  return (
    <TriviaPanel
      isQuiet
      card={isCorrect ? 'goal' : 'post'}
      badge={
        <Badge variant={isCorrect ? 'green' : 'dark'}>
          {isCorrect ? <Icon name="check" size={14} /> : null}
          {bonusCopy.answered}
        </Badge>
      }
      title={question}
      text={isCorrect ? bonusCopy.triviaRight : bonusCopy.triviaWrong}
      aside={
        <div id={isCorrect ? EXTRA_POINT_ID : undefined} className="justify-self-start">
          <ExtraPoint
            points={isCorrect ? bonusCopy.plusOne : bonusCopy.plusZero}
            text={isCorrect ? bonusCopy.plusOneText : bonusCopy.plusZeroText}
            variant="large"
          />
        </div>
      }
    >
      <div className="condensed mt-4 grid min-h-14 max-w-115 grid-cols-touch-body-end items-center border-2 border-tinta bg-queso text-lg/compact">
        <b className="grid place-items-center self-stretch bg-tinta text-queso">
          <Icon name={isCorrect ? 'check' : 'close'} />
        </b>
        <span className="px-3 py-2">{answer}</span>
        {isCorrect ? <Bean className="mr-1.5 size-9.5" /> : null}
      </div>
    </TriviaPanel>
  );
}

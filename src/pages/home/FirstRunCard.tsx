import { useState } from 'react';
import { NumberBadge } from '../../components/NumberBadge.tsx';
import { ScoreTile } from '../../components/ScoreTile.tsx';
import { Stamp } from '../../components/Stamp.tsx';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { PATHS } from '../../lib/routes.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useStores } from '../../use-stores.ts';
import './first-run-card.css';

const BESIDE = 'md:col-start-2 md:row-start-1';
const TAPS = [
  {
    title: playerHomeCopy.firstRunScoreTitle,
    text: playerHomeCopy.firstRunScoreText,
    picture: (
      <span className={classNames('flex gap-1', BESIDE)} aria-hidden="true">
        <ScoreTile variant="result">2</ScoreTile>
        <ScoreTile variant="result">1</ScoreTile>
      </span>
    ),
  },
  {
    title: playerHomeCopy.firstRunSealTitle,
    text: playerHomeCopy.firstRunSealText,
    picture: (
      <Stamp
        className={classNames('-my-[.2rem] size-[4.6rem] p-[.4rem] -outline-offset-6', BESIDE)}
        word={playerHomeCopy.firstRunSealWord}
        wordClass="text-16"
      />
    ),
  },
  {
    title: playerHomeCopy.firstRunTriviaTitle,
    text: playerHomeCopy.firstRunTriviaText,
    picture: (
      <span className={classNames('mt-[.6rem] mb-[.3rem] inline-flex items-center', BESIDE)}>
        <NumberBadge className="px-[.25em] py-[.1em] text-32">
          {playerHomeCopy.firstRunTriviaPlate}
        </NumberBadge>
      </span>
    ),
  },
];

export function FirstRunCard() {
  const { auth, predictions, storage } = useStores();
  const [isDismissed, setDismissed] = useState(() => storage.get(STORAGE_KEYS.firstRunDismissed) !== null);
  const user = auth.user.value;
  const isFirst = user && !user.stats.weeksPlayed && predictions.state.value.status === 'ready';
  if (isDismissed || !isFirst || [...predictions.byWeek.value.values()].some(({ length }) => length > 0))
    return null;

  const dismiss = () => {
    storage.set(STORAGE_KEYS.firstRunDismissed, '1');
    setDismissed(true);
  };

  return (
    <section className="pt-6 pb-10" aria-labelledby="first-run-title">
      <div className="mx-auto w-page">
        <div className="first-run-card mx-auto max-w-[860px]">
          <div className="ridged-paper relative bg-blanco px-[1.2rem] py-[1.7rem] text-tinta md:px-[2.4rem] md:py-[2.2rem]">
            <button
              type="button"
              className="absolute top-4 right-[.7rem] grid size-11 cursor-pointer place-items-center bg-transparent"
              aria-label={playerHomeCopy.close}
              onClick={dismiss}
            >
              <Icon name="close" size={22} />
            </button>
            <h2 className="pr-12" id="first-run-title">
              {playerHomeCopy.firstRunTitle}
            </h2>
            <p className="mt-2 mb-[1.1rem] max-w-[52ch]">{playerHomeCopy.firstRunText}</p>
            <ol className="grid border-tinta border-y-2 border-dashed md:grid-cols-[repeat(3,1fr)]">
              {TAPS.map(({ title, text, picture }, index) => (
                <li
                  key={title}
                  className={classNames(
                    'condensed grid min-h-19 grid-cols-[44px_1fr_auto] items-center gap-[.9rem] py-[.6rem] text-19/115',
                    'border-tinta-40 border-dashed not-first:border-t-2',
                    'md:grid-cols-[1fr_auto] md:grid-rows-[76px_auto] md:content-start md:px-[1.2rem] md:pt-[.7rem] md:pb-[1.1rem]',
                    'md:first:pl-0 md:not-first:border-t-0 md:not-first:border-l-2',
                  )}
                >
                  <b className="grid size-11 place-items-center bg-tinta font-extrabold text-20 text-queso">
                    {index + 1}
                  </b>
                  <div className="md:col-span-full">
                    {title}
                    <small className="block font-normal font-texto text-15/135">{text}</small>
                  </div>
                  {picture}
                </li>
              ))}
            </ol>
            <div className="mt-[1.3rem] flex flex-wrap gap-[.9rem]">
              <LinkButton to={PATHS.games} variant="primary" size="large" className="max-sm:w-full">
                {playerHomeCopy.firstRunFill}
              </LinkButton>
              <Button
                variant="line"
                size="large"
                background="blanco"
                className="max-sm:w-full"
                onClick={dismiss}
              >
                {playerHomeCopy.firstRunLater}
              </Button>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

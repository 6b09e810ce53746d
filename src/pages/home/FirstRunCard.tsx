import { useState } from 'react';
import { NumberBadge } from '../../components/NumberBadge.tsx';
import { ScoreTile } from '../../components/ScoreTile.tsx';
import { Stamp } from '../../components/Stamp.tsx';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { PATHS } from '../../lib/routes.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { Button, CloseButton, LinkButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useStores } from '../../use-stores.ts';

const BESIDE = 'tablet:col-start-2 tablet:row-start-1';
const STEPS = [
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
    picture: <Stamp className={classNames('-my-1', BESIDE)} variant="word-only" />,
  },
  {
    title: playerHomeCopy.firstRunTriviaTitle,
    text: playerHomeCopy.firstRunTriviaText,
    picture: (
      <span className={classNames('mt-2.5 mb-1 inline-flex items-center', BESIDE)}>
        <NumberBadge size="point">{playerHomeCopy.firstRunTriviaPlate}</NumberBadge>
      </span>
    ),
  },
];

/** Explains the first boleto. */
export function FirstRunCard() {
  const { storage } = useStores();
  const [isDismissed, setDismissed] = useState(() => storage.get(STORAGE_KEYS.firstRunDismissed) !== null);
  if (isDismissed) return null;

  const dismiss = () => {
    storage.set(STORAGE_KEYS.firstRunDismissed, '1');
    setDismissed(true);
  };

  return (
    <section className="mx-auto w-page pt-6 pb-10" aria-labelledby="first-run-title">
      {/* An outline along the ridges, and a shadow. */}
      <div className="cutout-l-outline-azul mx-auto max-w-215">
        <div className="ridged-paper relative bg-blanco px-5 tablet:px-10 py-7 tablet:py-9 text-tinta">
          <CloseButton
            className="absolute top-4 right-3"
            iconSize={22}
            label={playerHomeCopy.close}
            onClick={dismiss}
          />
          <h2 className="pr-12" id="first-run-title">
            {playerHomeCopy.firstRunTitle}
          </h2>
          <p className="measure-52 mt-2 mb-4">{playerHomeCopy.firstRunText}</p>
          <ol className="grid tablet:grid-cols-thirds border-tinta border-y-2 border-dashed">
            {STEPS.map(({ title, text, picture }, index) => (
              <li
                key={title}
                className={classNames(
                  'condensed grid min-h-19 grid-cols-touch-body-end items-center gap-3.5 py-2.5 text-lg/compact',
                  'border-tinta-40 not-first:border-t-2 border-dashed',
                  'tablet:grid-cols-body-end tablet:grid-rows-[76px_auto] tablet:content-start tablet:px-5 tablet:pt-3 tablet:pb-4',
                  'tablet:not-first:border-t-0 tablet:not-first:border-l-2 tablet:first:pl-0',
                )}
              >
                <b className="grid size-11 place-items-center bg-tinta font-extrabold text-display-1 text-queso">
                  {index + 1}
                </b>
                <div className="tablet:col-span-full">
                  {title}
                  <small className="block font-normal font-texto text-sm/medium">{text}</small>
                </div>
                {picture}
              </li>
            ))}
          </ol>
          <div className="mt-5 flex flex-wrap gap-4">
            <LinkButton to={PATHS.games} variant="primary" size="large" className="max-phablet:w-full">
              {playerHomeCopy.firstRunAction}
            </LinkButton>
            <Button
              variant="line"
              size="large"
              background="blanco"
              className="max-phablet:w-full"
              onClick={dismiss}
            >
              {playerHomeCopy.firstRunLater}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

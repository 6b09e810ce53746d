import { useState } from 'react';
import { NumberBadge } from '../../components/NumberBadge.tsx';
import { ScoreTile } from '../../components/ScoreTile.tsx';
import { Stamp } from '../../components/Stamp.tsx';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { PATHS } from '../../lib/paths.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import type { Stores } from '../../stores/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import '../../styles/first-run.css';
import '../../styles/trivia.css';

/** How to send a first ticket, for players who have never sent one and haven't dismissed this card. */
export function FirstRunCard({
  auth,
  predictions,
  storage,
}: Pick<Stores, 'auth' | 'predictions' | 'storage'>) {
  const [isDismissed, setDismissed] = useState(() => storage.get(STORAGE_KEYS.firstRunDismissed) !== null);
  const user = auth.user.value;
  const isFirst = user?.stats.weeksPlayed === 0 && predictions.state.value.status === 'ready';
  if (isDismissed || !isFirst || [...predictions.byWeek.value.values()].some(({ length }) => length > 0))
    return null;

  const dismiss = () => {
    storage.set(STORAGE_KEYS.firstRunDismissed, '1');
    setDismissed(true);
  };

  return (
    <section className="pt-6 pb-10" aria-labelledby="first-run-title">
      <div className="sheet">
        <div className="first-run">
          <div>
            <button type="button" className="close" aria-label={playerHomeCopy.close} onClick={dismiss}>
              <Icon name="close" size={22} />
            </button>
            <h2 id="first-run-title">{playerHomeCopy.firstRunTitle}</h2>
            <p>{playerHomeCopy.firstRunText}</p>
            <ol className="taps">
              <li>
                <b className="number">1</b>
                <div>
                  {playerHomeCopy.firstRunScoreTitle}
                  <small>{playerHomeCopy.firstRunScoreText}</small>
                </div>
                <span className="sample" aria-hidden="true">
                  <ScoreTile look="result">2</ScoreTile>
                  <ScoreTile look="result">1</ScoreTile>
                </span>
              </li>
              <li>
                <b className="number">2</b>
                <div>
                  {playerHomeCopy.firstRunSealTitle}
                  <small>{playerHomeCopy.firstRunSealText}</small>
                </div>
                <Stamp size="small" word={playerHomeCopy.firstRunSealWord} />
              </li>
              <li>
                <b className="number">3</b>
                <div>
                  {playerHomeCopy.firstRunTriviaTitle}
                  <small>{playerHomeCopy.firstRunTriviaText}</small>
                </div>
                <span className="plus-one">
                  <NumberBadge>{playerHomeCopy.firstRunTriviaPlate}</NumberBadge>
                </span>
              </li>
            </ol>
            <div className="actions">
              <LinkButton to={PATHS.games} variant="primary" size="large">
                {playerHomeCopy.firstRunFill}
              </LinkButton>
              <Button variant="line" size="large" ground="blanco" onClick={dismiss}>
                {playerHomeCopy.firstRunLater}
              </Button>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

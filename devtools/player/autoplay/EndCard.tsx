import type { RecipeRunner, StepView } from '../../api.ts';
import { Icon } from '../../ui/icons.tsx';
import { type ListPlace, playNext, startPlaylist } from '../playlist/playlist.ts';

interface EndProps {
  step: StepView;
  runner: RecipeRunner;
}

/** Plays the recipe that has ended again; after the last one of a list, the list. */
export function AgainButton({
  step,
  runner,
  isListOver,
  isCard = false,
}: EndProps & { isListOver: boolean; isCard?: boolean }) {
  const { recipe, speed, statement } = step;
  const playAgain = () =>
    isListOver
      ? startPlaylist(runner)
      : void runner.play(recipe, { speed, statement: statement ?? undefined }).catch(() => {});
  return (
    <button
      type="button"
      className={`primary ${isCard ? BUTTON : 'px-1.5! font-body! text-sm!'}`}
      aria-label={isListOver ? LIST_AGAIN : AGAIN}
      onClick={playAgain}
    >
      {isListOver && isCard ? LIST_AGAIN : AGAIN}
    </button>
  );
}

const AGAIN = 'Ver otra vez';
const LIST_AGAIN = 'Ver otra vez la lista';

/** What a full screen shows when a recipe has ended: its title, and what can be played now. */
export function EndCard({ step, runner, place }: EndProps & { place: ListPlace }) {
  const { next } = place;
  return (
    <div>
      <p className="text-[clamp(16px,1.5vw,30px)] text-heed" role="status">
        {place.isOver ? 'Fin de la lista' : 'Fin del recorrido'}
      </p>
      <h2 className="my-4 text-balance font-semibold text-[clamp(30px,3.6vw,72px)] leading-[1.15]">
        {step.title}
      </h2>
      {next === null ? null : (
        <p className="quiet mb-4 text-[clamp(18px,1.9vw,38px)] leading-[1.3]">{`Sigue: ${next}`}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {next === null ? null : (
          <button type="button" className={BUTTON} onClick={() => playNext(runner)}>
            <Icon name="skip" /> Ver el siguiente
          </button>
        )}
        <AgainButton step={step} runner={runner} isListOver={place.isOver} isCard />
      </div>
    </div>
  );
}

const BUTTON = 'min-h-14 gap-2 px-6 text-[clamp(16px,1.5vw,28px)]';

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

interface PlayOnProps {
  isCard?: boolean;
  onPress: () => void;
}

/** Leaves the recipe that has ended, so that a person plays on where it has led. */
export const PlayOnButton = ({ isCard = false, onPress }: PlayOnProps) => (
  <button type="button" className={isCard ? BUTTON : 'px-1.5! font-body! text-sm!'} onClick={onPress}>
    Jugar desde aquí
  </button>
);

interface EndCardProps extends EndProps {
  place: ListPlace;
  onPlayOn?: (() => void) | undefined;
}

/** What a full screen shows when a recipe has ended: its title, its last caption, and what can be played now. */
export function EndCard({ step, runner, place, onPlayOn }: EndCardProps) {
  const { next } = place;
  return (
    <div>
      <p className="text-[clamp(16px,1.7vw,32px)] text-heed" role="status">
        {place.isOver ? 'Fin de la lista' : 'Fin del recorrido'}
      </p>
      <h2 className="my-4 text-balance font-semibold text-[clamp(30px,min(4.4vw,7vh),96px)] leading-[1.15]">
        {step.title}
      </h2>
      <p className="mb-6 text-balance text-[clamp(20px,min(2.6vw,4.2vh),54px)] leading-[1.25]">
        {step.caption}
        {step.detail ? <span className="quiet mt-1 block text-[0.8em]">{step.detail}</span> : null}
      </p>
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
        {onPlayOn ? <PlayOnButton onPress={onPlayOn} isCard /> : null}
      </div>
    </div>
  );
}

const BUTTON = 'min-h-14 gap-2 px-6 text-[clamp(16px,1.5vw,28px)]';

import type { RecipeRunner, StepView } from '../api/recipes.ts';
import { copy } from '../copy.ts';
import { Icon, type IconName } from '../ui/icons.tsx';

const SPEEDS = [1, 1.5, 2, 0.5];

function Control({ icon, name, onPress }: { icon: IconName; name: string; onPress: () => void }) {
  return (
    <button type="button" aria-label={name} title={name} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}

function hintOf({ failure, hold, isOver }: StepView): string {
  if (failure) return `${copy.playFailed}: ${copy.failedAt(failure.step + 1, failure.why)}`;
  if (isOver) return copy.playDone;
  if (hold === 'choice') return copy.playChoice;
  return hold === 'person' ? copy.playPerson : '';
}

/** How the step at a place stands; undefined while it is to come, or was never reached. */
export function markOf({ failure, index, isOver }: StepView, at: number): 'done' | 'now' | 'bad' | undefined {
  if (failure?.step === at) return 'bad';
  const reached = failure?.step ?? (isOver ? Number.POSITIVE_INFINITY : index);
  if (at < reached) return 'done';
  return at === reached ? 'now' : undefined;
}

/** The bar of captions: what is happening, how far it is, and the controls of autoplay. */
export function Captions({
  step,
  runner,
  onClose,
}: {
  step: StepView;
  runner: RecipeRunner;
  onClose: () => void;
}) {
  const { caption, count, detail, hold, index, isOver, recipe, speed } = step;
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
  const hint = hintOf(step);
  return (
    <section className="captions" aria-label={copy.playBar}>
      <div className="captions-levers">
        <Control icon="previous" name={copy.playBack} onPress={() => runner.skip(-1)} />
        {isOver ? (
          <Control icon="play" name={copy.playAgain} onPress={() => void runner.play(recipe, { speed })} />
        ) : hold ? (
          <Control icon="play" name={copy.playGo} onPress={() => runner.resume()} />
        ) : (
          <Control icon="pause" name={copy.playPause} onPress={() => runner.pause()} />
        )}
        <Control icon="next" name={copy.playNext} onPress={() => runner.skip(1)} />
      </div>
      <div className="captions-words">
        <small>{copy.stepOf(index + 1, count)}</small>
        <p role="status">
          {caption}
          {detail ? <span>{detail}</span> : null}
          {hint ? <em className={step.failure ? 'is-bad' : undefined}>{hint}</em> : null}
        </p>
      </div>
      <div className="captions-end">
        <button type="button" aria-label={copy.playSpeed(next)} onClick={() => runner.setSpeed(next)}>
          {`×${speed}`}
        </button>
        <Control icon="close" name={copy.playStop} onPress={onClose} />
      </div>
      <ol className="captions-marks" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks are their places.
          <li key={at} className={markOf(step, at)} />
        ))}
      </ol>
    </section>
  );
}

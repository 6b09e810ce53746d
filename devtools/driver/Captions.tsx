import { copy } from '../copy.ts';
import { Icon, type IconName } from '../panel/icons.tsx';
import type { RecipeDesk, StepView } from '../recipe-desk.ts';

const SPEEDS = [1, 1.5, 2, 0.5];

function Control({ icon, name, onPress }: { icon: IconName; name: string; onPress: () => void }) {
  return (
    <button type="button" aria-label={name} title={name} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}

function hintOf({ hold, isOver, problem }: StepView): string {
  if (problem !== null) return `${copy.playFailed}: ${problem}`;
  if (isOver) return copy.playDone;
  if (hold === 'choice') return copy.playChoice;
  return hold === 'person' ? copy.playPerson : '';
}

/** The bar of captions: what is happening, how far it is, and the levers of whoever watches. */
export function Captions({ step, desk, onClose }: { step: StepView; desk: RecipeDesk; onClose: () => void }) {
  const { caption, count, detail, hold, index, isOver, recipe, speed } = step;
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
  const hint = hintOf(step);
  return (
    <section className="captions" aria-label={copy.playBar}>
      <div className="captions-levers">
        <Control icon="previous" name={copy.playBack} onPress={() => desk.skip(-1)} />
        {isOver ? (
          <Control icon="play" name={copy.playAgain} onPress={() => void desk.play(recipe, { speed })} />
        ) : hold ? (
          <Control icon="play" name={copy.playGo} onPress={() => desk.resume()} />
        ) : (
          <Control icon="pause" name={copy.playPause} onPress={() => desk.pause()} />
        )}
        <Control icon="next" name={copy.playNext} onPress={() => desk.skip(1)} />
      </div>
      <div className="captions-words">
        <small>{copy.stepOf(index + 1, count)}</small>
        <p role="status">
          {caption}
          {detail ? <span>{detail}</span> : null}
          {hint ? <em className={step.problem ? 'is-bad' : undefined}>{hint}</em> : null}
        </p>
      </div>
      <div className="captions-end">
        <button type="button" aria-label={copy.playSpeed(next)} onClick={() => desk.setSpeed(next)}>
          {`×${speed}`}
        </button>
        <Control icon="close" name={copy.playStop} onPress={onClose} />
      </div>
      <ol className="captions-marks" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks are their places.
          <li key={at} className={at < index || isOver ? 'done' : at === index ? 'now' : undefined} />
        ))}
      </ol>
    </section>
  );
}

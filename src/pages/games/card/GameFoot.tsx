import { isFillable } from '../../../domain/game-state.ts';
import type { PointsReason } from '../../../domain/scoring.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { type FootInput, getFootText } from './describe-game.ts';
import { GAME_LOOKS } from './game-look.ts';

/** What has become of the prediction, or until when the game can be predicted. */
export function GameFoot(props: FootInput) {
  const { state, outcome, isHeld } = props;
  return (
    <footer
      className={classNames(
        'flex min-h-10 items-center justify-between gap-2 border-t-2 px-3 py-1.5 text-sm/medium',
        (outcome?.reason && FINAL_VARIANTS[outcome.reason]) ?? GAME_LOOKS[state].foot,
      )}
      role={isHeld ? 'status' : undefined}
    >
      <span>
        {outcome?.parts ? (
          <>
            <Strong>{outcome.text}</Strong> {outcome.parts}
          </>
        ) : (
          getFootText(props)
        )}
      </span>
      {outcome?.points ? <Strong>{outcome.points}</Strong> : null}
      {isFillable(state) ? <Icon name="clock" /> : null}
    </footer>
  );
}

function Strong({ children }: { children: string }) {
  return <b className="condensed text-base/none">{children}</b>;
}

/** A prediction that brought points has other colours. */
const FINAL_VARIANTS: Partial<Record<PointsReason, string>> = {
  exact: 'border-papel bg-verde text-papel',
  result: 'border-tinta bg-elote',
};

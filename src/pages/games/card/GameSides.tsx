import { Shield } from '../../../components/art/Shield.tsx';
import { gameCardCopy } from '../../../copy/game-card.ts';
import { getTeamName } from '../../../copy/team-name.ts';
import type { Side } from '../../../domain/drafts.ts';
import { hasResult } from '../../../domain/game-state.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Goals, type GoalsProps } from './Goals.tsx';

const SIDES: readonly Side[] = ['home', 'away'];

/** The teams, each with its score field or its goals. */
export function GameSides(props: Omit<GoalsProps, 'side'>) {
  const { game, state } = props;
  const sides = (
    <div className="grid gap-2 short:gap-1 p-3 short:py-2 max-xs:px-2.5">
      {SIDES.map((side) => (
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-2" key={side}>
          <span
            className={classNames(
              // With large text the name keeps its line and the score field wraps below it.
              'condensed flex min-w-0 grow-from-7.25 items-center gap-2.5 text-display-1/none max-xs:gap-1.5 max-xs:text-lg',
              // Leaves room for the stamp, so that a long name wraps beside it.
              state === 'sent' && 'max-w-beside-stamp',
            )}
          >
            <Shield team={game[side]} className="max-xs:h-8 max-xs:w-6.5" />
            {getTeamName(game[side].name)}
          </span>
          <Goals {...props} side={side} />
        </div>
      ))}
    </div>
  );
  if (!hasResult(state)) return sides;
  return (
    <div>
      <div
        className="condensed -mb-2 flex justify-end gap-1.5 px-3 pt-2 text-center text-sm/none"
        aria-hidden="true"
      >
        <span className="w-12.5">
          {state === 'live' ? gameCardCopy.columnLive : gameCardCopy.columnFinal}
        </span>
        <span className="w-12.5">{gameCardCopy.columnOwn}</span>
      </div>
      {sides}
    </div>
  );
}

import { done } from '../../copy/done.ts';
import { copy } from '../../copy/shared.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { ChipRow } from '../parts/ChipRow.tsx';
import { HeldHints, HeldNames, ReleaseButton } from '../parts/HeldCalls.tsx';
import { Tag } from '../parts/Tag.tsx';

/**
 * Renders a tag for each abnormal state, such as a fault, and the button that removes them; nothing in a normal world.
 * Below the section, so that nothing above moves when it appears.
 */
export function WorldState() {
  const { simulator, reads, isQa, jump } = usePanel();
  const state = useRead(reads.status);
  const userName = useRead(reads.userName);
  const isPlaying = useRead(reads.playing) !== null;
  if (state.anomalies.length === 0 && !jump.silent) return null;
  // A recipe freezes the clock and puts faults itself, which marketing need not remove.
  if (isPlaying && !isQa) return null;
  // A recipe leaves its faults and its frozen clock to the user, who need not have known of them.
  const canReturn = !isPlaying && simulator.recipe.canReturn();
  return (
    <div className="line flex-none gap-1.5 border-t border-t-line bg-f1 py-1 pr-2 pl-3 lg:in-[.dock.bottom]:col-2 [&_button]:min-h-touch-28">
      <ChipRow label="Lo que no está como siempre">
        {/* A HAR file doesn’t say which persona plays. */}
        {state.hasHar || simulator.isReal ? null : <Tag tone="accent">{userName}</Tag>}
        {state.hasHar ? <Tag tone="heed">{copy.har}</Tag> : null}
        {state.rate === 1 || (state.isFrozen && state.hasHar) ? null : (
          <Tag tone="heed">{`reloj ${state.isFrozen ? copy.frozen : copy.times(state.rate)}`}</Tag>
        )}
        {state.faults > 0 ? <Tag tone="bad">{copy.faultsCount(state.faults)}</Tag> : null}
        <HeldNames />
        {state.skew ? <Tag tone="heed">{copy.deviceSkew(state.skew)}</Tag> : null}
        {state.isLaravel ? <Tag tone="heed">{isQa ? copy.laravel : 'servidor de fábrica'}</Tag> : null}
        {state.isAppBehind ? <Tag tone="heed">{copy.appBehind}</Tag> : null}
        {jump.silent ? <Tag>{copy.silent}</Tag> : null}
        <HeldHints />
      </ChipRow>
      {/* Outside the row, which may fold what doesn’t fit. */}
      <ReleaseButton />
      {canReturn ? (
        <Button says={done.returned} onPress={() => simulator.recipe.returnToBefore()}>
          {copy.returnToBefore}
        </Button>
      ) : null}
      {state.hasHar && !state.isRestorable ? null : (
        <Button label={copy.restore} says={done.restored} onPress={() => simulator.restore()}>
          {copy.restoreShort}
        </Button>
      )}
    </div>
  );
}

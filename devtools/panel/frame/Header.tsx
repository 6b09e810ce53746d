import { useState } from 'react';
import { copy } from '../../copy/shared.ts';
import { formatClock, formatShortDay } from '../../lib/format.ts';
import { isNarrowWindow } from '../../lib/viewport.ts';
import { Icon } from '../../ui/icons.tsx';
import { useNow, usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Toolbar } from './Toolbar.tsx';

export function Header() {
  const { simulator, onClose, show, startOver } = usePanel();
  // The real server has the only time that counts, so nothing changes it.
  const { isReal } = simulator;
  const isNarrow = isNarrowWindow();
  const isWideCabina = !onClose && !isNarrow;
  const [isMore, setMore] = useState(false);
  return (
    <>
      <div className="line gap-1 bg-f1 py-0.75 pr-2 pl-3 max-[359px]:flex-wrap">
        <h2 className="hidden-text">{copy.title}</h2>
        <div className="clock-face grow overflow-hidden whitespace-nowrap max-[359px]:basis-full">
          <Now />
        </div>
        {isReal ? null : <ClockButtons />}
        {isNarrow || isReal ? null : (
          <IconButton
            icon="reset"
            name={copy.reset}
            text={copy.reset}
            // In two lines it is as wide as the row has room for.
            className="w-22 text-left leading-[1.05]"
            onPress={startOver}
          />
        )}
        <IconButton
          icon="search"
          name={copy.keyPalette}
          text={isWideCabina ? 'Buscar' : undefined}
          onPress={() => show('palette')}
        />
        <IconButton
          icon="⋯"
          name="Más"
          className="lg:hidden"
          isExpanded={isMore}
          onPress={() => setMore(!isMore)}
        />
        {onClose ? <IconButton icon="close" name="Minimizar" onPress={onClose} /> : null}
      </div>
      <Toolbar isOpen={isMore} onLeave={() => setMore(false)} />
    </>
  );
}

function ClockButtons() {
  const { simulator, reads, jump } = usePanel();
  const { clock } = simulator;
  const { isFrozen } = useRead(reads.status);
  return (
    <>
      <IconButton icon="previous" name={copy.previousEvent} onPress={() => clock.step(-1, jump)} />
      <IconButton
        icon={isFrozen ? 'play' : 'pause'}
        name={isFrozen ? copy.resume : copy.freeze}
        className={isFrozen ? 'on' : ''}
        onPress={() => (isFrozen ? clock.resume() : clock.freeze())}
      />
      <Button
        className="primary button w-touch-34 p-0"
        label={copy.nextEvent}
        onPress={() => clock.step(1, jump)}
      >
        <Icon name="next" />
      </Button>
    </>
  );
}

function Now() {
  const now = useNow();
  return (
    <>
      <time className="mono block text-md" dateTime={new Date(now).toISOString()}>
        {formatClock(now)}
      </time>
      <small className="leading-none">{formatShortDay(now)}</small>
    </>
  );
}

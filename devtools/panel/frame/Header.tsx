import { useState } from 'react';
import { copy } from '../../copy/shared.ts';
import { formatClock, formatShortDay } from '../../lib/format.ts';
import { hasRoomAtRight, isNarrowWindow } from '../../lib/viewport.ts';
import { openCabina } from '../../links/write.ts';
import { RATES } from '../../state/rates.ts';
import { Icon } from '../../ui/icons.tsx';
import { useNow, usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Choice } from '../parts/Choice.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Select } from '../parts/Select.tsx';
import { LinkButtons } from './LinkButtons.tsx';

const DENSITIES = [
  { value: 'demo', name: 'Demo' },
  { value: 'qa', name: 'QA' },
] as const;

const TOOLBAR = 'line bg-f1 py-0.75 pl-3 [&>select]:flex-[1_1_0] [&>select]:min-w-27 ';
// “Demo” and “QA” keep their width beside the longest name of a speed, “Congelado”.
const ONE_ROW =
  'gap-0 border-b border-b-line pr-1.5 [&>fieldset]:flex-none [&_:is(select,button)]:px-1.5 [&_.icon-button]:w-touch-25';
/** Where there is room below the clock, the buttons have words and fill their rows. */
const ROWS = 'flex-wrap gap-1 pr-3 [&>fieldset]:w-37 [&>fieldset>button]:grow [&>button]:grow';

/** Returns the rates to choose from, with the present one: a link or a script may have set one that the panel lacks. */
function getRateOptions(rate: number) {
  const rates = RATES.includes(rate) ? RATES : [...RATES, rate].sort((a, b) => a - b);
  return rates.map((value) => ({ value, name: RATE_NAMES[value] ?? copy.times(value) }));
}

const RATE_NAMES: Readonly<Record<number, string>> = { 0: 'Congelado', 1: 'Normal' };

export function Header() {
  const { simulator, settings, set, remember, isAtBottom, onClose, show, startOver } = usePanel();
  // The real server has the only time that counts, so nothing changes it.
  const { isReal } = simulator;
  const isNarrow = isNarrowWindow();
  const isWideCabina = !onClose && !isNarrow;
  const hasRows = isNarrow || isAtBottom;
  const hasWords = hasRows || isWideCabina;
  const write = (words: string) => (hasWords ? words : undefined);
  const [isMore, setMore] = useState(false);
  /** Closes the second row of a phone, which “⋯” opens, and runs what was pressed in it. */
  const leaveMore = (action: () => unknown) => () => {
    setMore(false);
    return action();
  };
  const display = `${isMore ? '' : 'max-lg:hidden'} ${isAtBottom && settings.snap === 'low' ? 'lg:hidden' : ''}`;
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
      <div className={`${TOOLBAR} ${hasRows ? ROWS : ONE_ROW} ${display}`}>
        <Choice
          label="Densidad"
          options={DENSITIES}
          value={settings.density}
          onChange={(density) => remember({ density })}
        />
        {isReal ? (
          <b className="grow text-center text-bad">{copy.real}</b>
        ) : (
          <>
            <ClockRate />
            {isNarrow ? (
              <IconButton icon="reset" name={copy.reset} text={copy.reset} onPress={leaveMore(startOver)} />
            ) : null}
            <IconButton
              icon="dialogs"
              name={copy.dialogs}
              text={write(copy.dialogs)}
              onPress={leaveMore(() => show('dialogs'))}
            />
          </>
        )}
        <IconButton
          icon="bug"
          name={copy.report}
          text={write('Reportar')}
          onPress={leaveMore(() => show('report'))}
        />
        {onClose ? (
          <>
            <LinkButtons hasText={hasRows} />
            {isNarrow ? null : (
              <IconButton
                icon="phone"
                name={copy.openCabina}
                text={hasRows ? 'Ver la app en un celular' : undefined}
                onPress={openCabina}
              />
            )}
            {hasRoomAtRight() ? (
              <IconButton
                icon={isAtBottom ? 'right' : 'bottom'}
                name={isAtBottom ? 'Pasar a la derecha' : 'Pasar abajo'}
                text={isAtBottom ? 'Pasar a la derecha' : undefined}
                onPress={() => set({ side: isAtBottom ? 'right' : 'bottom' })}
              />
            ) : null}
          </>
        ) : null}
        {/* A phone has no keyboard. */}
        {isNarrow ? null : (
          <IconButton
            icon="?"
            name="Atajos"
            text={hasRows ? 'Atajos' : undefined}
            onPress={() => show('help')}
          />
        )}
      </div>
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

function ClockRate() {
  const { simulator, reads, run } = usePanel();
  const { rate } = useRead(reads.status);
  return (
    <Select
      label="Velocidad del reloj"
      options={getRateOptions(rate)}
      value={rate}
      onChange={(wanted) => run(() => simulator.clock.resume(wanted))}
    />
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

import { useState } from 'react';
import { copy } from '../../copy/shared.ts';
import { formatClock, formatShortDay } from '../../lib/format.ts';
import { hasRoomAtRight, isNarrowWindow } from '../../lib/viewport.ts';
import { openCabina } from '../../links/write.ts';
import { RATES } from '../../state/rates.ts';
import { Icon } from '../../ui/icons.tsx';
import { QrButton } from '../../ui/QrButton.tsx';
import { useNow, usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Choice } from '../parts/Choice.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Select } from '../parts/Select.tsx';

const DENSITIES = [
  { value: 'demo', name: 'Demo' },
  { value: 'qa', name: 'QA' },
] as const;

// “Demo” and “QA” keep their width beside the longest name of a speed, “Congelado”. On a phone the buttons have words and
// fill their rows.
const TOOLBAR =
  'line gap-0 bg-f1 py-0.75 pr-1.5 pl-3 max-lg:flex-wrap max-lg:gap-1 max-lg:pr-3 lg:border-b lg:border-b-line ' +
  'max-lg:[&>fieldset]:w-2/5 lg:[&>fieldset]:flex-none [&>fieldset>button]:grow [&>select]:flex-[1_1_0] ' +
  '[&>select]:min-w-27 [&_:is(select,button)]:px-1.5 [&_.icon-button]:w-touch-25 max-lg:[&>button]:grow';

/** Returns the rates to choose from, with the present one: a link or a script may have set one that the panel lacks. */
function getRateOptions(rate: number) {
  const rates = RATES.includes(rate) ? RATES : [...RATES, rate].sort((a, b) => a - b);
  return rates.map((value) => ({ value, name: RATE_NAMES[value] ?? copy.times(value) }));
}

const RATE_NAMES: Readonly<Record<number, string>> = { 0: 'Congelado', 1: 'Normal' };

export function Header() {
  const { simulator, settings, set, remember, isAtBottom, onClose, show, startOver, run } = usePanel();
  // The real server has the only time that counts, so nothing changes it.
  const { isReal } = simulator;
  const isNarrow = isNarrowWindow();
  const isWideCabina = !onClose && !isNarrow;
  const hasWords = isNarrow || isWideCabina;
  const [isMore, setMore] = useState(false);
  const display = `${isMore ? '' : 'max-lg:hidden'} ${isAtBottom && settings.snap === 'low' ? 'lg:hidden' : ''}`;
  return (
    <>
      <div className="line gap-1 bg-f1 py-0.75 pr-2 pl-3">
        <h2 className="hidden-text">{copy.title}</h2>
        <div className="clock-face grow overflow-hidden whitespace-nowrap">
          <Now />
        </div>
        {isReal ? null : <ClockButtons />}
        {isNarrow || isReal ? null : (
          <IconButton icon="reset" name={copy.reset} text="De cero" onPress={startOver} />
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
      <div className={`${TOOLBAR} ${display}`}>
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
              <IconButton icon="reset" name={copy.reset} text={copy.reset} onPress={startOver} />
            ) : null}
            <IconButton
              icon="dialogs"
              name={copy.dialogs}
              text={hasWords ? copy.dialogs : undefined}
              onPress={() => show('dialogs')}
            />
          </>
        )}
        <IconButton
          icon="bug"
          name={copy.report}
          text={hasWords ? 'Reportar' : undefined}
          onPress={() => show('report')}
        />
        {onClose ? (
          <>
            <CopyButton
              name={copy.copyLink}
              label={copy.copyWorldLink}
              isIcon={!isNarrow}
              icon="link"
              text={() => simulator.link()}
            />
            <QrButton of="de este mundo" hasText={isNarrow} link={() => simulator.link()} run={run} />
            {isNarrow ? null : <IconButton icon="phone" name={copy.openCabina} onPress={openCabina} />}
            {hasRoomAtRight() ? (
              <IconButton
                icon={isAtBottom ? 'right' : 'bottom'}
                name={isAtBottom ? 'Pasar a la derecha' : 'Pasar abajo'}
                onPress={() => set({ side: isAtBottom ? 'right' : 'bottom' })}
              />
            ) : null}
          </>
        ) : null}
        {/* A phone has no keyboard, and no room for a seventh button in the row. */}
        {isNarrow ? null : <IconButton icon="?" name="Atajos" onPress={() => show('help')} />}
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

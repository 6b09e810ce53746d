import { copy } from '../../copy/shared.ts';
import { hasRoomAtRight, isNarrowWindow } from '../../lib/viewport.ts';
import { openCabina } from '../../links/write.ts';
import { RATES } from '../../state/rates.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
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

interface ToolbarProps {
  /** On a phone “⋯” opens the toolbar. */
  isOpen: boolean;
  onLeave: () => void;
}

/** The second row of the panel's header: the density, the speed of the clock, and what opens dialogs or places. */
export function Toolbar({ isOpen, onLeave }: ToolbarProps) {
  const { simulator, settings, set, remember, isAtBottom, onClose, show, startOver } = usePanel();
  const { isReal } = simulator;
  const isNarrow = isNarrowWindow();
  const isWideCabina = !onClose && !isNarrow;
  const hasRows = isNarrow || isAtBottom;
  const hasWords = hasRows || isWideCabina;
  const write = (words: string) => (hasWords ? words : undefined);
  /** Closes the toolbar of a phone, and runs what was pressed in it. */
  const leave = (action: () => unknown) => () => {
    onLeave();
    return action();
  };
  const display = `${isOpen ? '' : 'max-lg:hidden'} ${isAtBottom && settings.snap === 'low' ? 'lg:hidden' : ''}`;
  return (
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
            <IconButton icon="reset" name={copy.reset} text={copy.reset} onPress={leave(startOver)} />
          ) : null}
          <IconButton
            icon="dialogs"
            name={copy.dialogs}
            text={write(copy.dialogs)}
            onPress={leave(() => show('dialogs'))}
          />
        </>
      )}
      <IconButton
        icon="bug"
        name={copy.report}
        text={write('Reportar')}
        onPress={leave(() => show('report'))}
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

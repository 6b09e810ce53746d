import { copy } from '../../copy.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import type { Command, CommandGroup } from './command.ts';

const ICONS: Record<CommandGroup, IconName> = {
  clock: 'clock',
  dialogs: 'dialogs',
  recipes: 'play',
  messages: 'message',
  steps: 'step',
  endpoints: 'right',
  faults: 'fault',
  personas: 'person',
  go: 'right',
  world: 'world',
};

interface PaletteRowProps {
  command: Command;
  place: number;
  isCurrent: boolean;
  isPinned: boolean;
  onRun: () => void;
  onPin: () => void;
}

export function PaletteRow({ command, place, isCurrent, isPinned, onRun, onPin }: PaletteRowProps) {
  const { group, name, note, aside } = command;
  const pinName = isPinned ? copy.commandUnpin(name) : copy.commandPin(name);
  return (
    <div className="palette-row">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keyboard. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the search field keeps the focus. */}
      <div id={`command-${place}`} role="option" aria-selected={isCurrent} onClick={onRun}>
        <Icon name={ICONS[group]} />
        <span className="grow">
          {name}
          {note ? <small>{note}</small> : null}
        </span>
        <span className="mono">{aside}</span>
      </div>
      {/* For pointer users only, because a listbox must not contain buttons. Keyboard users press the pin button below the list. */}
      <button
        type="button"
        className={isPinned ? 'icon-button on' : 'icon-button'}
        tabIndex={-1}
        aria-hidden="true"
        title={pinName}
        onClick={onPin}
      >
        <Icon name="pin" />
      </button>
    </div>
  );
}

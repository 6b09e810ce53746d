import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ListedCommands } from '../../api/commands.ts';
import type { Simulator } from '../../api/simulator.ts';
import { copy } from '../../copy.ts';
import { Icon } from '../../ui/icons.tsx';
import { usePanel } from '../context.ts';
import { Overlay } from '../shell/Overlay.tsx';
import { Choice, IconButton } from '../ui.tsx';
import type { Command, CommandGroup } from './command.ts';
import { listCommands } from './commands.ts';
import { findCommands } from './find-commands.ts';
import { ALL_DIALOGS, FILTERS, getFilterName, keepMemory, type PaletteMemory, readMemory } from './memory.ts';
import { PaletteRow } from './PaletteRow.tsx';

/**
 * The result of these commands appears in the app, so `showApp` closes or shrinks a panel that covers the app.
 */
const SHOWN_IN_APP: readonly CommandGroup[] = ['dialogs', 'recipes', 'messages', 'steps'];

const NO_LISTS: ListedCommands = { pinned: [], recent: [] };

interface PaletteProps {
  simulator: Simulator;
  isOfDialogs?: boolean;
  onClose: () => void;
}

export function Palette({ simulator, isOfDialogs = false, onClose }: PaletteProps) {
  const context = usePanel();
  const [commands] = useState(() => listCommands(simulator, context));
  const [memory, setMemory] = useState((): PaletteMemory => (isOfDialogs ? ALL_DIALOGS : readMemory()));
  // The list of dialogs keeps no state, so that the next search in the palette is not limited to dialogs.
  const keep = (change: Partial<PaletteMemory>) =>
    setMemory(isOfDialogs ? { ...memory, ...change } : keepMemory(change));
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [listed, setListed] = useState(() => simulator.commands?.read() ?? NO_LISTS);
  const lists = findCommands(commands, { ...memory, ...listed });
  // In screen order, because the arrow keys of the command palette move through `found`.
  const found = lists.flatMap((one) => one.commands);
  const current = found.find(({ id }) => id === memory.chosen) ?? found[0];

  useLayoutEffect(() => {
    // Selects the text of the last search, so that typing replaces it.
    field.current?.select();
    if (list.current) list.current.scrollTop = memory.scroll;
  }, []);

  const runCommand = (command: Command | undefined) => {
    if (!command) return;
    // Saves the command palette's state before the command runs, because some commands reload the page.
    if (!isOfDialogs) keepMemory({ chosen: command.id, scroll: list.current?.scrollTop ?? 0 });
    simulator.commands?.addRecent(command.id);
    onClose();
    context.run(command.run);
    if (SHOWN_IN_APP.includes(command.group)) context.showApp();
  };
  const narrow = (change: Partial<PaletteMemory>) => {
    keep({ ...change, chosen: '', scroll: 0 });
    if (list.current) list.current.scrollTop = 0;
  };
  const move = (direction: 1 | -1) => {
    const at = current ? found.indexOf(current) : 0;
    const to = (at + direction + found.length) % Math.max(1, found.length);
    keep({ chosen: found[to]?.id ?? '' });
    list.current?.querySelectorAll('[role="option"]')[to]?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') runCommand(current);
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else return;
    event.preventDefault();
  };
  const pin = (id: string) => {
    simulator.commands?.togglePin(id);
    setListed(simulator.commands?.read() ?? NO_LISTS);
  };
  const isPinned = (id: string | undefined) => id !== undefined && listed.pinned.includes(id);

  return (
    <Overlay name={copy.commands} className="palette" onClose={onClose}>
      <div className="palette-top">
        <Icon name="search" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={copy.command}
          aria-expanded="true"
          aria-controls="commands"
          aria-activedescendant={current ? `command-${found.indexOf(current)}` : undefined}
          autoComplete="off"
          placeholder={copy.commandHint}
          value={memory.search}
          onChange={(event) => narrow({ search: event.currentTarget.value })}
          onKeyDown={press}
        />
        <span className="quiet mono" role="status">
          {found.length}
        </span>
        <IconButton icon="close" name={copy.cancel} onPress={onClose} />
      </div>
      <div className="palette-filters">
        <Choice
          label={copy.commandFilter}
          options={FILTERS.map((value) => ({ value, name: getFilterName(value) }))}
          value={memory.filter}
          onChange={(filter) => narrow({ filter })}
        />
      </div>
      <div
        ref={list}
        id="commands"
        role="listbox"
        aria-label={copy.commandList}
        onScroll={(event) => {
          if (!isOfDialogs) keepMemory({ scroll: event.currentTarget.scrollTop });
        }}
      >
        {found.length === 0 ? (
          <p className="quiet">
            {memory.filter === 'all' ? copy.commandNone : copy.commandNoneIn(getFilterName(memory.filter))}
          </p>
        ) : null}
        {lists.map(({ title, commands: shown }) => {
          const name =
            title === 'pinned'
              ? copy.commandPinned
              : title === 'recent'
                ? copy.commandRecent
                : copy.commandGroups[title];
          return (
            // biome-ignore lint/a11y/useSemanticElements: a listbox may contain only groups and options.
            <div key={title} role="group" aria-label={name}>
              <p aria-hidden="true">{name}</p>
              {shown.map((command) => (
                <PaletteRow
                  key={command.id}
                  command={command}
                  place={found.indexOf(command)}
                  isCurrent={command === current}
                  isPinned={isPinned(command.id)}
                  onRun={() => runCommand(command)}
                  onPin={() => pin(command.id)}
                />
              ))}
            </div>
          );
        })}
      </div>
      <div className="palette-keys">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {copy.commandMove}
        </span>
        <span>
          <kbd>Enter</kbd> {copy.commandDo}
        </span>
        <span>
          <kbd>Esc</kbd> {copy.cancel}
        </span>
        {current ? (
          <button
            type="button"
            aria-label={
              isPinned(current.id) ? copy.commandUnpin(current.name) : copy.commandPin(current.name)
            }
            onClick={() => {
              pin(current.id);
              field.current?.focus();
            }}
          >
            <Icon name="pin" /> {isPinned(current.id) ? copy.commandUnpinShort : copy.commandPinShort}
          </button>
        ) : null}
      </div>
    </Overlay>
  );
}

import { type KeyboardEvent, useRef, useState } from 'react';
import { copy } from '../../copy/shared.ts';
import { isNarrowWindow } from '../../lib/viewport.ts';
import { Icon } from '../../ui/icons.tsx';
import { Overlay } from '../../ui/Overlay.tsx';
import { type PanelContextValue, usePanel } from '../context/context.ts';
import { Choice } from '../parts/Choice.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { COMMAND_LIST_ID, CommandList, getOptionId } from './CommandList.tsx';
import { COMMAND_GROUPS, type Command, type CommandGroup } from './command.ts';
import { listCommands } from './commands.ts';
import { toDemoCommands } from './demo-commands.ts';
import { useCommandSearch } from './use-command-search.ts';

/** So that the filters fit in one row of a wide window. */
const SHORT_NAMES: Partial<Record<CommandGroup, string>> = { messages: 'Mensajes' };

const FILTERS = [
  { value: 'all', name: 'Todo' } as const,
  ...(['dialogs', 'recipes', 'messages', 'endpoints', 'clock', 'faults', 'personas'] as const).map(
    (value) => ({ value, name: SHORT_NAMES[value] ?? COMMAND_GROUPS[value].name }),
  ),
];

/** The filters that only the density QA offers. “Todo” finds their commands in Demo too. */
const FOR_QA: readonly string[] = ['messages', 'endpoints'];

/** The groups of the commands whose result appears in the app. */
const SHOWN_IN_APP: readonly CommandGroup[] = ['dialogs', 'recipes', 'messages'];

const MAX_RECENT = 5;

const SEARCH_BAR =
  'border-b border-b-line pr-1.5 pl-4 focus-within:[box-shadow:inset_0_0_0_2px_var(--color-accent)]';
const SEARCH_FIELD = `bare min-h-14 flex-1 px-3 py-0 text-[18px] font-normal [outline:0]
  selection:bg-accent selection:text-ink`;

interface PaletteProps {
  firstSearch: string;
  firstFilter: (typeof FILTERS)[number]['value'];
  onClose: () => void;
}

export function Palette({ firstSearch, firstFilter, onClose }: PaletteProps) {
  const context = usePanel();
  const { recentCommands } = context.settings;
  const [commands] = useState(() => {
    const all = listCommands(context);
    return context.isQa ? all : toDemoCommands(all);
  });
  const found = useCommandSearch(commands, {
    search: firstSearch,
    filter: firstFilter,
    recent: recentCommands,
  });
  const list = useRef<HTMLDivElement>(null);

  const runCommand = (command: Command) => {
    // Saves the command before it runs, because some commands reload the page.
    const recent = [command.id, ...recentCommands.filter((id) => id !== command.id)];
    context.set({ recentCommands: recent.slice(0, MAX_RECENT) });
    onClose();
    if (SHOWN_IN_APP.includes(command.group)) context.playInApp(command.run);
    else context.run(() => runAndSay(context, command));
  };
  const runCurrent = () => {
    if (found.current) runCommand(found.current);
  };
  const showTop = () => {
    if (list.current) list.current.scrollTop = 0;
  };
  const move = (direction: 1 | -1) => {
    const place = found.move(direction);
    list.current?.querySelectorAll('[role="option"]')[place]?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') runCurrent();
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else return;
    event.preventDefault();
  };

  return (
    <Overlay
      name={copy.keyPalette}
      className="w-[min(100%-32px,620px)] max-lg:h-dvh max-lg:max-h-none max-lg:w-full max-lg:[border:0]"
      onClose={onClose}
    >
      <div className={`line quiet ${SEARCH_BAR}`}>
        <Icon name="search" />
        <input
          className={SEARCH_FIELD}
          type="text"
          role="combobox"
          aria-label="Comando"
          aria-expanded="true"
          aria-controls={COMMAND_LIST_ID}
          aria-activedescendant={found.current ? getOptionId(found.place) : undefined}
          autoComplete="off"
          placeholder={`Escribe: ${context.isQa ? '429' : 'campeón'}, sin internet${isNarrowWindow() ? '' : ', jornada 7'}…`}
          value={found.search}
          onChange={(event) => {
            found.setSearch(event.currentTarget.value);
            showTop();
          }}
          onKeyDown={press}
          // When the palette opens with a search, its text is selected, so that typing replaces it.
          onFocus={(event) => event.currentTarget.select()}
        />
        <span className="quiet mono py-3 pr-2 pl-4" role="status">
          {found.count}
        </span>
        <IconButton icon="close" name={copy.cancel} onPress={onClose} />
      </div>
      <div className="flex-none border-b border-b-line px-4 py-2">
        <Choice
          label="Qué buscar"
          options={FILTERS.filter(({ value }) => context.isQa || !FOR_QA.includes(value))}
          value={found.filter}
          className="flex-wrap gap-1"
          onChange={(value) => {
            found.setFilter(value);
            showTop();
          }}
        />
      </div>
      <CommandList
        ref={list}
        groups={found.groups}
        current={found.current}
        emptyText={
          found.filter === 'all'
            ? 'No encontramos nada con esas palabras.'
            : `No hay nada así en ${COMMAND_GROUPS[found.filter].name}. Busca en Todo.`
        }
        onChoose={runCommand}
      />
    </Overlay>
  );
}

const runAndSay = ({ act }: PanelContextValue, { run, says, afterReload }: Command) =>
  says === undefined ? run() : act(run, says, afterReload);

import { type KeyboardEvent, useRef, useState } from 'react';
import { copy } from '../../copy/shared.ts';
import { useScreens } from '../../search/use-screens.ts';
import { Icon } from '../../ui/icons.tsx';
import { Overlay } from '../../ui/Overlay.tsx';
import { usePanel } from '../context/context.ts';
import { Choice } from '../parts/Choice.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { COMMAND_GROUPS, type Command, type CommandGroup } from './command.ts';
import { listCommands } from './commands.ts';
import { findCommands } from './find-commands.ts';

const FILTERS = [
  { value: 'all', name: 'Todo' } as const,
  ...(['dialogs', 'recipes', 'messages', 'endpoints', 'clock', 'faults', 'personas'] as const).map(
    (value) => ({ value, name: COMMAND_GROUPS[value].name }),
  ),
];

/** The groups of the commands whose result appears in the app. */
const SHOWN_IN_APP: readonly CommandGroup[] = ['dialogs', 'recipes', 'messages'];

const MAX_RECENT = 5;

const SEARCH_BAR =
  'border-b border-b-line pr-1.5 pl-4 focus-within:[box-shadow:inset_0_0_0_2px_var(--color-accent)]';
const SEARCH_FIELD = `bare min-h-14 flex-1 px-3 py-0 text-[18px] font-normal [outline:0]
  selection:bg-accent selection:text-ink`;
const OPTION = `gap-2.75 min-h-10.5 cursor-pointer px-4 py-1.25 hover:bg-f2 max-lg:min-h-13
  aria-selected:bg-[#163a40] aria-selected:[box-shadow:inset_3px_0_var(--color-accent)]`;

interface PaletteProps {
  firstSearch: string;
  firstFilter: (typeof FILTERS)[number]['value'];
  onClose: () => void;
}

export function Palette({ firstSearch, firstFilter, onClose }: PaletteProps) {
  const context = usePanel();
  const { recentCommands } = context.settings;
  const [commands] = useState(() => listCommands(context));
  const [search, setSearch] = useState(firstSearch);
  const [filter, setFilter] = useState(firstFilter);
  const [chosenId, setChosenId] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const screens = useScreens(search);
  const lists = findCommands(commands, search, filter, { recent: recentCommands, screens });
  // In screen order, because the arrow keys move through `results`.
  const results = lists.flatMap((group) => group.commands);
  const current = results.find(({ id }) => id === chosenId) ?? results[0];

  const runCommand = (command: Command | undefined) => {
    if (!command) return;
    // Saves the command before it runs, because some commands reload the page.
    const recent = [command.id, ...recentCommands.filter((id) => id !== command.id)];
    context.set({ recentCommands: recent.slice(0, MAX_RECENT) });
    onClose();
    if (SHOWN_IN_APP.includes(command.group)) context.runInApp(command.run);
    else context.run(command.run);
  };
  const selectFirst = () => {
    setChosenId('');
    if (list.current) list.current.scrollTop = 0;
  };
  const move = (direction: 1 | -1) => {
    const at = current ? results.indexOf(current) : 0;
    const to = (at + direction + results.length) % Math.max(1, results.length);
    setChosenId(results[to]?.id ?? '');
    list.current?.querySelectorAll('[role="option"]')[to]?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') runCommand(current);
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
          aria-controls="commands"
          aria-activedescendant={current ? `command-${results.indexOf(current)}` : undefined}
          autoComplete="off"
          placeholder="Escribe: 429, sin conexión, jornada 7…"
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            selectFirst();
          }}
          onKeyDown={press}
          // When the palette opens with a search, its text is selected, so that typing replaces it.
          onFocus={(event) => event.currentTarget.select()}
        />
        <span className="quiet mono py-3 pr-2 pl-4" role="status">
          {results.length}
        </span>
        <IconButton icon="close" name={copy.cancel} onPress={onClose} />
      </div>
      <div className="flex-none overflow-x-auto border-b border-b-line px-4 py-2 [scrollbar-width:none]">
        <Choice
          label="Qué buscar"
          options={FILTERS}
          value={filter}
          className="gap-1 lg:flex-wrap"
          onChange={(value) => {
            setFilter(value);
            selectFirst();
          }}
        />
      </div>
      <div
        ref={list}
        id="commands"
        className="min-h-0 overflow-auto pt-1 pb-2"
        role="listbox"
        aria-label="Comandos"
      >
        {results.length === 0 ? (
          <p className="quiet px-4 py-3">
            {filter === 'all'
              ? 'No encontramos ese comando.'
              : `No hay nada así en ${COMMAND_GROUPS[filter].name}. Busca en Todo.`}
          </p>
        ) : null}
        {lists.map(({ title, commands: shown }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may contain only groups and options.
          <div key={title} role="group" aria-label={title}>
            <p className="quiet px-4 pt-3 pb-1 text-sm" aria-hidden="true">
              {title}
            </p>
            {shown.map((command) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the search field choose a command.
              // biome-ignore lint/a11y/useFocusableInteractive: the search field keeps the focus.
              <div
                key={command.id}
                id={`command-${results.indexOf(command)}`}
                role="option"
                className={`line ${OPTION}`}
                aria-selected={command === current}
                onClick={() => runCommand(command)}
              >
                <Icon name={COMMAND_GROUPS[command.group].icon} />
                <span className="grow">
                  {command.name}
                  {command.note ? <small className="truncate">{command.note}</small> : null}
                </span>
                <span className="mono max-w-[38%] flex-none truncate text-tone">{command.aside}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
    </Overlay>
  );
}

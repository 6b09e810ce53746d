import { type KeyboardEvent, useRef, useState } from 'react';
import type { Simulator } from '../../api/simulator.ts';
import { copy } from '../../copy.ts';
import { isFound, plain } from '../../search.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { usePanel } from '../context.ts';
import { Overlay } from '../shell/Overlay.tsx';
import { IconButton } from '../ui.tsx';
import { type Command, listCommands } from './commands.ts';

/** More than this is no help. */
const SHOWN = 40;
const PER_GROUP = 8;

const ICONS: Record<Command['group'], IconName> = {
  clock: 'clock',
  recipes: 'play',
  faults: 'fault',
  personas: 'person',
  go: 'right',
  world: 'world',
};

/** How well a name answers: as it was typed, from its beginning, by its words, by what stands around it. */
function distanceOf(name: string, search: string): number {
  const [bare, asked] = [plain(name), plain(search).trim()];
  if (bare === asked) return 0;
  if (bare.startsWith(asked)) return 1;
  return isFound(name, search) ? 2 : 3;
}

function searchCommands(commands: readonly Command[], search: string): Command[] {
  const counts = new Map<string, number>();
  return commands
    .filter(({ name, aside, group }) => isFound(`${name} ${aside} ${copy.commandGroups[group]}`, search))
    .toSorted((a, b) => distanceOf(a.name, search) - distanceOf(b.name, search))
    .filter(({ group }) => {
      const count = counts.get(group) ?? 0;
      counts.set(group, count + 1);
      return search !== '' || count < PER_GROUP;
    })
    .slice(0, SHOWN);
}

/** Neighbours of one group together, in the order they were found. */
function groupByKind(found: readonly Command[]): [Command['group'], Command[]][] {
  const groups = new Map<Command['group'], Command[]>();
  for (const command of found) groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  return [...groups];
}

/** The palette: finds a command by its words, Enter runs it. */
export function Palette({ simulator, onClose }: { simulator: Simulator; onClose: () => void }) {
  const context = usePanel();
  const [commands] = useState(() => listCommands(simulator, context));
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const groups = groupByKind(searchCommands(commands, search));
  // As they stand on screen: that is the way of the arrow keys.
  const found = groups.flatMap(([, ofGroup]) => ofGroup);
  const current = found[Math.min(at, found.length - 1)];

  const runCommand = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    context.run(command.run);
    if (command.group === 'recipes') context.showApp();
  };
  const move = (to: number) => {
    setAt(to);
    list.current?.querySelectorAll('[role="option"]')[to]?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') runCommand(current);
    else if (event.key === 'ArrowDown') move((at + 1) % Math.max(1, found.length));
    else if (event.key === 'ArrowUp') move((at + found.length - 1) % Math.max(1, found.length));
    else return;
    event.preventDefault();
  };

  return (
    <Overlay name={copy.commands} className="palette" onClose={onClose}>
      <div className="palette-top">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={copy.command}
          aria-expanded="true"
          aria-controls="commands"
          aria-activedescendant={current ? `command-${found.indexOf(current)}` : undefined}
          autoComplete="off"
          placeholder={copy.command}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
        <IconButton icon="close" name={copy.cancel} onPress={onClose} />
      </div>
      <div ref={list} id="commands" role="listbox" aria-label={copy.commandList}>
        {found.length === 0 ? <p className="quiet">{copy.commandNone}</p> : null}
        {groups.map(([group, ofGroup]) => (
          // biome-ignore lint/a11y/useSemanticElements: a list box holds groups of options.
          <div key={group} role="group" aria-label={copy.commandGroups[group]}>
            <p aria-hidden="true">{copy.commandGroups[group]}</p>
            {ofGroup.map((command) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys.
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
              <div
                key={command.id}
                id={`command-${found.indexOf(command)}`}
                role="option"
                aria-selected={command === current}
                onClick={() => runCommand(command)}
              >
                <Icon name={ICONS[group]} />
                <span className="grow">{command.name}</span>
                <span className="mono">{command.aside}</span>
                {command === current ? (
                  <span aria-hidden="true">
                    <kbd>Enter</kbd>
                  </span>
                ) : null}
              </div>
            ))}
          </div>
        ))}
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
      </div>
    </Overlay>
  );
}

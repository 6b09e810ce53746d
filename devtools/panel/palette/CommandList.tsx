import type { Ref } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { Tag } from '../parts/Tag.tsx';
import { COMMAND_GROUPS, type Command } from './command.ts';
import type { FoundGroup } from './find-commands.ts';

const OPTION = `gap-2.75 min-h-10.5 cursor-pointer px-4 py-1.25 hover:bg-f2 max-lg:min-h-13
  aria-selected:bg-[#163a40] aria-selected:[box-shadow:inset_3px_0_var(--color-accent)]`;

export const COMMAND_LIST_ID = 'commands';

/** Returns the id of the element that shows the command at this place of the whole list. */
export const getOptionId = (place: number) => `command-${place}`;

interface CommandListProps {
  ref: Ref<HTMLDivElement>;
  groups: readonly FoundGroup[];
  current: Command | undefined;
  /** Says that no command matches. */
  emptyText: string;
  onChoose: (command: Command) => void;
}

export function CommandList({ ref, groups, current, emptyText, onChoose }: CommandListProps) {
  const all = groups.flatMap(({ commands }) => commands);
  return (
    <div
      ref={ref}
      id={COMMAND_LIST_ID}
      className="min-h-0 overflow-auto pt-1 pb-2"
      role="listbox"
      aria-label="Comandos"
    >
      {all.length === 0 ? <p className="quiet px-4 py-3">{emptyText}</p> : null}
      {groups.map(({ title, commands, isWeak }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox may contain only groups and options.
        <div key={title} role="group" aria-label={title}>
          <p className="quiet px-4 pt-3 pb-1 text-sm" aria-hidden="true">
            {title}
            {isWeak && !current ? <span className="max-lg:hidden">: elige con ↓ o con el mouse</span> : null}
          </p>
          {commands.map((command) => (
            <CommandOption
              key={command.id}
              id={getOptionId(all.indexOf(command))}
              command={command}
              isCurrent={command === current}
              onChoose={() => onChoose(command)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface CommandOptionProps {
  id: string;
  command: Command;
  isCurrent: boolean;
  onChoose: () => void;
}

function CommandOption({ id, command, isCurrent, onChoose }: CommandOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the search field choose a command.
    // biome-ignore lint/a11y/useFocusableInteractive: the search field keeps the focus.
    <div id={id} role="option" className={`line ${OPTION}`} aria-selected={isCurrent} onClick={onChoose}>
      <Icon name={COMMAND_GROUPS[command.group].icon} />
      <span className="grow">
        {command.name}
        {command.note ? (
          <small className="wrap-anywhere lg:truncate" title={command.note}>
            {command.note}
          </small>
        ) : null}
      </span>
      {command.isOn ? (
        <Tag tone="bad">Puesta · Quitar</Tag>
      ) : (
        <span
          className="mono wrap-anywhere max-w-[38%] flex-none text-right text-tone lg:truncate"
          title={command.aside}
        >
          {command.aside}
        </span>
      )}
    </div>
  );
}

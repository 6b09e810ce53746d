import type { CommandLists, ListedCommands } from '../api/commands.ts';

const KEY = 'lmxsim:commands';
const MAX_RECENT = 5;

const toIds = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

function parse(text: string | null): ListedCommands {
  try {
    const { pinned, recent } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Record<string, unknown>>;
    return { pinned: toIds(pinned), recent: toIds(recent).slice(0, MAX_RECENT) };
  } catch {
    return { pinned: [], recent: [] };
  }
}

// `disk` must be the browser's own `localStorage`: the mock server replaces `localStorage` with a storage of one
// world.
export function createCommandLists(disk: Storage | null): CommandLists {
  // JSON that could not be stored, because the storage is missing, blocked or full. It is lost on reload.
  let memory: string | null = null;
  const read = (): ListedCommands => {
    try {
      return parse(memory ?? disk?.getItem(KEY) ?? null);
    } catch {
      return parse(memory);
    }
  };
  const write = (lists: ListedCommands) => {
    const text = JSON.stringify(lists);
    try {
      if (!disk) throw new Error('no storage');
      disk.setItem(KEY, text);
      memory = null;
    } catch {
      memory = text;
    }
  };
  return {
    read,
    // `togglePin` and `addRecent` read the stored lists again, because another tab may have changed the lists.
    togglePin(id) {
      const { pinned, recent } = read();
      const isPinned = pinned.includes(id);
      write({ pinned: isPinned ? pinned.filter((one) => one !== id) : [...pinned, id], recent });
    },
    addRecent(id) {
      const { pinned, recent } = read();
      write({ pinned, recent: [id, ...recent.filter((one) => one !== id)].slice(0, MAX_RECENT) });
    },
  };
}

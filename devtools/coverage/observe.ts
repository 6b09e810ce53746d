import type { LogEntry, MockControl } from '../../mock-server/index.ts';
import { toRoute } from '../../mock-server/lib/address.ts';
import { createEmitter } from '../../mock-server/lib/emitter.ts';
import { MODALS, TRIVIA_SCREENS } from '../recipes/index.ts';
import { createTabValue } from '../tab-value.ts';
import { getMessageNames, getRoutePattern, ROUTES } from './catalogue.ts';

export interface Seen {
  seen: string[];
  never: string[];
}

interface CoverageReport {
  modals: Seen;
  trivia: Seen;
  messages: Seen;
  endpoints: Seen;
  routes: Seen;
}

export interface Coverage {
  report(): CoverageReport;
  clear(): void;
  onModal(listener: (type: string) => void): () => void;
  onChange(listener: () => void): () => void;
}

type Kind = keyof CoverageReport;
type Memory = Record<Kind, string[]>;

const memoryOfTab = createTabValue('coverage', (stored): Memory => {
  const lists = (stored ?? {}) as Partial<Record<Kind, unknown>>;
  const read = (kind: Kind) => {
    const list = lists[kind];
    return Array.isArray(list) ? list.map(String) : [];
  };
  return {
    modals: read('modals'),
    trivia: read('trivia'),
    messages: read('messages'),
    endpoints: read('endpoints'),
    routes: read('routes'),
  };
});

export const getMessage = (entry: LogEntry): string | null => {
  if (entry.status < 400 || !entry.response) return null;
  try {
    const { message } = JSON.parse(entry.response.body) as { message?: unknown };
    return typeof message === 'string' ? message : null;
  } catch {
    return null;
  }
};

/** In a context without a document (Node, a worker), coverage observes only network calls. */
export function observeCoverage(control: MockControl): Coverage {
  const memory = memoryOfTab.read();
  const modals = createEmitter<string>();
  const changes = createEmitter();

  const note = (kind: Kind, what: string) => {
    if (memory[kind].includes(what)) return;
    memory[kind].push(what);
    memoryOfTab.write(memory);
    changes.emit();
  };

  let standing = '';
  const look = () => {
    note('routes', getRoutePattern(toRoute(location.pathname)));
    const dialog = document.querySelector('[data-modal]');
    const type = dialog?.getAttribute('data-modal') ?? '';
    const name = type === 'trivia' ? `trivia/${dialog?.getAttribute('data-state') ?? 'question'}` : type;
    if (name === standing) return;
    standing = name;
    if (!name) return;
    if (type === 'trivia') note('trivia', name.slice('trivia/'.length));
    else note('modals', name);
    modals.emit(name);
  };

  if (typeof document !== 'undefined') {
    const watch = () => {
      // Observes `document` instead of `document.body`, because a page that is left while it loads never gets a
      // body.
      new MutationObserver(look).observe(document, {
        childList: true,
        subtree: true,
        attributeFilter: ['data-modal', 'data-state'],
      });
      look();
    };
    if (document.body) watch();
    else document.addEventListener('DOMContentLoaded', watch, { once: true });
  }

  control.on('request', (entry) => {
    if (entry.outcome === 'pending') return;
    if (entry.endpoint) note('endpoints', entry.endpoint);
    const message = getMessage(entry);
    if (message) for (const name of getMessageNames(message)) note('messages', name);
  });

  const seen = (all: readonly string[], kind: Kind): Seen => ({
    seen: all.filter((name) => memory[kind].includes(name)),
    never: all.filter((one) => !memory[kind].includes(one)),
  });

  return {
    report: () => ({
      modals: seen(MODALS, 'modals'),
      trivia: seen(TRIVIA_SCREENS, 'trivia'),
      messages: seen([...new Set(control.fault.messages().map(({ message }) => message))], 'messages'),
      endpoints: seen(control.net.endpoints(), 'endpoints'),
      routes: seen(ROUTES, 'routes'),
    }),
    clear() {
      for (const list of Object.values(memory)) list.length = 0;
      memoryOfTab.write(memory);
      standing = '';
      changes.emit();
    },
    onModal: modals.on,
    onChange: changes.on,
  };
}

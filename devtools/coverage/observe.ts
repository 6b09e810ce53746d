/**
 * What has been seen since the world of this tab began: dialogs on screen, messages of the server, endpoints called
 * and routes visited. It watches the page from outside; the product knows nothing of it.
 */
import type { LogEntry, MockControl } from '../../mock-server/index.ts';
import { createEmitter } from '../../mock-server/lib/emitter.ts';
import { MODALS } from '../catalogue.ts';
import { namesOfMessage, ROUTES, routeOfPath, TRIVIA_SCREENS } from './catalogue.ts';

/** How many of a kind were seen, and which. */
export interface Seen {
  seen: string[];
  never: string[];
}

/** Everything, as the panel shows it and as it is exported. */
export interface CoverageReport {
  modals: Seen;
  trivia: Seen;
  messages: Seen;
  endpoints: Seen;
  routes: Seen;
}

/** The desk of the coverage. */
export interface CoverageDesk {
  report(): CoverageReport;
  /** Forgets what was seen. */
  clear(): void;
  /** Calls back with each dialog that comes up, by type (`trivia/question` for the trivia's screens). */
  onModal(listener: (type: string) => void): () => void;
  /** Calls back when the report changed. */
  onChange(listener: () => void): () => void;
}

const KEY = 'lmxsim:coverage';
const BASE = '/lmx';

type Kind = keyof CoverageReport;
type Memory = Record<Kind, Set<string>>;

const empty = (): Memory => ({
  modals: new Set(),
  trivia: new Set(),
  messages: new Set(),
  endpoints: new Set(),
  routes: new Set(),
});

function readMemory(): Memory {
  const memory = empty();
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Record<Kind, unknown>>;
    for (const kind of Object.keys(memory) as Kind[]) {
      const list = stored[kind];
      if (Array.isArray(list)) for (const one of list) memory[kind].add(String(one));
    }
  } catch {
    // Somebody else's text under our key: begin anew.
  }
  return memory;
}

function keep(memory: Memory) {
  try {
    const plain = Object.fromEntries(Object.entries(memory).map(([kind, set]) => [kind, [...set]]));
    sessionStorage.setItem(KEY, JSON.stringify(plain));
  } catch {
    // Blocked or full: it lives as long as the page.
  }
}

/** What a refusal says; null for an answer that refuses nothing. */
export const messageOf = (entry: LogEntry): string | null => {
  if (entry.status < 400 || !entry.response) return null;
  try {
    const { message } = JSON.parse(entry.response.body) as { message?: unknown };
    return typeof message === 'string' ? message : null;
  } catch {
    return null;
  }
};

/** Starts watching. In a page without a document (a server, a worker) it watches the calls alone. */
export function observeCoverage(control: MockControl): CoverageDesk {
  const memory = readMemory();
  const modals = createEmitter<string>();
  const changes = createEmitter();

  const note = (kind: Kind, what: string) => {
    if (memory[kind].has(what)) return;
    memory[kind].add(what);
    keep(memory);
    changes.emit();
  };

  let standing = '';
  const look = () => {
    note('routes', routeOfPath(location.pathname.slice(BASE.length) || '/'));
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
      // A page that is left while it loads never gets a body.
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
    const message = messageOf(entry);
    if (message) for (const name of namesOfMessage(message)) note('messages', name);
  });

  const seen = (all: readonly string[], kind: Kind): Seen => ({
    seen: all.filter((one) => memory[kind].has(one)),
    never: all.filter((one) => !memory[kind].has(one)),
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
      for (const set of Object.values(memory)) set.clear();
      keep(memory);
      standing = '';
      changes.emit();
    },
    onModal: modals.on,
    onChange: changes.on,
  };
}

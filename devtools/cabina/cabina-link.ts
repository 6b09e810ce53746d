import { BASE } from '../../mock-server/catalogue/address.ts';
import { decodeOrKeep } from '../../mock-server/lib/text.ts';
import { isSimulatorLink, splitLink, trimValue } from '../links/fragment.ts';
import { SAVE_PICTURES } from '../links/write.ts';
import { SECTIONS } from '../state/sections.ts';
import type { Settings } from '../state/settings.ts';

/** The parameters that the app in the frame doesn't know. */
const OF_CABINA: ReadonlySet<string> = new Set(['go', 'save', 'full']);

export type CabinaLink = ReturnType<typeof readCabinaLink>;

/**
 * Reads the fragment with which the cabina was opened. The cabina uses `density`, `section`, `go`, `save`, `full` and
 * `list` of a link. Without `list`, the app in the frame gets all parameters but `go`, `save` and `full`.
 */
export function readCabinaLink(fragment: string) {
  const parts = isSimulatorLink(fragment) ? splitLink(fragment) : [];
  const { density, full, go, list, save, section } = Object.fromEntries(
    parts.map(([name, text]) => [name, trimValue(decodeOrKeep(text))]),
  );
  const shown = SECTIONS.find(({ id }) => id === section)?.id;
  let waitingList = list === undefined ? null : fragment;
  let hasToSave = save === SAVE_PICTURES;
  return {
    /** Whether the link opens the cabina in the layout of its full screen. */
    isFull: full === '1',
    settings: {
      ...(density === 'demo' || density === 'qa' ? { density } : {}),
      ...(shown && { section: shown }),
    } satisfies Partial<Settings>,
    /** Returns the first address of the app, which opens `route` without a link. */
    getAddress(route: string): string {
      if (list !== undefined) return `${BASE}/`;
      if (!isSimulatorLink(fragment)) return BASE + route;
      // Without `go`, the app opens at its first page, because the path of the URL is the cabina's own.
      const path = go?.startsWith('/') ? go : '/';
      const rest = parts.flatMap(([name, text]) => (OF_CABINA.has(name) ? [] : `${name}=${text}`));
      // Without other parameters, the address has no fragment: even an empty `#sim?` would end the recipe that plays.
      return BASE + path + (rest.length > 0 ? `#sim?${rest.join('&')}` : '');
    },
    /** Returns the link that starts the playlist, at the first call only; afterwards null, so that it starts once. */
    takeList(): string | null {
      const taken = waitingList;
      waitingList = null;
      return taken;
    },
    /** Whether the pictures of the recipe that the link plays are to be saved; at the first call only. */
    takeSave(): boolean {
      const taken = hasToSave;
      hasToSave = false;
      return taken;
    },
  };
}

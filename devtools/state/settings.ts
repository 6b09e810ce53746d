import * as v from 'valibot';
import { createEmitter } from '../../mock-server/lib/emitter.ts';
import { createStoredValue } from '../lib/stored-value.ts';
import { hasRoomAtRight } from '../lib/viewport.ts';
import { SECTIONS } from './sections.ts';

const text = v.fallback(v.string(), '');
const flag = (value: boolean) => v.fallback(v.boolean(), value);
const choice = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  v.fallback(v.picklist(values), values[0] as Values[number]);

export const CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;
export type Corner = (typeof CORNERS)[number];

/** The first value of a choice is its default. */
const settingsSchema = v.object({
  mode: choice('pill', 'off', 'open'),
  /** Whether the panel of a phone has closed to make room for the app, until the pill has said so. */
  isClosedForApp: flag(false),
  density: choice('demo', 'qa'),
  /** False after the user has closed the ribbon “Demostración: datos ficticios”. */
  ribbon: flag(true),
  /** The corner of the pill. */
  corner: choice(...CORNERS),
  section: v.fallback(v.picklist(SECTIONS.map(({ id }) => id)), 'clock'),
  side: choice('right', 'bottom'),
  snap: choice('half', 'low', 'high'),
  keys: flag(true),
  land: choice('at', 'before', 'after'),
  /** Whether the app isn't notified of the user's time jumps. The density Demo ignores the setting. */
  silent: flag(false),
  /** Whether jumps back change only the clock and keep the data. The density Demo ignores the setting. */
  keepsData: flag(false),
  /** Whether steps also stop at expiries of codes, links and sessions. The density Demo ignores the setting. */
  expiries: flag(false),
  recipeSearch: text,
  recipeGroup: text,
  specSearch: text,
  callFilter: text,
  callShow: choice('all', 'errors'),
  callMethod: choice('all', 'GET', 'POST'),
  /** The first digit of the status; 0 without a response. */
  callStatus: choice('all', '2', '4', '5', '0'),
  /** Whether a group of Fallas is open, by its id. */
  faultGroups: v.fallback(v.record(v.string(), v.boolean()), {}),
  recentCommands: v.fallback(v.array(v.string()), []),
  /** Scroll position of each section, because a time jump back reloads the page. */
  scrolls: v.fallback(v.record(v.string(), v.number()), {}),
  /** Route of the app in the frame of the cabina. */
  route: v.fallback(v.string(), '/'),
});

export type Settings = v.InferOutput<typeof settingsSchema>;
export type SettingsStore = ReturnType<typeof createSettingsStore>;

const toChosen = (stored: unknown) => stored as object | null;

/**
 * The panel's settings, filters and positions, which the tab keeps over reloads under `lmxsim:<shell>`. What the user
 * chose with `remember` is the default of the device's new tabs.
 */
export function createSettingsStore(shell: string, first: Partial<Settings> = {}, device?: Storage | null) {
  const changes = createEmitter<Settings>();
  const chosen = createStoredValue('device', toChosen, () => device);
  const kept = createStoredValue(shell, (stored) =>
    v.parse(settingsSchema, { ...first, ...chosen.read(), ...(stored ?? {}) }),
  );
  let settings = kept.read();
  const set = (change: Partial<Settings>) => {
    settings = { ...settings, ...change };
    kept.write(settings);
    changes.emit(settings);
  };
  return {
    get: () => settings,
    set,
    remember(change: Partial<Pick<Settings, 'density' | 'ribbon' | 'corner'>>) {
      // When storage is full, only this tab keeps the choice.
      chosen.write({ ...chosen.read(), ...change });
      set(change);
    },
    onChange: changes.on,
  };
}

export const getSide = ({ side }: Settings) => (hasRoomAtRight() ? side : 'bottom');

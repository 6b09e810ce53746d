import type { Landing, StepOptions } from '../../mock-server/index.ts';
import { createEmitter } from '../../mock-server/lib/emitter.ts';
import type { Density, PanelMode } from '../api/links.ts';
import { SECTIONS, type SectionId } from '../sections.ts';
import { createTabValue } from '../tab-value.ts';

export type PanelSide = 'right' | 'bottom';
export type Snap = 'low' | 'half' | 'high';

export interface Settings {
  mode: PanelMode;
  density: Density;
  section: SectionId;
  side: PanelSide;
  snap: Snap;
  keys: boolean;
  land: Landing;
  /**
   * True when time jumps of the user don't notify the app. The density Demo ignores `silent`, `handsOnly` and
   * `expiries`.
   */
  silent: boolean;
  handsOnly: boolean;
  expiries: boolean;
  recipeSearch: string;
  recipeGroup: string;
  callFilter: string;
  callShow: 'all' | 'errors';
  storyShow: 'all' | 'player';
}

export interface SettingsStore {
  get(): Settings;
  set(change: Partial<Settings>): void;
  onChange(listener: (settings: Settings) => void): () => void;
}

const DEFAULT_SETTINGS: Settings = {
  mode: 'pill',
  density: 'qa',
  section: 'clock',
  side: 'right',
  snap: 'half',
  keys: true,
  land: 'at',
  silent: false,
  handsOnly: false,
  expiries: false,
  recipeSearch: '',
  recipeGroup: '',
  callFilter: '',
  callShow: 'all',
  storyShow: 'all',
};

const isAmong =
  (...known: unknown[]) =>
  (value: unknown) =>
    known.includes(value);

const ALLOWED: { [Name in keyof Settings]: (value: unknown) => boolean } = {
  mode: isAmong('off', 'pill', 'open'),
  density: isAmong('demo', 'qa'),
  section: isAmong(...SECTIONS.map(({ id }) => id)),
  side: isAmong('right', 'bottom'),
  snap: isAmong('low', 'half', 'high'),
  keys: isAmong(true, false),
  land: isAmong('before', 'at', 'after'),
  silent: isAmong(true, false),
  handsOnly: isAmong(true, false),
  expiries: isAmong(true, false),
  recipeSearch: (value) => typeof value === 'string',
  recipeGroup: (value) => typeof value === 'string',
  callFilter: (value) => typeof value === 'string',
  callShow: isAmong('all', 'errors'),
  storyShow: isAmong('all', 'player'),
};

function validate(stored: unknown, defaults: Settings): Settings {
  const valid = Object.entries((stored ?? {}) as object).filter(([name, value]) =>
    ALLOWED[name as keyof Settings]?.(value),
  );
  return { ...defaults, ...Object.fromEntries(valid) };
}

export const ROOM_AT_RIGHT = '(min-width: 1280px)';

export const hasRoomAtRight = (): boolean => globalThis.matchMedia?.(ROOM_AT_RIGHT).matches ?? true;

export const isNarrowWindow = (): boolean =>
  globalThis.matchMedia?.('(max-width: 991.98px)').matches ?? false;

export const getSide = ({ side }: Settings): PanelSide => (hasRoomAtRight() ? side : 'bottom');

/** Kinds of agenda events at which a time step stops by default. Must equal the default of `clock.step`. */
export const STEP_KINDS = ['cutoff', 'kickoff', 'final'] as const;
const EXPIRY_KINDS = ['code', 'link', 'session'] as const;

export type MoveSettings = Pick<Settings, 'land' | 'silent' | 'handsOnly' | 'expiries'>;

export type Filters = Pick<
  Settings,
  'recipeSearch' | 'recipeGroup' | 'callFilter' | 'callShow' | 'storyShow'
>;

export type MoveOptions = Required<Pick<StepOptions, 'land' | 'silent' | 'data' | 'kinds'>>;

export function toMoveOptions({ density, land, silent, handsOnly, expiries }: Settings): MoveOptions {
  const isQa = density === 'qa';
  return {
    land,
    silent: isQa && silent,
    data: !(isQa && handsOnly),
    kinds: isQa && expiries ? [...STEP_KINDS, ...EXPIRY_KINDS] : STEP_KINDS,
  };
}

export function createSettingsStore(shell: string, first: Partial<Settings> = {}): SettingsStore {
  const changes = createEmitter<Settings>();
  const kept = createTabValue(shell, (stored) => validate(stored, { ...DEFAULT_SETTINGS, ...first }));
  let settings = kept.read();
  return {
    get: () => settings,
    set(change) {
      settings = { ...settings, ...change };
      kept.write(settings);
      changes.emit(settings);
    },
    onChange: changes.on,
  };
}

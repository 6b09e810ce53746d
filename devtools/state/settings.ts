/** How the panel stands in this tab: kept over reloads, since travel makes many. */

import type { Landing, StepOptions } from '../../mock-server/index.ts';
import { createEmitter } from '../../mock-server/lib/emitter.ts';
import type { Density, PanelMode } from '../api/links.ts';
import { SECTIONS, type SectionId } from '../sections.ts';
import { createTabValue } from '../tab-value.ts';

/** Where the panel stands: with the page, in a floating window, in an ordinary one. */
export type Away = 'no' | 'floating' | 'window';
/** Where the open panel stands on a wide screen. */
export type Side = 'right' | 'bottom';
/** How high the sheet of a narrow screen is. */
export type Snap = 'low' | 'half' | 'high';

/** A stretch of the world's time, both ends in virtual ms. */
export type Span = readonly [from: number, to: number];

/** Everything that is kept. */
export interface Settings {
  mode: PanelMode;
  density: Density;
  section: SectionId;
  side: Side;
  snap: Snap;
  /** Whether keys of the simulator work. */
  keys: boolean;
  /** Whether it stands in a window of its own. */
  away: Away;
  /** The part of the timeline that is looked at; null for all of it. */
  span: Span | null;
  /** Where a move to an event lands. */
  land: Landing;
  /** Whether moves leave the app without a word. Ignored in Demo, which has no switch for it, like the next two. */
  silent: boolean;
  /** Whether a move back leaves the data as they are. */
  handsOnly: boolean;
  /** Whether steps stop where a code, a link or a session expires. */
  expiries: boolean;
  /** The search in Recorridos, and the group chosen there; an empty group is all of them. */
  recipeSearch: string;
  recipeGroup: string;
  /** Path filter of Peticiones, and whether the list shows only failed calls. */
  callFilter: string;
  callShow: 'all' | 'errors';
  /** Whether the story of the world shows all entries or only entries that the player can notice. */
  storyShow: 'all' | 'player';
}

/** Where settings live. */
export interface SettingsStore {
  get(): Settings;
  set(change: Partial<Settings>): void;
  /** Calls back after each change. */
  onChange(listener: (settings: Settings) => void): () => void;
}

const DEFAULT_SETTINGS: Settings = {
  mode: 'pill',
  density: 'qa',
  section: 'clock',
  side: 'right',
  snap: 'half',
  keys: true,
  away: 'no',
  span: null,
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

const among =
  (...known: unknown[]) =>
  (value: unknown) =>
    known.includes(value);

/** Whether a kept value is one of ours. */
const ALLOWED: { [Name in keyof Settings]: (value: unknown) => boolean } = {
  mode: among('off', 'pill', 'open'),
  density: among('demo', 'qa'),
  section: among(...SECTIONS.map(({ id }) => id)),
  side: among('right', 'bottom'),
  snap: among('low', 'half', 'high'),
  keys: among(true, false),
  away: among('no', 'floating', 'window'),
  land: among('before', 'at', 'after'),
  silent: among(true, false),
  handsOnly: among(true, false),
  expiries: among(true, false),
  recipeSearch: (value) => typeof value === 'string',
  recipeGroup: (value) => typeof value === 'string',
  callFilter: (value) => typeof value === 'string',
  callShow: among('all', 'errors'),
  storyShow: among('all', 'player'),
  span: (value) => Array.isArray(value) && value.length === 2 && value.every(Number.isFinite),
};

/** The stored settings that are valid, over the defaults. */
function validate(stored: unknown, defaults: Settings): Settings {
  const valid = Object.entries((stored ?? {}) as object).filter(([name, value]) =>
    ALLOWED[name as keyof Settings]?.(value),
  );
  return { ...defaults, ...Object.fromEntries(valid) };
}

/** From this width up a panel at the right leaves the page enough. */
export const ROOM_AT_RIGHT = '(min-width: 1280px)';

/** Whether this window is that wide. */
export const hasRoomAtRight = (): boolean => globalThis.matchMedia?.(ROOM_AT_RIGHT).matches ?? true;

/** Whether this window is narrow: a phone's, or a tablet's held upright. */
export const isNarrowWindow = (): boolean =>
  globalThis.matchMedia?.('(max-width: 991.98px)').matches ?? false;

/** Where the open panel stands in this window: below, where there is no room at the right. */
export const getSide = ({ side }: Settings): Side => (hasRoomAtRight() ? side : 'bottom');

/** Where a step stops: the same as the default of `clock.step`. */
export const STEP_KINDS = ['cutoff', 'kickoff', 'final'] as const;
const EXPIRY_KINDS = ['code', 'link', 'session'] as const;

/** The settings that decide how the clock is moved. */
export type MoveSettings = Pick<Settings, 'land' | 'silent' | 'handsOnly' | 'expiries'>;

/** Filters of the lists of recipes, calls and facts. */
export type Filters = Pick<
  Settings,
  'recipeSearch' | 'recipeGroup' | 'callFilter' | 'callShow' | 'storyShow'
>;

/** How the panel, its keys and its commands move the clock. */
export type MoveOptions = Required<Pick<StepOptions, 'land' | 'silent' | 'data' | 'kinds'>>;

/** The chosen ways to move the clock. */
export function toMoveOptions({ density, land, silent, handsOnly, expiries }: Settings): MoveOptions {
  const isQa = density === 'qa';
  return {
    land,
    silent: isQa && silent,
    data: !(isQa && handsOnly),
    kinds: isQa && expiries ? [...STEP_KINDS, ...EXPIRY_KINDS] : STEP_KINDS,
  };
}

/** Opens the settings of one shell (`dock`, `cabina`). */
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

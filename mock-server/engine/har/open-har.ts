/**
 * Opens a HAR file, and goes on with it after a reload of the page. While it plays, the world is not saved and has no
 * new facts but faults; when it is closed, the world, its branches and the page are as they were before.
 */
import { toCanonicalJson } from '../../lib/hash.ts';
import type { DeviceMode } from '../clock/device-mode.ts';
import type { NativeTimers } from '../clock/timers.ts';
import type { Fault, FaultSpec } from '../faults/fault.ts';
import type { PageAdapter } from '../page/page-adapter.ts';
import type { Arrival, PageKeys, PageState } from '../page/page-state.ts';
import type { HarRules } from './har-call.ts';
import { createHarPlayer, type HarPlayer, type HarState } from './har-player.ts';
import { type HarFile, readHar, STAND_IN } from './read-har.ts';
import { createStoredHar } from './stored-har.ts';
import * as TEXTS from './texts.ts';

export interface HarDeps {
  world: {
    now(): number;
    clock: { now(): number; set(at: number, rate: number): void };
    /** Returns a function that restores the world as it is now. */
    remember(): () => void;
  };
  device: { mode(): DeviceMode; lag(): number; set(mode: DeviceMode): void; setLag(lag: number): void };
  faults: { list(): readonly Fault[]; add(spec: FaultSpec): unknown; clear(): void };
  persistence: {
    /** Whether another tab has the world too. */
    isShared(): boolean;
    /** Stops and starts the saves of the world. */
    suspend(isSuspended: boolean): void;
  };
  pageAdapter: PageAdapter;
  jump(apply: () => Arrival, how: { notifiesApp: boolean; isForHar: true }): Promise<void>;
  rules: HarRules;
  findEndpoint(method: string, path: string): string | null;
  isInstant(at: number): boolean;
  timers: NativeTimers;
  bus: {
    emitChange(): void;
    /** Returns a function that removes the listener. */
    on(event: 'change', listener: () => void): () => void;
  };
  /** Called with the player of the calls when a HAR file is opened, and with null when it is closed. */
  onPlayer(player: OpenHar | null): void;
  keys: PageKeys;
  /** Where the storage has the file. */
  key: string;
  /** The tab's storage; null when the world is not saved. */
  storage: Storage | null;
}

export interface HarOptions {
  /** Whether each answer takes the time that it took in the file. */
  withTimes?: boolean | undefined;
}

export type OpenHar = HarPlayer & {
  /** `begin` begins another world in place of the one before, and returns the state of its page. */
  close(begin?: () => PageState): Promise<void>;
  /** Begins the file again, with the page as it must be before the first call. */
  restart(): Promise<void>;
};

/**
 * Rejects in Spanish, and changes nothing, when the file can't be played. `isOpen`: whether another file is played
 * already.
 */
export async function openHar(
  deps: HarDeps,
  text: string,
  { withTimes = false }: HarOptions,
  isOpen: boolean,
): Promise<void> {
  if (isOpen) throw new Error(TEXTS.isOpen);
  const file = readHar(text, { ...deps, ...deps.rules });
  if (deps.persistence.isShared()) throw new Error(TEXTS.shared);
  const stored = createStoredHar(deps.storage, deps.key);
  if (!stored.save(file)) {
    stored.remove();
    throw new Error(TEXTS.noSpace);
  }
  const before = deps.pageAdapter.snapshot();
  await deps.jump(
    () => {
      begin(deps, { file, before, at: null, state: { used: [], missing: [], withTimes } });
      const { storage } = before;
      const isReady = !file.startsInSession && !deps.keys.session?.some((key) => key in storage);
      return isReady ? null : getFirstPage(deps, file);
    },
    { notifiesApp: true, isForHar: true },
  );
}

/** Goes on with the file that the tab played before the page was reloaded. */
export function resumeHar(deps: HarDeps): void {
  const stored = createStoredHar(deps.storage, deps.key);
  const loaded = stored.load();
  if (!loaded) {
    stored.remove();
    deps.persistence.suspend(false);
    return;
  }
  const { file, state } = loaded;
  deps.faults.clear();
  for (const fault of state.faults) deps.faults.add(fault);
  begin(deps, { file, state, before: state.before, at: state.at });
}

/** Returns the state that the page must have before the first call. */
const getFirstPage = ({ rules }: HarDeps, { startsInSession }: HarFile): PageState => ({
  storage: startsInSession ? rules.createSession(STAND_IN) : {},
  route: '/',
});

interface Beginning {
  file: HarFile;
  state: HarState;
  /** The state of the page before the file was opened. */
  before: PageState;
  /** The time of the world; null at the first call of the file. */
  at: number | null;
}

function begin(deps: HarDeps, { file, state, before, at }: Beginning): void {
  const { world, device, faults, pageAdapter, persistence, keys, bus } = deps;
  const stored = createStoredHar(deps.storage, deps.key);
  const restoreWorld = world.remember();
  const [mode, lag] = [device.mode(), device.lag()];
  const player = createHarPlayer({
    ...deps,
    file,
    state,
    clock: world.clock,
    cookies: keys.cookies ?? [],
    emitChange: bus.emitChange,
  });
  const saveState = () =>
    stored.saveState({
      ...player.getState(),
      at: world.now(),
      before,
      faults: faults.list().map(({ met: _met, ...fault }) => fault),
    });

  function close(beginWorld?: () => PageState) {
    return deps.jump(
      () => {
        player.stop();
        stopSaving();
        stored.remove();
        restoreWorld();
        device.set(mode);
        device.setLag(lag);
        deps.onPlayer(null);
        persistence.suspend(false);
        const { storage } = pageAdapter.snapshot();
        if (beginWorld) {
          // The branch before keeps the state of its own page.
          pageAdapter.setState(before);
          return beginWorld();
        }
        return toCanonicalJson(storage) === toCanonicalJson(before.storage) ? null : before;
      },
      { notifiesApp: true, isForHar: true },
    );
  }

  const restart = () =>
    deps.jump(
      () => {
        player.restart();
        saveState();
        return getFirstPage(deps, file);
      },
      { notifiesApp: true, isForHar: true },
    );

  persistence.suspend(true);
  device.set('server');
  deps.onPlayer({ ...player, close, restart });
  player.start(at);
  saveState();
  const stopSaving = bus.on('change', saveState);
}

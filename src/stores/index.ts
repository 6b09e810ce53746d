/**
 * Composes the stores once (`main.tsx`, the prerender and each test make their own set). The stores of the game are a chunk
 * that a visitor's page doesn't download.
 */
import type { Api } from '../api/api.ts';
import { fetchBuildId } from '../api/build.ts';
import { ApiError } from '../api/error.ts';
import { hasUnsavedInput, readBuildId } from '../lib/build.ts';
import type { Clock } from '../lib/clock.ts';
import { createLazy, type Lazy } from '../lib/lazy.ts';
import { createSessionChannel, type SessionChannel } from '../lib/session-channel.ts';
import type { Random } from '../lib/spread.ts';
import type { KeyValueStorage } from '../lib/storage.ts';
import type { RegisterForm } from './account/register-form.ts';
import type { GameStores } from './game-stores.ts';
import { createStoreSlot, type StoreSlot } from './lib/store-slot.ts';
import { type AuthStore, createAuthStore } from './session/auth.ts';
import { createSession, type Session } from './session/session.ts';
import { createSessionSync, type SessionSync } from './session/session-sync.ts';
import { createLazyApi } from './shell/lazy-api.ts';
import { createModalStore, type ModalStore } from './shell/modal.ts';
import { createNetworkStore, type NetworkStore } from './shell/network.ts';
import { createTimeStore, type TimeStore } from './shell/time.ts';
import { createToastStore, type ToastStore } from './shell/toast.ts';
import { createVersionStore, type VersionStore } from './shell/version.ts';

/** The stores that a visitor's pages need too. */
export interface ShellStores {
  api: Api;
  auth: AuthStore;
  /** Loaded with the first call. They are there whenever a player is logged in. */
  game: Lazy<GameStores>;
  modal: ModalStore;
  network: NetworkStore;
  /** The registration form keeps what was typed while the visitor reads another page. */
  registration: StoreSlot<RegisterForm>;
  session: Session;
  storage: KeyValueStorage;
  sessionSync: SessionSync;
  time: TimeStore;
  toast: ToastStore;
  version: VersionStore;
}

/** Every store that the shell or more than one page of a player needs. */
export interface Stores extends ShellStores, GameStores {}

interface StoresDeps {
  /** Origin of the API; empty for the page's own. */
  baseUrl: string;
  clock: Clock;
  storage: KeyValueStorage;
  /** The way to the other tabs; the browser's own by default. */
  channel?: SessionChannel;
  /** Spreads the calls of many devices. `Math.random` by default. */
  random?: Random;
}

/** Makes every store of the product from what it needs of the outside. */
export function createStores({
  baseUrl,
  clock,
  storage,
  channel = createSessionChannel(storage),
  random,
}: StoresDeps): ShellStores {
  const time = createTimeStore({ clock });
  const modal = createModalStore();
  const toast = createToastStore();
  const network = createNetworkStore();
  const session = createSession(storage, channel.announce);
  const api = createLazyApi(
    {
      baseUrl,
      token: session.token,
      // Asked before each call is sent and after its answer: another tab may have changed the session.
      epoch() {
        if (!session.isCurrent()) void sessionSync.check();
        return session.epoch();
      },
      now: clock.now,
      onServerTime: time.observe,
      onUnauthenticated: () => auth.expire(),
    },
    beforeCall,
  );
  const auth: AuthStore = createAuthStore({ api, session, storage, modal, network });
  const sessionSync: SessionSync = createSessionSync({ auth, channel, session, toast });
  const game = createLazy(async () => {
    const { createGameStores } = await import('./game-stores.ts');
    return createGameStores({ api, auth, modal, random, session, storage, time, toast });
  });
  async function beforeCall(name: keyof Api) {
    const loading = game.load();
    loading.catch(() => undefined);
    await sessionSync.beforeCall(name);
    if (name !== 'user') return;
    // The answer logs a player in, whose pages need the stores.
    await loading.catch(() => {
      throw new ApiError('network');
    });
  }
  const registration = createStoreSlot<RegisterForm>();
  const version = createVersionStore({
    clock,
    storage,
    runningBuild: readBuildId(),
    fetchBuild: fetchBuildId,
    hasUnsavedInput,
    reload: () => globalThis.location.reload(),
  });
  return {
    api,
    auth,
    game,
    modal,
    network,
    registration,
    session,
    storage,
    sessionSync,
    time,
    toast,
    version,
  };
}

import type { ApiContext, CallOptions } from '../api/api.ts';
import type { Api } from '../api/client.ts';
import { ApiError, toLoadError } from '../api/error.ts';
import { type Clock, createDeadline, getTimeLeft } from '../lib/clock.ts';
import { createLazy } from '../lib/lazy.ts';
import type { KeyValueStorage } from '../lib/storage.ts';
import type { RegisterForm } from './account/register-form.ts';
import type { GameStores } from './game-stores.ts';
import { type AuthStore, createAuthStore } from './session/auth.ts';
import { createSession } from './session/session.ts';
import { createSessionSync } from './session/session-sync.ts';
import { createModalStore } from './shell/modal.ts';
import { createNetworkStore } from './shell/network.ts';
import { createTimeStore } from './shell/time.ts';
import { createToastStore } from './shell/toast.ts';
import { createVersionStore } from './shell/version.ts';

export type ShellStores = ReturnType<typeof createStores>;

export interface Stores extends ShellStores, GameStores {}

interface StoresDeps {
  baseUrl: string;
  clock: Clock;
  storage: KeyValueStorage;
}

export function createStores({ baseUrl, clock, storage }: StoresDeps) {
  const time = createTimeStore({ clock });
  const modal = createModalStore();
  const toast = createToastStore();
  const network = createNetworkStore();
  const registration: { form: RegisterForm | null } = { form: null };
  // What one person has typed must not be shown to the next person at this device.
  const session = createSession(storage, () => {
    registration.form = null;
  });
  const api = createLazyApi(
    {
      baseUrl,
      token: session.token,
      // The client calls `epoch` before and after each request. If another tab has changed the session by
      // then, `sessionSync.check` makes this tab follow that session.
      epoch() {
        if (!session.isCurrent()) void sessionSync.check();
        return session.epoch();
      },
      now: clock.now,
      onServerTime: time.observe,
      isEnding: session.isEnding,
      onUnauthenticated: () => auth.expireSession(),
      onUnread: (list, count) => game.current?.unread.note(list, count),
      onUnverified: (email, isCodeMailed) => auth.requireVerification(email, isCodeMailed),
    },
    beforeCall,
  );
  const auth: AuthStore = createAuthStore({ api, session, storage, modal, network });
  const sessionSync: ReturnType<typeof createSessionSync> = createSessionSync(auth, session, storage, toast);
  const game = createLazy(async () => {
    const { createGameStores } = await import('./game-stores.ts');
    return createGameStores({ api, auth, modal, session, storage, time, toast });
  });
  async function beforeCall(name: keyof Api) {
    const loading = game.load();
    loading.catch(() => undefined);
    await sessionSync.beforeCall(name);
    if (name !== 'user') return;
    // After the call `user`, the player is logged in, and the player's pages need the game stores. So this
    // call waits for the game stores, and fails if they cannot be loaded.
    await loading.catch(throwLoadError);
  }
  const version = createVersionStore({ clock, storage });
  return {
    api,
    auth,
    /**
     * The first API call loads the code of the game stores and creates them. The call `user`, which every log-in
     * and session start makes, waits for them, so they exist whenever a player is logged in.
     */
    game,
    modal,
    network,
    /** The form of the page Registro, which survives a change of page until a session opens or ends. */
    registration,
    session,
    storage,
    sessionSync,
    time,
    toast,
    version,
  };
}

function throwLoadError(thrown: unknown): never {
  throw toLoadError(thrown);
}

/**
 * Creates an API whose code is loaded with the first call. `beforeCall` may delay or reject a call. All
 * waiting counts towards the deadline of the call. A call rejects with `networkError` when a file of the code is missing
 * or the deadline passes, and with `aborted` when the session changes before the call is sent.
 */
export function createLazyApi(
  context: ApiContext,
  beforeCall: (name: keyof Api) => Promise<void> = async () => undefined,
): Api {
  const client = createLazy(async () => {
    const { createClient } = await import('../api/client.ts');
    return createClient(context);
  });

  return new Proxy({} as Api, {
    get(_target, name: keyof Api) {
      return async (...args: unknown[]) => {
        // The options, if given, are the last argument. No other argument has a property `deadline`.
        const { deadline = createDeadline() } = (args.at(-1) ?? {}) as CallOptions;
        const isAllowed = beforeCall(name);
        const epoch = context.epoch();
        const loading = client.load().catch(throwLoadError);
        const ready = Promise.all([loading, isAllowed]);
        let timer: ReturnType<typeof setTimeout> | undefined;
        const late = new Promise<never>((_, reject) => {
          timer = setTimeout(() => reject(new ApiError('networkError')), getTimeLeft(deadline));
        });
        const [createApi] = await Promise.race([ready, late]).finally(() => clearTimeout(timer));
        if (context.epoch() !== epoch) throw new ApiError('aborted');
        const call = createApi(deadline)[name] as (...all: unknown[]) => unknown;
        return call(...args);
      };
    },
  });
}

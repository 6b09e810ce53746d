import type { CallOptions } from '../api/api.ts';
import { createLazyApi } from '../api/lazy-api.ts';
import type { Clock } from '../lib/clock.ts';
import { createLazy } from '../lib/lazy.ts';
import type { KeyValueStorage } from '../lib/storage.ts';
import type { RegisterForm } from './account/register-form.ts';
import type { PlayerStores } from './player-stores.ts';
import { type AuthStore, createAuthStore } from './session/auth.ts';
import { createSession } from './session/session.ts';
import { createSessionSync } from './session/session-sync.ts';
import { createModalStore } from './shell/modal.ts';
import { createNetworkStore } from './shell/network.ts';
import { createTimeStore } from './shell/time.ts';
import { createToastStore } from './shell/toast.ts';
import { createVersionStore } from './shell/version.ts';

export type CommonStores = ReturnType<typeof createStores>;

export interface Stores extends CommonStores, PlayerStores {}

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
      // If another tab has changed the session, this tab follows it.
      syncEpoch() {
        if (!session.isCurrent()) void sessionSync.check();
        return session.epoch();
      },
      now: clock.now,
      onServerTime: time.observe,
      isLoggingOut: () => auth.logOut.isUnderWay(),
      onUnauthenticated: () => auth.logOut.expireWhenOver(),
      onUnread: (list, count) => player.current?.unread.note(list, count),
      // Of the calls that the server refuses because of the e-mail, it mails a code for a log-in alone.
      onUnverified: (email, endpoint) => auth.requireVerification(email, endpoint === 'login'),
    },
    beforeCall,
  );
  const auth: AuthStore = createAuthStore({ api, session, storage, modal, network });
  const sessionSync: ReturnType<typeof createSessionSync> = createSessionSync(auth, session, storage, toast);
  const player = createLazy(async () => {
    const { createPlayerStores } = await import('./player-stores.ts');
    return createPlayerStores({ api, auth, modal, session, storage, time, toast });
  });
  /**
   * Runs before each API call. Rejects with `aborted` if another tab has changed the stored session, and waits while
   * this tab follows such a change (`session-sync.ts`). Starts to load the code of the player's stores at the first
   * call. A call that opens a session waits for that code, so that the stores exist whenever a player is logged in.
   */
  async function beforeCall(options: CallOptions) {
    const loading = player.load();
    loading.catch(() => undefined);
    await sessionSync.beforeCall(options);
    if (options.isSessionStep) await loading;
  }
  const version = createVersionStore({
    clock,
    storage,
    hasStoredInput: () => registration.form?.hasInput() ?? false,
  });
  return {
    api,
    auth,
    /** Loaded whenever a player is logged in (`beforeCall`). */
    player,
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

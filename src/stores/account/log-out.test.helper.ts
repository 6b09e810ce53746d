import { computed, signal } from '@preact/signals-react';
import { vi } from 'vitest';
import type { User } from '../../domain/types.ts';
import { createDevice } from '../../testing/device.ts';
import { createFakeApi, type FakeCalls } from '../../testing/fake-api.ts';
import { ANA } from '../../testing/fixtures.ts';
import type { AuthStatus } from '../session/auth-state.ts';
import { createLogOutUnderWay } from '../session/log-out-under-way.ts';
import type { EndReason } from '../session/session-end.ts';
import { createModalStore } from '../shell/modal.ts';
import { addPending } from '../trivia/write-stored-trivia.ts';
import { askDeletion } from './delete-account.ts';
import { createLogOut } from './log-out.ts';

const TRIVIA = { trivia: { id: '5', question: 'q', options: ['a', 'b'] }, week: 7, until: 9e15 };

export function setUp(calls: Partial<FakeCalls> = {}) {
  const methods = {
    logout: vi.fn<FakeCalls['logout']>(calls.logout ?? (async () => undefined)),
    deleteAccount: vi.fn<FakeCalls['deleteAccount']>(calls.deleteAccount ?? (async () => undefined)),
    user: vi.fn<FakeCalls['user']>(calls.user ?? (async () => ANA)),
  };
  const user = signal<User | null>(ANA);
  const device = createDevice();
  const storage = device.openTab();
  const auth = {
    user,
    userId: computed(() => user.value?.id ?? null),
    status: signal<AuthStatus>('authenticated'),
    endSession: vi.fn((_reason: EndReason) => {
      user.value = null;
    }),
    requireVerification: () => undefined,
    logOut: createLogOutUnderWay({ epoch: () => 1 }, storage, () => undefined),
  };
  const modal = createModalStore();
  addPending(storage, ANA.id, TRIVIA);
  const removeDrafts = vi.fn();
  const drafts = { flush: vi.fn(), removeAll: removeDrafts };
  const api = createFakeApi(methods);
  const actions = createLogOut({ api, auth, drafts, modal });
  const askDelete = () => askDeletion({ account: actions, api, auth, drafts, modal, storage });
  return { actions, askDelete, auth, device, drafts, removeDrafts, methods, modal };
}

export const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Asks by a dialog and accepts it. */
export async function confirm(world: ReturnType<typeof setUp>, ask: () => void) {
  ask();
  world.modal.accept();
  await settle();
  return world;
}

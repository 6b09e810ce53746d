import { signal } from '@preact/signals-react';
import { vi } from 'vitest';
import type { Api } from '../api/api.ts';
import type { AuthStore } from '../stores/session/auth.ts';
import { createModalStore, type ModalStore } from '../stores/shell/modal.ts';
import { createTimeStore, type TimeStore } from '../stores/shell/time.ts';
import { createFakeApi } from './fake-api.ts';
import { at } from './fixtures.ts';

interface FormDeps {
  api: Api;
  auth: AuthStore;
  modal: ModalStore;
  time: TimeStore;
}

export function setUpForm<Methods extends Partial<Api>, Store>(
  methods: Methods,
  createStore: (deps: FormDeps) => Store,
  { emailHint = 'ana@correo.mx' } = {},
) {
  const clock = { time: at('2026-08-29T12:00:00'), now: () => clock.time };
  const time = createTimeStore({ clock, isHidden: () => false });
  const modal = createModalStore();
  const auth = {
    emailHint: signal(emailHint),
    getLoginWait: () => 0,
    setEmailHint: vi.fn<AuthStore['setEmailHint']>(),
    forget: vi.fn<AuthStore['forget']>(),
    enter: vi.fn<AuthStore['enter']>(async () => undefined),
    login: vi.fn<AuthStore['login']>(async () => undefined),
    register: vi.fn<AuthStore['register']>(async ({ email }) => ({ email })),
  };
  const deps = { api: createFakeApi(methods), auth: auth as unknown as AuthStore, modal, time };
  return { store: createStore(deps), methods, auth, modal, time, clock };
}

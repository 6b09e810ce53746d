import { vi } from 'vitest';
import type { ZipcodePlace } from '../../domain/types.ts';
import { createFakeApi, type FakeCalls } from '../../testing/fake-api.ts';
import { at } from '../../testing/fixtures.ts';
import type { AuthStore } from '../session/auth.ts';
import { createModalStore } from '../shell/modal.ts';
import { createTimeStore } from '../shell/time.ts';
import { createRegisterForm } from './register-form.ts';
import type { RegisterValues } from './register-values.ts';

export const PLACE: ZipcodePlace = {
  state: 'CDMX',
  municipality: 'Cuauhtémoc',
  neighborhoods: ['Roma Norte', 'Roma Sur'],
};

export const PERSON = {
  name: ' Ana  María',
  lastName: 'Ruiz ',
  birthdate: { day: '1', month: '2', year: '1990' },
  phone: '+52 55 1234 5678',
};

type World = ReturnType<typeof setUp>;

export function setUp(zipcode: FakeCalls['zipcode'] = async () => PLACE) {
  const time = createTimeStore({ clock: { now: () => at('2026-08-29T12:00:00') } });
  const modal = createModalStore();
  const methods = {
    zipcode: vi.fn(zipcode),
    register: vi.fn<FakeCalls['register']>(async ({ email }) => ({ email })),
  };
  const auth = { requireVerification: vi.fn<AuthStore['requireVerification']>() };
  const onRegistered = vi.fn();
  const store = createRegisterForm({
    api: createFakeApi(methods),
    auth: auth as unknown as AuthStore,
    modal,
    time,
    onRegistered,
  });
  return { store, form: store.form, methods, auth, modal, onRegistered };
}

export function fill({ form }: World, values: Partial<RegisterValues>) {
  for (const [field, value] of Object.entries(values)) form.change(field as keyof RegisterValues, value);
}

export const settle = () => new Promise((resolve) => setTimeout(resolve));

export async function setUpPerson(zipcode?: FakeCalls['zipcode']) {
  const world = setUp(zipcode);
  fill(world, PERSON);
  world.store.changeZipcode('06700');
  await settle();
  world.form.change('neighborhood', 'Roma Norte');
  return world;
}

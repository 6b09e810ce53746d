import { vi } from 'vitest';
import type { Api } from '../../api/api.ts';
import type { ZipcodePlace } from '../../domain/types.ts';
import { setUpForm } from '../../testing/account-form.ts';
import { createRegisterForm } from './register-form.ts';
import type { RegisterValues } from './registration-values.ts';

export const PLACE: ZipcodePlace = {
  zipcode: '06700',
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

export function setUp(zipcode: Api['zipcode'] = async () => PLACE) {
  const onRegistered = vi.fn();
  const world = setUpForm({ zipcode: vi.fn(zipcode) }, (deps) =>
    createRegisterForm({ ...deps, onRegistered }),
  );
  return { ...world, onRegistered, form: world.store.form };
}

export function fill({ form }: World, values: Partial<RegisterValues>) {
  for (const [field, value] of Object.entries(values)) form.change(field as keyof RegisterValues, value);
}

export const settle = () => new Promise((resolve) => setTimeout(resolve));

export async function setUpPerson(zipcode?: Api['zipcode']) {
  const world = setUp(zipcode);
  fill(world, PERSON);
  world.store.changeZipcode('06700');
  await settle();
  world.form.change('neighborhood', 'Roma Norte');
  return world;
}

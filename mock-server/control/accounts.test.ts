import { expect, test } from 'vitest';
import { choosePerson } from '../people/choose-person.ts';
import { startCaller } from '../testing/caller.ts';

const choose = (
  { world, clock }: ReturnType<typeof startCaller>['control'],
  trait: 'accents' | 'unverified',
) => choosePerson(trait, { seed: world.seed(), now: clock.now(), users: world.table('users').rows });

test('world.addAccount registers, confirms and logs in a person, who can log in with the personas’ password', async () => {
  const caller = startCaller();
  const { world } = caller.control;
  const person = choose(caller.control, 'accents');
  await world.addAccount(person);
  expect(world.facts().map(({ kind, by }) => `${kind} ${by}`)).toEqual([
    'register panel',
    'verify panel',
    'login panel',
  ]);
  expect(world.user()).toMatchObject({ name: person.name, email: person.email });
  expect(world.accounts()).toMatchObject([{ id: person.email, nickname: person.nickname, isVerified: true }]);
  expect((await caller.logIn(person.email)).status).toBe(200);
});

test('world.addAccount without a confirmation leaves the account logged out, with a code in the mailbox', async () => {
  const { control } = startCaller();
  const person = choose(control, 'unverified');
  await control.world.addAccount(person, { isVerified: false });
  expect(control.world.user()).toBeNull();
  expect(control.mail.last({ to: person.email, kind: 'code' })?.state).toBe('alive');
});

test('world.as logs an account of the world in by its e-mail, after another persona', async () => {
  const { control } = startCaller();
  expect(control.world.accounts()).toEqual([]);
  const person = choose(control, 'accents');
  await control.world.addAccount(person);
  await control.world.as('ana');
  await control.world.as(person.email);
  expect(control.world.user()?.email).toBe(person.email);
});

test('a deleted account of the world is listed no more', async () => {
  const { control } = startCaller();
  await control.world.addAccount(choose(control, 'accents'));
  await control.world.deleteUser();
  expect(control.world.accounts()).toEqual([]);
});

test('world.addAccount refuses a taken e-mail and an address without a postal code, and changes nothing', async () => {
  const { control } = startCaller();
  const person = choose(control, 'accents');
  const wrong = { ...person, email: 'ana@correo.mx', zipcode: '1' };
  await expect(control.world.addAccount(wrong)).rejects.toThrow(
    'Así no se puede registrar nadie: revisa zipcode, email.',
  );
  expect(control.world.facts()).toEqual([]);
});

/** Invented people: the account of one, and the registration filled in for one. Loads at the first use. */
import { choosePerson } from '../../mock-server/people/choose-person.ts';
import type { FilledPerson, MockControl, PersonTrait } from '../api.ts';
import { capitalize } from '../lib/format.ts';
import { createDomDriver } from '../player/driver/dom-driver.ts';
import { findEnabled } from '../player/driver/find.ts';
import { APP_PAGE } from './app-page.ts';

const INVENTED_PASSWORD = 'papas con chile';

const choose = ({ clock, world }: MockControl, trait: PersonTrait) =>
  choosePerson(trait, { seed: world.seed(), now: clock.now(), users: world.table('users').rows });

/** Creates the account of an invented person with the trait and uses it; reloads the page. */
export const addPersona = (control: MockControl, trait: PersonTrait): Promise<void> =>
  control.world.addAccount({ ...choose(control, trait) }, { isVerified: trait !== 'unverified' });

type Person = ReturnType<typeof choosePerson>;
type Driver = ReturnType<typeof createDomDriver>;

const find = (name: string) => findEnabled(APP_PAGE, { name })[0];
const isShown = (name: string) => find(name) !== undefined;

/**
 * Fills in the open step of the registration for an invented person with the trait; opens the registration if the page
 * shows another one. Equal worlds get the same person, so both steps are about one.
 */
export async function fillRegistrationForm(control: MockControl, trait: PersonTrait): Promise<FilledPerson> {
  if (control.world.user())
    throw new Error('Para crear una cuenta hay que salir: entra como Visitante en Personas.');
  const driver = createDomDriver({ page: APP_PAGE });
  const person = choose(control, trait);
  const hasEmail = isShown('Apodo para el ranking');
  if (hasEmail) await fillAccount(driver, person);
  else {
    if (!isShown('Nombre(s)')) await driver.go({ route: '/user/register' });
    await fillPerson(driver, person);
  }
  return { name: `${person.name} ${person.last_name}`, email: person.email, hasEmail };
}

async function fillPerson(driver: Driver, person: Person): Promise<void> {
  const [year = '', , day = ''] = person.birthdate.split('-');
  const month = new Date(person.birthdate).toLocaleString('es-MX', { month: 'long', timeZone: 'UTC' });
  const write = (name: string, text: string) => driver.type({ target: { name }, text });
  await write('Nombre(s)', person.name);
  await write('Apellidos', person.last_name);
  await write('Día', String(Number(day)));
  await driver.choose({ target: { name: 'Mes' }, option: capitalize(month) });
  await write('Año', year);
  await write('Celular (10 dígitos)', person.phone);
  await write('Código postal', person.zipcode);
  await driver.see({ screen: { text: 'Encontramos tu zona' } });
  // A single neighborhood is chosen already.
  await driver.choose({ target: { name: 'Colonia' }, option: person.neighborhood });
}

async function fillAccount(driver: Driver, person: Person): Promise<void> {
  const write = (name: string, text: string) => driver.type({ target: { name }, text });
  await write('Apodo para el ranking', person.nickname);
  await write('Correo electrónico', person.email);
  await write('Contraseña', INVENTED_PASSWORD);
  for (const name of [/^Tengo 18/, /^Leí el/]) {
    const [box] = findEnabled(APP_PAGE, { role: 'checkbox', name });
    if (box instanceof HTMLInputElement && !box.checked)
      await driver.click({ target: { role: 'checkbox', name } });
  }
}

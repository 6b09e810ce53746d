import { mix } from '../lib/random.ts';
import { normalize } from '../lib/text.ts';
import { isRealDate, toDate } from '../lib/time.ts';
import { INVENTED_PEOPLE } from './invented-people.ts';
import { type NameTrait, PERSON_TRAITS, type Person, type PersonTrait } from './person.ts';

const MAX_NICKNAME = 20;
const ADULT_AGE = 18;

/** What the choice depends on. */
interface World {
  seed: number;
  /** The time of the world (ms). */
  now: number;
  users: readonly { nickname?: unknown; email?: unknown }[];
}

/** Returns the e-mail of a person: the nickname without accents. */
export const createEmail = ({ nickname }: Person) => `${normalize(nickname)}@correo.mx`;

/** Returns the first person with the trait whom the server would still register. Equal worlds have equal people. */
export function choosePerson(trait: PersonTrait, { seed, now, users }: World) {
  const people = INVENTED_PEOPLE[trait in INVENTED_PEOPLE ? (trait as NameTrait) : 'plain'];
  const start = mix(seed, PERSON_TRAITS.indexOf(trait));
  for (let count = 0; ; count += 1) {
    const person = people[(start + count) % people.length] as Person;
    const round = Math.floor(count / people.length);
    const own = round === 0 ? person : addNumber(person, round + 1);
    const email = createEmail(own);
    const isTaken = users.some(
      (user) => user.email === email || String(user.nickname).toLowerCase() === own.nickname.toLowerCase(),
    );
    if (!isTaken)
      return { ...own, email, birthdate: trait === 'justAdult' ? getBirthdate(now) : own.birthdate };
  }
}

/** Returns the person under another nickname. */
function addNumber(person: Person, number: number): Person {
  const base = person.nickname.slice(0, MAX_NICKNAME - String(number).length);
  return { ...person, nickname: base + number };
}

/** Returns the birthday of a person who turns 18 today. A year without 29 February has the 28th in its place. */
function getBirthdate(now: number): string {
  const today = toDate(now);
  const date = `${Number(today.slice(0, 4)) - ADULT_AGE}${today.slice(4)}`;
  return isRealDate(date) ? date : date.replace(/29$/, '28');
}

/** An invented person, with all that the registration asks for but the e-mail and the password. */
export interface Person {
  name: string;
  last_name: string;
  nickname: string;
  phone: string;
  birthdate: string;
  zipcode: string;
  state: string;
  municipality: string;
  neighborhood: string;
}

/** What a tester may ask of an invented person: of the account, of the birthday or of the name. */
export const PERSON_TRAITS = [
  'confirmed',
  'longName',
  'accents',
  'apostrophe',
  'justAdult',
  'unverified',
] as const;
export type PersonTrait = (typeof PERSON_TRAITS)[number];
/** The traits that show in a person's names. */
export type NameTrait = Extract<PersonTrait, 'longName' | 'accents' | 'apostrophe'>;

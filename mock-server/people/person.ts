/** An invented person, with all that the registration asks for but the password. */
export interface Person {
  name: string;
  last_name: string;
  nickname: string;
  email: string;
  phone: string;
  /** Null: the person turns 18 on the day on which they register. */
  birthdate: string | null;
  zipcode: string;
  state: string;
  municipality: string;
  neighborhood: string;
}

/** What a tester may ask of an invented person. */
const PERSON_TRAITS = ['confirmed', 'longName', 'accents', 'apostrophe', 'justAdult', 'unverified'] as const;
export type PersonTrait = (typeof PERSON_TRAITS)[number];

import type { LoggedMessage } from '../../mock-server/index.ts';
import { redact } from '../lib/redact.ts';

const SECRET_HEADERS = new Set(['authorization', 'cookie', 'set-cookie', 'x-xsrf-token']);

const toFields = (names: string) =>
  new RegExp(`("(?:${names})"\\s*:\\s*)"((?:[^"\\\\]|\\\\.)*)(?:"|\\\\?$)`, 'g');

/** What the API calls a person, and where a person lives. */
const PERSONAL_FIELDS = toFields('last_name|nickname|birthdate|zipcode|municipality|neighborhood');
/** Weeks and teams have a `name` too. Only a person has a `last_name` beside it. */
const NAME_FIELD = toFields('name');
const OWN_NAMES = toFields('name|last_name|nickname');

/**
 * Returns `hide`, which leaves nothing in a request or a response of the real server that a bug report must not have,
 * and `names`, the names of the player that the messages had.
 */
export function createHideMessage() {
  const names = new Set<string>();
  return {
    names: () => [...names],
    hide({ headers, body }: LoggedMessage): LoggedMessage {
      const isOfPerson = /"last_name"\s*:/.test(body);
      if (isOfPerson) for (const [, , name] of body.matchAll(OWN_NAMES)) if (name) names.add(name);
      const personal = isOfPerson ? body.replace(NAME_FIELD, '$1"…"') : body;
      return {
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [
            name,
            SECRET_HEADERS.has(name.toLowerCase()) ? '…' : redact(value),
          ]),
        ),
        body: redact(personal.replace(PERSONAL_FIELDS, '$1"…"')),
      };
    },
  };
}

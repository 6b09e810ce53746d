/**
 * What the code that turns a HAR file into a world needs of the mock server. That code loads later, so it gets the
 * functions that the page has already, in place of a copy.
 */
import { checkPatch } from '../admin/tables.ts';
import { getPersonaUserId, PASSWORD, PERSONAS } from '../fixtures/personas.ts';
import { toScore } from '../fixtures/season.ts';
import { hideContact, showContacts } from '../lib/private-text.ts';
import { mix } from '../lib/random.ts';
import { findRow, getRows } from '../models/rows.ts';
import { TOKEN_KEY } from '../page/keys.ts';
import { getStatus } from '../rules/status.ts';
import { SALTS } from '../salts.ts';
import { WORLD_START } from '../seeds/index.ts';
import { SERVER_RULES } from '../server-rules.ts';

const PERSONA_IDS = PERSONAS.map(({ id }) => id);

export const TOOLS = {
  getRows,
  findRow,
  checkPatch,
  getStatus,
  getPersonaUserId,
  /** A final score of a game whose end nobody has said. */
  guessScore: (seed: number, id: number) => toScore(mix(seed, SALTS.result, id)),
  /** An e-mail or a phone number that the app treats alike. */
  inventContact: (text: string, kind: 'email' | 'phone') =>
    showContacts(hideContact(text.toLowerCase(), kind, PERSONA_IDS)),
  PASSWORD,
  TOKEN_KEY,
  WORLD_START,
  betDays: SERVER_RULES.betDays,
};

export type Tools = typeof TOOLS;

import type { MockControl, Note } from '../api.ts';
import { createNote, NOTES } from '../player/recorder/notes.ts';

const EARLIER_DRAFTS = createNote('Al empezar ya había marcadores sin enviar');

/** Says what a recording that starts now would lack: earlier changes, an open dialog or scores that weren't sent. */
export function findMissing(control: MockControl): Note | null {
  // The trivia and the expired session open by themselves, also in a replay.
  if (document.querySelector('[data-modal]:not([data-modal="trivia"], [data-modal="expiredSession"])'))
    return NOTES.earlierDialog;
  if (hasEarlierChanges(control)) return NOTES.earlierFacts;
  const hasDrafts = Object.entries(localStorage).some(
    ([key, value]) => key.startsWith('lmx:draft:') && value !== '[]',
  );
  return hasDrafts ? EARLIER_DRAFTS : null;
}

/** Facts of a persona that `world.as` records, and facts that leave no data or are part of the recipe's start. */
const STARTING_FACTS = /^(persona|login|logout|code|clock|laravel|login-failed|fault.*)$/;
const MAX_PERSONA_FACTS = 3;

/** Whether, since the persona was chosen, the world has had changes that the recipe's start can't repeat. */
function hasEarlierChanges({ world }: MockControl): boolean {
  const facts = world.facts();
  const since = facts.slice(facts.findLastIndex(({ kind }) => kind === 'persona') + 1);
  // `world.as` also revokes the session of a persona that is logged in on another device.
  return since.some(
    ({ by, kind }, index) =>
      !STARTING_FACTS.test(kind) && !(by === 'other-device' && index < MAX_PERSONA_FACTS),
  );
}

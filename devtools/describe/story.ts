import { createLabel } from '../../mock-server/engine/faults/describe-effect.ts';
import type { AgendaEvent, Fact, LogEntry } from '../../mock-server/index.ts';
import { describeFactIn } from './facts.ts';

export interface StoryEntry {
  key: string;
  at: number;
  /** Position of the fact in its branch; null for an event of the agenda. */
  seq: number | null;
  words: string;
  /** The address, the status and the wait of a fault, which `words` leave out; null for all else. */
  detail: string | null;
  author: Fact['by'] | 'agenda';
  /** The API call that added the fact, such as `POST /api/pool/user`; null without a call. */
  endpoint: string | null;
  /** HTTP status with which `endpoint` answered; 0 without an answer, or if the network log has lost the call. */
  status: number;
}

interface StorySources {
  facts: readonly Fact[];
  events: readonly AgendaEvent[];
  calls: readonly LogEntry[];
  cursor: number;
  now: number;
}

/** Lists the facts of the current branch and the agenda's events until now, in the order of the story. */
export function getStoryEntries({ facts, events: agenda, calls, cursor, now }: StorySources): StoryEntry[] {
  // `at` of a clock fact is the time after the change; the story starts before it.
  const from = Math.min(now, ...facts.map((fact) => (fact.kind === 'clock' ? fact.payload.from : fact.at)));
  const events = agenda
    .filter(({ at, isCalledOff }) => at >= from && at <= now && !isCalledOff)
    .map(
      ({ id, at, label }): StoryEntry => ({
        key: id,
        at,
        seq: null,
        words: label,
        detail: null,
        author: 'agenda',
        endpoint: null,
        status: 0,
      }),
    );
  const story: StoryEntry[] = [];
  for (const fact of facts) {
    const { seq, at, endpoint = null } = fact;
    // All events come before the facts after the cursor, which have been undone.
    const isUndone = seq > cursor;
    while (events[0] && (isUndone || events[0].at <= at)) story.push(events.shift() as StoryEntry);
    // `LogEntry.facts` holds the positions of the last fact before and after the call.
    const call = calls.findLast(
      ({ facts: [before, after], endpoint: called }) => before < seq && seq <= after && called === endpoint,
    );
    const status = endpoint === null ? 0 : (call?.status ?? 0);
    story.push({
      key: `fact ${seq}`,
      at,
      seq,
      words: describeFactIn(facts, fact),
      detail: fact.kind === 'fault' ? createLabel(fact.payload.fault) : null,
      author: fact.by,
      endpoint,
      status,
    });
  }
  return [...story, ...events];
}

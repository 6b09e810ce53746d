import type { ClockAction, MockControl, Note, Recording } from '../../api.ts';
import { NOTES } from './notes.ts';
import { floorToSeconds } from './recording.ts';

/**
 * Returns the action that repeats a time jump which has landed at `at`, or a note when none would leave the same facts.
 * A replay records its facts at whole seconds, so that a jump can't land between two facts of one second.
 */
export function toRecordedJump(
  { world }: Pick<MockControl, 'world'>,
  recording: Recording,
  jump: ClockAction,
  at: number,
): ClockAction | Note {
  const { world: start, startedAt, actions } = recording;
  const cursor = world.cursor();
  // A replay in a new world logs the persona in at the start of the recording.
  const isBeforeStart = start.packed === undefined && at < floorToSeconds(startedAt) && cursor > 0;
  if (isBeforeStart) return NOTES.beforeStart;
  const next = world
    .facts({ future: true })
    .slice(cursor)
    // A fact of a time jump changes no data.
    .find(({ kind }) => kind !== 'clock');
  if (next) {
    // The action that has caused the fact: a replay records the fact at the time of the action.
    const causes = actions.map((entry) => entry.at).filter((time) => time <= next.at);
    const isApart = floorToSeconds(Math.max(startedAt, ...causes)) > floorToSeconds(at);
    if (!isApart) return NOTES.fact;
  }
  if (start.packed === undefined || jump.control !== 'goto') return jump;
  // The facts of a packed world keep their milliseconds, which neither an expression nor a frozen clock has.
  const last = world.facts().at(-1);
  return { ...jump, time: Math.max(at, last?.at ?? at) };
}

import type { AgendaEvent } from '../../../mock-server/index.ts';
import { copy } from '../../copy.ts';
import type { Simulator } from '../../simulator.ts';
import { useAsk } from '../ask.ts';
import { Part } from '../kit.tsx';

const MINUTE = 60_000;
/** From a kick-off to the middle of what people watch. */
const HALF_WAY = 50 * MINUTE;

type Jump = (events: readonly AgendaEvent[], now: number) => number | undefined;

const first = (events: readonly AgendaEvent[], kind: AgendaEvent['kind'], from: number) =>
  events.find((event) => event.kind === kind && event.at > from);
const lastOfWeek = (
  events: readonly AgendaEvent[],
  kind: AgendaEvent['kind'],
  week: number | null | undefined,
) => events.findLast((event) => event.kind === kind && event.week === week)?.at;

const JUMPS: readonly [keyof typeof copy.jumpNames, Jump][] = [
  ['opening', (events, now) => first(events, 'week', now)?.at],
  ['lastHour', (events, now) => after(first(events, 'cutoff', now + 60 * MINUTE)?.at, -60 * MINUTE)],
  ['closed', (events, now) => lastOfWeek(events, 'cutoff', first(events, 'cutoff', now)?.week)],
  ['half', (events, now) => after(first(events, 'kickoff', now)?.at, HALF_WAY)],
  [
    'published',
    (events, now) => after(lastOfWeek(events, 'final', first(events, 'final', now)?.week), MINUTE),
  ],
  ['end', (events) => after(events.findLast((event) => event.kind === 'final')?.at, MINUTE)],
];

const after = (at: number | undefined, ms: number) => (at === undefined ? undefined : at + ms);

/** Saltos de un toque: the moments a demonstration wants. */
export function Jumps({ simulator }: { simulator: Simulator }) {
  const ask = useAsk();
  const now = simulator.clock.now();
  const events = simulator.agenda.list();
  return (
    <Part title={copy.jumps}>
      <div className="jumps">
        {JUMPS.map(([name, jump]) => {
          const at = jump(events, now);
          return (
            <button
              key={name}
              type="button"
              disabled={at === undefined}
              onClick={() => ask(() => simulator.clock.goto(at ?? now))}
            >
              {copy.jumpNames[name]}
            </button>
          );
        })}
      </div>
    </Part>
  );
}

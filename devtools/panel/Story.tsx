import { getCallLabel } from '../../mock-server/catalogue/endpoints.ts';
import { FACT_LABELS } from '../../mock-server/catalogue/fact-labels.ts';
import type { AgendaEvent, BranchView, Fact, LogEntry } from '../../mock-server/index.ts';
import type { Simulator } from '../api/simulator.ts';
import { copy, plural } from '../copy.ts';
import { formatDayHour } from '../format.ts';
import { usePanel } from './context.ts';
import { describeEdit } from './rows.ts';
import { Button, Choice, DayHour, Mono, Part } from './ui.tsx';

const HERE = 'Estás aquí';

const SHOWS = [
  { value: 'all', name: 'Todo' },
  { value: 'player', name: 'Lo que ve el jugador' },
] as const;

const MAX_ENTRIES = 40;

function listForks(branches: readonly BranchView[], seq: number): BranchView[] {
  const current = branches.find(({ isCurrent }) => isCurrent);
  const children = branches.filter(
    ({ isCurrent, parent }) => !isCurrent && parent?.branch === current?.id && parent?.after === seq,
  );
  const parent = branches.find(({ id }) => id === current?.parent?.branch);
  return current?.parent?.after === seq && parent ? [...children, parent] : children;
}

export function Story({ branches }: { branches: readonly BranchView[] }) {
  const { simulator, isQa, settings, set } = usePanel();
  const { world } = simulator;
  const cursor = world.cursor();
  const story = getStoryEntries(simulator).filter(
    ({ isSeenByPlayer }) => settings.storyShow === 'all' || isSeenByPlayer,
  );
  const facts = story.filter(({ seq }) => seq !== null).length;
  // The current position of the world: the last listed entry that is an agenda event or a fact up to the
  // cursor. Undefined when the filters hide all such entries.
  const here = story.findLast(({ seq }) => seq === null || seq <= cursor);

  return (
    <Part
      title="Historia de este mundo"
      aside={
        isQa ? `${plural(branches.length, 'rama', 'ramas')}, ${plural(facts, 'hecho', 'hechos')}` : undefined
      }
    >
      <p className="quiet">
        {isQa ? 'Un hecho es cada cosa que pasó.' : 'Cada cosa que pasó, quién la hizo y cuándo.'}
      </p>
      <div className="row">
        <Choice
          label="Qué se cuenta"
          options={SHOWS}
          value={settings.storyShow}
          onChange={(storyShow) => set({ storyShow })}
        />
      </div>
      <ol className="tree">
        {here === undefined ? (
          <li className="here">
            <DayHour at={world.now()} />
            <b className="here-mark">{HERE}</b>
          </li>
        ) : null}
        {story.slice(-MAX_ENTRIES).map((entry) => (
          <StoryRow
            key={entry.key}
            entry={entry}
            isHere={entry === here}
            forks={entry.seq === null ? [] : listForks(branches, entry.seq)}
          />
        ))}
      </ol>
    </Part>
  );
}

interface StoryRowProps {
  entry: StoryEntry;
  isHere: boolean;
  forks: readonly BranchView[];
}

function StoryRow({ entry, isHere, forks }: StoryRowProps) {
  const { simulator, isQa } = usePanel();
  const { at, seq, words, author, endpoint, status } = entry;
  const { world, clock } = simulator;
  const isFuture = seq !== null && seq > world.cursor();
  const call = endpoint && (isQa ? `${endpoint}${status > 0 ? ` ${status}` : ''}` : getCallLabel(endpoint));
  return (
    <li className={isHere ? 'here' : isFuture ? 'future' : seq === null ? 'event' : undefined}>
      <DayHour at={at} />
      <span className="grow">
        {isQa && seq !== null ? <Mono className="quiet">{`${seq} `}</Mono> : null}
        {words}
        {isHere ? <b className="here-mark"> · {HERE}</b> : null}
        <small>
          {copy.authors[author]}
          {call ? <span className={isQa ? 'mono' : undefined}> · {call}</span> : null}
        </small>
        {forks.map(({ id, name }) => (
          <small key={id} className="fork">
            ⎇ {name}
          </small>
        ))}
      </span>
      {isHere ? null : (
        <Button
          label={`Ir a: ${words}, ${formatDayHour(at)}`}
          run={() => (seq === null ? clock.goto(at) : world.gotoFact(seq))}
        >
          {copy.go}
        </Button>
      )}
    </li>
  );
}

export interface StoryEntry {
  key: string;
  at: number;
  /** Position of the story entry's fact in its branch; null for an event of the agenda. */
  seq: number | null;
  words: string;
  author: Fact['by'] | 'agenda';
  /**
   * API endpoint whose call added this fact to the simulated world, such as `POST /api/pool/user`; null for an
   * entry without such a call.
   */
  endpoint: string | null;
  /**
   * HTTP status of the API call that added this fact. 0 without such a call, for a call without a response, and
   * when the network log no longer has the call.
   */
  status: number;
  isSeenByPlayer: boolean;
}

/**
 * `LogEntry.facts` holds the positions of the last fact before and after the call.
 */
const findCall = (log: readonly LogEntry[], seq: number, endpoint: string) =>
  log.findLast(
    ({ facts: [before, after], endpoint: called }) => before < seq && seq <= after && called === endpoint,
  );

const PUBLIC_TABLES = ['weeks', 'games', 'trivias', 'teams'];

function isSeenByPlayer(fact: Fact, userId: string | null): boolean {
  switch (fact.kind) {
    case 'clock':
    case 'fault':
    case 'fault-clear':
    case 'laravel':
    case 'persona':
      return false;
    case 'fault-met':
      return fact.payload.hit;
    case 'edit':
      return fact.payload.changes.some(
        ({ table, id, before }) =>
          PUBLIC_TABLES.includes(table) ||
          (userId !== null && (before?.userId === userId || (table === 'users' && id === userId))),
      );
    default:
      return 'user_id' in fact.payload && userId !== null
        ? fact.payload.user_id === userId
        : fact.by === 'app' || fact.by === 'recipe';
  }
}

/** The app does not announce when a code, a link or a session expires, so players do not see these events. */
const isPublic = ({ kind }: AgendaEvent) => kind !== 'code' && kind !== 'link' && kind !== 'session';

const toEvent = (event: AgendaEvent): StoryEntry => ({
  key: event.id,
  at: event.at,
  seq: null,
  words: event.label,
  author: 'agenda',
  endpoint: null,
  status: 0,
  isSeenByPlayer: isPublic(event),
});

function toEntry(fact: Fact, log: readonly LogEntry[], userId: string | null): StoryEntry {
  const { endpoint = null } = fact;
  return {
    key: `fact ${fact.seq}`,
    at: fact.at,
    seq: fact.seq,
    words: describeFact(fact),
    author: fact.by,
    endpoint,
    status: (endpoint && findCall(log, fact.seq, endpoint)?.status) || 0,
    isSeenByPlayer: isSeenByPlayer(fact, userId),
  };
}

export function getStoryEntries({
  world,
  agenda,
  net,
}: Pick<Simulator, 'world' | 'agenda' | 'net'>): StoryEntry[] {
  const facts = world.facts({ future: true });
  const userId = world.user()?.id ?? null;
  const log = net.log();
  const now = world.now();
  // `at` of a clock fact is the time after the change, so the story starts at `payload.from`, the time before
  // it.
  const from = Math.min(now, ...facts.map((fact) => (fact.kind === 'clock' ? fact.payload.from : fact.at)));
  const events = agenda.list({ from, to: now }).filter(({ isCalledOff }) => !isCalledOff);
  const story: StoryEntry[] = [];
  for (const fact of facts) {
    const isFuture = fact.seq > world.cursor();
    while (events[0] && (isFuture || events[0].at <= fact.at))
      story.push(toEvent(events.shift() as AgendaEvent));
    story.push(toEntry(fact, log, userId));
  }
  return [...story, ...events.map(toEvent)];
}

const capitalise = (persona: string) => persona.charAt(0).toUpperCase() + persona.slice(1);

export function describeFact(fact: Fact): string {
  if (fact.kind === 'edit') return describeEdit(fact.payload);
  if (fact.kind === 'clock')
    return `El reloj pasa al ${formatDayHour(fact.payload.to)}${fact.payload.silent ? ', sin avisar a la app' : ''}`;
  const words = FACT_LABELS[fact.kind];
  if (fact.kind === 'laravel') return fact.payload.isOn ? words : 'Se quita Laravel de fábrica';
  if (fact.kind === 'persona') return `${words} ${capitalise(fact.payload.id)}`;
  if (fact.kind === 'pool') return `${words} (${fact.payload.predictions.length})`;
  if (fact.kind === 'fault') return `${words}: ${fact.payload.fault.label}`;
  return words;
}

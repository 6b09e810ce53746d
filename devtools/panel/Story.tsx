import { getCallLabel } from '../../mock-server/catalogue/catalogue.ts';
import type { BranchView } from '../../mock-server/index.ts';
import { copy, plural } from '../copy.ts';
import { formatDayHour } from '../format.ts';
import { getStoryEntries } from '../story.ts';
import { usePanel } from './context.ts';
import { Button, DayHour, Part } from './ui.tsx';

const HERE = 'Estás aquí';

const ENTRY = 'relative ml-1.5 flex min-h-7 items-start gap-2.5 border-l-2 border-l-(--branch) py-1 pl-3.5';

const MAX_ENTRIES = 40;

function listForks(branches: readonly BranchView[], seq: number | null): BranchView[] {
  const current = branches.find(({ isCurrent }) => isCurrent);
  const children = branches.filter(
    ({ isCurrent, parent }) => !isCurrent && parent?.branch === current?.id && parent?.after === seq,
  );
  const parent = branches.find(({ id }) => id === current?.parent?.branch);
  return current?.parent?.after === seq && parent ? [...children, parent] : children;
}

export function Story({ branches }: { branches: readonly BranchView[] }) {
  const { simulator, isQa } = usePanel();
  const { clock, world } = simulator;
  const cursor = world.cursor();
  const story = getStoryEntries(simulator);
  const facts = story.filter(({ seq }) => seq !== null).length;
  // The current position of the world: the last entry that is an agenda event or a fact up to the cursor.
  const here = story.findLast(({ seq }) => seq === null || seq <= cursor);

  return (
    <Part
      title="Historia de este mundo"
      aside={isQa && `${plural(branches.length, 'rama', 'ramas')}, ${plural(facts, 'hecho', 'hechos')}`}
    >
      <p className="quiet">
        {isQa ? 'Un hecho es cada cosa que pasó.' : 'Cada cosa que pasó, quién la hizo y cuándo.'}
      </p>
      <ol className="tree mt-2">
        {here === undefined ? (
          <li className={`here ${ENTRY}`}>
            <DayHour className="w-20" at={world.now()} />
            <b className="accent">{HERE}</b>
          </li>
        ) : null}
        {story.slice(-MAX_ENTRIES).map((entry) => {
          const { key, at, seq, words, author, endpoint, status } = entry;
          const isHere = entry === here;
          const isFuture = seq !== null && seq > cursor;
          const mark = isHere
            ? 'here'
            : isFuture
              ? 'future text-tone'
              : seq === null
                ? 'event text-tone'
                : '';
          const call =
            endpoint && (isQa ? `${endpoint}${status > 0 ? ` ${status}` : ''}` : getCallLabel(endpoint));
          return (
            <li key={key} className={`${ENTRY} ${mark}`}>
              <DayHour className="w-20" at={at} />
              <span className="grow">
                {isQa && seq !== null ? <span className="mono quiet">{`${seq} `}</span> : null}
                {words}
                {isHere ? <b className="accent"> · {HERE}</b> : null}
                <small className="wrap-anywhere">
                  {copy.authors[author]}
                  {call ? <span className={isQa ? 'mono' : undefined}> · {call}</span> : null}
                </small>
                {listForks(branches, seq).map(({ id, name }) => (
                  <small key={id} className="heed wrap-anywhere">
                    ⎇ {name}
                  </small>
                ))}
              </span>
              {isHere ? null : (
                <Button
                  className="min-h-touch-24 min-w-(--touch) px-2"
                  label={`Ir a: ${words}, ${formatDayHour(at)}`}
                  onPress={() => (seq === null ? clock.goto(at) : world.gotoFact(seq))}
                >
                  {copy.go}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Part>
  );
}

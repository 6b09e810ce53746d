import type { BranchView } from '../../../mock-server/index.ts';
import { getCallLabel } from '../../copy/labels.ts';
import { copy, plural } from '../../copy/shared.ts';
import { formatDayHour } from '../../lib/format.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { DayHour } from '../parts/DayHour.tsx';
import { Part } from '../parts/Part.tsx';

const HERE = 'Estás aquí';
const ENTRY = 'relative ml-1.5 flex min-h-7 items-start gap-2.5 border-l-2 border-l-(--branch) py-1 pl-3.5';

export function Story({ branches }: { branches: readonly BranchView[] }) {
  const { simulator, reads, isQa } = usePanel();
  const { clock, world } = simulator;
  const { id: own, facts, cursor, parent: origin } = useRead(reads.branch);
  const parent = branches.find(({ id }) => id === origin?.branch);
  const children = branches.filter((view) => view.id !== own && view.parent?.branch === own);
  const now = useRead(reads.changedAt);
  const story = useRead(reads.story);
  // The current position of the world: the last entry that is an agenda event or a fact up to the cursor.
  const here = story.findLast(({ seq }) => seq === null || seq <= cursor);

  return (
    <Part
      title="Historia de este mundo"
      aside={isQa && `${plural(branches.length, 'rama', 'ramas')}, ${plural(facts, 'cambio', 'cambios')}`}
    >
      <p className="quiet">
        {isQa
          ? 'Un cambio es cada cosa que pasó en este mundo.'
          : 'Cada cosa que pasó, quién la hizo y cuándo.'}
      </p>
      <ol className="tree mt-2">
        {here === undefined ? (
          <li className={`here ${ENTRY}`}>
            <DayHour className="w-20" at={now} />
            <b className="accent">{HERE}</b>
          </li>
        ) : null}
        {story.slice(-40).map((entry) => {
          const { key, at, seq, words, detail, author, endpoint, status } = entry;
          const isHere = entry === here;
          const forks = children.filter((view) => view.parent?.after === seq);
          if (parent && origin?.after === seq) forks.push(parent);
          const factMark = seq !== null && seq > cursor ? 'future text-tone' : '';
          const mark = seq === null ? 'event text-tone' : factMark;
          const answer = status > 0 ? ` ${status}` : '';
          const call = endpoint && (isQa ? endpoint + answer : getCallLabel(endpoint));
          const how = (isQa && detail) || call;
          return (
            <li key={key} className={`${ENTRY} ${isHere ? 'here' : mark}`}>
              <DayHour className="w-20" at={at} />
              <span className="grow">
                {isQa && seq !== null ? <span className="mono quiet">{`${seq} `}</span> : null}
                {words}
                {isHere ? <b className="accent"> · {HERE}</b> : null}
                <small className="wrap-anywhere">
                  {copy.authors[author]}
                  {how ? <span className={isQa ? 'mono' : undefined}> · {how}</span> : null}
                </small>
                {forks.map(({ id, name }) => (
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

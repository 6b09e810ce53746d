import { copy } from '../copy/shared.ts';
import { useRead, type WorldReads } from '../panel/context/world-reads.ts';
import { DayHour } from '../panel/parts/DayHour.tsx';

const FACT = 'border-b border-b-hair py-1.75 wrap-anywhere [&>.mono]:mr-1.5';

interface LatestFactsProps {
  reads: WorldReads;
  isPlaying: boolean;
  /** Whether the list is shown only after a press of its name. */
  isFolded: boolean;
  className: string;
}

export function LatestFacts({ reads, isPlaying, isFolded, className }: LatestFactsProps) {
  const happenings = useRead(reads.happenings);
  const cursor = useRead(reads.cursor);
  const content = (
    <>
      <ul>
        {happenings
          .slice(-8)
          .toReversed()
          .map(({ place, at, words, by }) => (
            <li key={place} className={`${FACT} ${Math.floor(place) > cursor ? 'quiet' : ''}`}>
              <DayHour at={at} /> {words} <small className="inline">· {copy.authors[by]}</small>
            </li>
          ))}
      </ul>
      <p className="quiet mt-3.5">
        {isPlaying
          ? 'Mueve el mouse sobre la app y tú tomas el control.'
          : 'Aquí se lee qué va pasando mientras usas la app.'}
      </p>
    </>
  );
  return (
    <section className={className} aria-label="Detrás de cámara">
      {isFolded ? (
        <details>
          <summary className="cursor-pointer py-2 font-semibold text-sm text-tone">Detrás de cámara</summary>
          {content}
        </details>
      ) : (
        <>
          <h2 className="mt-1.5 mb-1">Detrás de cámara</h2>
          {content}
        </>
      )}
    </section>
  );
}

import type { Simulator } from '../../api/simulator.ts';
import { cabinaCopy } from '../../copy/cabina.ts';
import { copy } from '../../copy.ts';
import { describeFact } from '../branches/facts.ts';
import { useWorld } from '../signals.tsx';
import { DayHour } from '../ui.tsx';

const MAX_FACTS = 8;

export function LatestFacts({ simulator, isPlaying }: { simulator: Simulator; isPlaying: boolean }) {
  useWorld(simulator);
  const facts = simulator.world.facts().slice(-MAX_FACTS).toReversed();
  return (
    <section className="latest-facts" aria-label={cabinaCopy.behind}>
      <h2>{cabinaCopy.behind}</h2>
      <ul>
        {facts.map((fact) => (
          <li key={fact.seq}>
            <DayHour at={fact.at} /> {describeFact(fact)} <small>{copy.authors[fact.by]}</small>
          </li>
        ))}
      </ul>
      <p className="quiet">{isPlaying ? cabinaCopy.behindPlaying : cabinaCopy.behindNone}</p>
    </section>
  );
}

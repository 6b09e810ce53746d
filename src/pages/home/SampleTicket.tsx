import { Stamp } from '../../components/Stamp.tsx';
import { Ticket } from '../../components/Ticket.tsx';
import { homeCopy } from '../../copy/home.ts';

const lines = homeCopy.sampleScores.map((score) => ({ id: score.home.shortName, ...score }));

/** A sealed boleto as an example, for whoever has none yet. */
export function SampleTicket() {
  return (
    <Ticket
      title={homeCopy.sampleTitle}
      aside={homeCopy.sampleFolio}
      lines={lines}
      note={homeCopy.sampleNote}
      stamp={
        <Stamp
          brand={homeCopy.sampleStampBrand}
          word={homeCopy.sampleStampWord}
          detail={homeCopy.sampleStampDate}
        />
      }
      hasBarcode
    />
  );
}

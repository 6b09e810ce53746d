import { Stamp } from '../../components/Stamp.tsx';
import { TicketPaper } from '../../components/TicketPaper.tsx';
import { homeCopy } from '../../copy/home.ts';

const lines = homeCopy.sampleScores.map((score) => ({ gameId: score.home.shortName, ...score }));

export function SampleTicket() {
  return (
    <TicketPaper
      look="hero"
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

import { createLazy } from '../../../lib/lazy.ts';
import { useLazy } from '../../../ui/use-lazy.ts';
import { PlayerTicket } from '../PlayerTicket.tsx';
import { TicketPlaceholder } from '../TicketPlaceholder.tsx';
import type { SeasonTicketProps } from './SeasonTicket.tsx';

/** Its code is fetched only after the season. If it can't be, the ticket of the last week is shown. */
export function LazySeasonTicket(props: SeasonTicketProps) {
  const { current: SeasonTicket, error } = useLazy(seasonCode);
  if (error !== null) return <PlayerTicket />;
  return SeasonTicket ? <SeasonTicket {...props} /> : <TicketPlaceholder />;
}

const seasonCode = createLazy(async () => (await import('./SeasonTicket.tsx')).SeasonTicket);

import { type AgendaKind, findStep, getAgenda } from '../agenda/agenda.ts';
import type { Game } from '../game.ts';

interface AgendaFilter {
  from?: number;
  to?: number;
  kinds?: readonly AgendaKind[];
}

export function createAgendaControl({ world }: Game) {
  const list = ({ from = -Infinity, to = Infinity, kinds }: AgendaFilter = {}) =>
    getAgenda(world.schema).filter(
      ({ at, kind }) => at >= from && at <= to && (kinds === undefined || kinds.includes(kind)),
    );
  return {
    list,
    next: ({ kinds }: { kinds?: readonly AgendaKind[] } = {}) => findStep(list(), world.now(), 1, kinds),
  };
}

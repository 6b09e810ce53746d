import { type AgendaKind, findStep, getAgenda } from '../agenda/agenda.ts';
import type { BackEnd } from '../back-end.ts';

interface AgendaFilter {
  from?: number;
  to?: number;
  kinds?: readonly AgendaKind[];
}

export function createAgendaControl({ world }: BackEnd) {
  const list = ({ from = -Infinity, to = Infinity, kinds }: AgendaFilter = {}) =>
    getAgenda(world.schema).filter(
      ({ at, kind }) => at >= from && at <= to && (kinds === undefined || kinds.includes(kind)),
    );
  return {
    list,
    next: ({ kinds }: { kinds?: readonly AgendaKind[] } = {}) => findStep(list(), world.now(), 1, kinds),
  };
}

import type { GameState } from '../../../domain/game-state.ts';
import type { IconName } from '../../../ui/Icon.tsx';

interface GameLook {
  icon?: IconName;
  card: string;
  header: string;
  foot: string;
}

const SOLID = 'border-2 border-tinta bg-blanco';
const DASHED = 'border-tinta border-dashed';

/** How the card of a game looks in each state, as classes. */
export const GAME_LOOKS: Record<GameState, GameLook> = {
  open: {
    card: `${SOLID} shadow-tinta`,
    header: 'border-tinta bg-azul text-papel',
    foot: DASHED,
  },
  draft: {
    card: `${SOLID} shadow-dorado`,
    header: 'border-tinta bg-queso text-tinta',
    foot: DASHED,
  },
  sent: {
    icon: 'lock',
    card: 'ridged-paper bg-blanco py-1.5',
    header: 'border-azul border-dashed text-azul',
    foot: 'border-azul border-dashed',
  },
  closed: {
    icon: 'lock',
    card: 'border-2 border-humo bg-(image:--trama) bg-kraft',
    header: 'border-humo bg-kraft',
    foot: 'border-humo border-dashed',
  },
  next: {
    icon: 'calendar',
    card: 'border-2 border-humo border-dashed',
    header: 'border-humo border-dashed',
    foot: DASHED,
  },
  halted: {
    icon: 'calendar',
    card: 'border-2 border-tinta border-dashed',
    header: DASHED,
    foot: DASHED,
  },
  live: {
    card: SOLID,
    header: 'border-tinta bg-verde text-papel',
    foot: 'border-tinta bg-elote',
  },
  final: {
    card: SOLID,
    header: 'border-tinta bg-tinta text-papel',
    foot: 'border-tinta bg-kraft',
  },
};

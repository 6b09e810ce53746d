import { checkBoleto, checkToast } from './boleto.ts';
import { checkDialogs } from './dialogs.ts';
import { checkBack, checkLeaving } from './leaving.ts';
import { checkColdVisits, checkPlayerPages, checkVisitorPages } from './pages.ts';
import type { Run } from './run.ts';

export interface CheckGroup {
  name: string;
  isLong?: boolean;
  check(run: Run): Promise<void>;
}

export const CHECK_GROUPS: readonly CheckGroup[] = [
  { name: 'cold', check: checkColdVisits },
  { name: 'back', check: checkBack },
  { name: 'leaving', check: checkLeaving, isLong: true },
  { name: 'visitor', check: checkVisitorPages },
  { name: 'player', check: checkPlayerPages },
  { name: 'boleto', check: checkBoleto },
  { name: 'toast', check: checkToast },
  { name: 'dialogs', check: checkDialogs },
];

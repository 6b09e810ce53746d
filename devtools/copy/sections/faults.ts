import { plural } from '../plural.ts';

export const faultsCopy = {
  faultAfter: 'después de guardar',
  faultBefore: 'antes de guardar',
  faultHeld: (count: number) => plural(count, 'petición retenida', 'peticiones retenidas'),
  faultMessage: 'Mensaje',
  faultScope: 'Cuántas veces',
  faultTimes: (times: number | 'always') => (times === 'always' ? 'siempre' : plural(times, 'vez', 'veces')),
  faultWhen: 'Cuándo',
  faultsCount: (count: number) => plural(count, 'falla', 'fallas'),
  offline: 'Sin internet',
} as const;

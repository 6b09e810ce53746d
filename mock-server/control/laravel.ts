import type { BackEnd } from '../back-end.ts';
import { getRows } from '../models/rows.ts';

/** “Laravel de fábrica”. */
export function createLaravelControl({ world, change }: BackEnd) {
  const isLaravel = () => getRows(world.schema, 'settings')[0]?.isLaravel ?? false;

  return {
    /**
     * True makes the server answer as Laravel does by default (`docs/mock-differences.md`): `rules()` order, `data`
     * wrapper, date casts, Breeze's texts and log-in throttle. False returns to the contract. Records a fact if the
     * value changes.
     */
    laravel: (isOn: boolean) =>
      change(() => {
        if (isOn !== isLaravel()) world.commit('laravel', { isOn }, 'panel');
      }),
    isLaravel,
  };
}

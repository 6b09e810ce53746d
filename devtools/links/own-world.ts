import type { LinkContent } from './link.ts';

type Name = Exclude<keyof LinkContent, 'faults'>;

const WORLD_NAMES: readonly Name[] = ['as', 'at', 'seed', 'laravel'];

/** What a link with a packed world, a recipe or a recording can't change, because they have a world of their own. */
const OWN_WORLDS: readonly { own: Name; others: readonly Name[] }[] = [
  { own: 'tab', others: [...WORLD_NAMES, 's', 'r', 'spec', 'draft', 'device', 'speed'] },
  { own: 'r', others: [...WORLD_NAMES, 's', 'spec', 'draft', 'device'] },
  { own: 'spec', others: [...WORLD_NAMES, 's', 'draft', 'device', 'step'] },
  { own: 'draft', others: [...WORLD_NAMES, 's', 'device'] },
  { own: 's', others: WORLD_NAMES },
];

/** Throws an error with a Spanish message for a link whose parameters contradict each other. */
export function checkOwnWorld(link: LinkContent): void {
  for (const { own, others } of OWN_WORLDS) {
    if (link[own] === undefined) continue;
    const refused: string[] = others.filter((name) => link[name] !== undefined);
    if (link.faults.length > 0) refused.push('fail');
    if (refused.length === 0) continue;
    const names = refused.map((name) => `“${name}”`).join(' ni ');
    throw new Error(`Un enlace con “${own}” trae su propio mundo: no acepta ${names}.`);
  }
}

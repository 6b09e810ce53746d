import type { LinkContent } from './link-content.ts';

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

/** What only a world of the simulated server has. */
const SIMULATED_NAMES: readonly Name[] = [...WORLD_NAMES, 's', 'tab', 'r', 'spec', 'device', 'speed'];

/** Throws an error with a Spanish message for a link whose parameters contradict each other. */
export function checkOwnWorld(link: LinkContent): void {
  const simulated = link.server === 'real' ? SIMULATED_NAMES.filter((name) => link[name] !== undefined) : [];
  if (simulated.length > 0)
    throw new Error(`Con el servidor de verdad, un enlace no acepta ${quote(simulated)}.`);
  for (const { own, others } of OWN_WORLDS) {
    if (link[own] === undefined) continue;
    const refused: string[] = others.filter((name) => link[name] !== undefined);
    if (link.faults.length > 0) refused.push('fail');
    if (refused.length === 0) continue;
    throw new Error(`Un enlace con “${own}” trae su propio mundo: no acepta ${quote(refused)}.`);
  }
}

const quote = (names: readonly string[]) => names.map((name) => `“${name}”`).join(' ni ');

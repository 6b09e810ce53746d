import { BASE } from '../../mock-server/catalogue/address.ts';
import type { RecipeWorld, Simulator } from '../api.ts';
import { NEEDS_SIMULATED } from '../copy/real-server.ts';

type Groups = 'clock' | 'world' | 'people' | 'branch' | 'mail' | 'recorder';

/** The methods that need the world of the simulated server. Those that return a promise reject. */
const REFUSED: Readonly<Record<Groups, string>> = {
  clock: 'freeze resume advance goto step device',
  world:
    'reset as edit undo publish publishWeek remove revoke deleteUser verify answerTrivia laravel gotoFact import ' +
    'pack unpack hash',
  people: 'add fillRegistration',
  branch: 'create switch undoStart rename remove undoRemove',
  mail: 'expire',
  recorder: 'startFresh',
};
const REFUSED_AT_ONCE = { world: 'export table', branch: 'diff' } as const;

/**
 * Refuses what only the simulated server can do, with a sentence that names the other server. A recorded recipe plays
 * on the page as it is, because its gestures need no world.
 */
export function refuseWorld(simulator: Simulator): void {
  const { agenda, mail, world } = simulator;
  const refuse = () => {
    throw new Error(NEEDS_SIMULATED);
  };
  const replace = (group: object, names: string, method: () => unknown) =>
    Object.assign(group, Object.fromEntries(names.split(' ').map((name) => [name, method])));
  for (const [group, names] of Object.entries(REFUSED))
    replace(simulator[group as Groups], names, async () => refuse());
  for (const [group, names] of Object.entries(REFUSED_AT_ONCE))
    replace(simulator[group as Groups], names, refuse);
  playRecordings(simulator, refuse);
  Object.assign(agenda, { list: () => [] });
  Object.assign(mail, { list: () => [], last: () => null });
  Object.assign(world, { personas: () => [], persona: () => null });
  const getLink = async () => `${location.href.replace(/#.*/, '')}#sim?server=real`;
  Object.assign(simulator, {
    link: getLink,
    openTab: async () => void window.open(await getLink(), '_blank', 'noopener'),
  });
}

/** A recorded recipe begins at its page, with its faults. Any other recipe needs a world. */
function playRecordings({ fault, recipe, recorder, world }: Simulator, refuse: () => never): void {
  let isStarting = false;
  async function start<Result>(id: string, begin: () => Promise<Result>): Promise<Result> {
    if (!recorder.mine.list().some((recorded) => recorded.id === id)) refuse();
    isStarting = true;
    return begin().finally(() => {
      isStarting = false;
    });
  }
  const { apply, play, run } = recipe;
  Object.assign(recipe, {
    apply: (id, options) => start(id, () => apply(id, options)),
    play: (id, options) => start(id, () => play(id, options)),
    run: (id) => start(id, () => run(id)),
  } satisfies Partial<typeof recipe>);
  Object.assign(world, {
    async begin({ faults = [], route }: RecipeWorld) {
      if (!isStarting) refuse();
      await fault.clear();
      for (const added of faults) await fault.add(added);
      location.assign(BASE + route);
      await new Promise(() => {});
    },
  });
}

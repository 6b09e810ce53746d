/** The HAR file that answers in place of the mock server. */

import type { BackEnd } from '../back-end.ts';
import type { HarOptions } from '../engine/har/open-har.ts';
import { TOOLS } from '../har/tools.ts';

export function createHarControl(backEnd: BackEnd) {
  const { har } = backEnd;
  const load = () => import('../har/har-world.ts');

  async function plan() {
    const player = har.player();
    if (!player) throw new Error('No hay ningún HAR abierto.');
    const { planHarWorld, beginHarWorld } = await load();
    const world = planHarWorld(backEnd, TOOLS, player.calls());
    return { world, open: () => player.close(() => beginHarWorld(backEnd, TOOLS, world)) };
  }

  return {
    /**
     * Answers the calls of the API from a HAR file in place of the mock server: each with the next answer for its
     * method and path, and the world's clock at the file's time; with `withTimes`, each answer takes the time that it
     * took. A call that the file lacks is a lost connection. The page begins as the file does, with a session or
     * without one, and reloads if it has another state. Rejects, and changes nothing, when the text is no HAR file with
     * calls of the API, is too large, or when a file is open already. Until `stopHar` the world has no new facts but
     * faults.
     */
    playHar: (text: string, options?: HarOptions) => har.play(text, options),
    /**
     * Closes the HAR file, and gives back the world, its branches and the page as they were before `playHar`; the page
     * reloads if its storage has changed.
     */
    stopHar: har.stop,
    /**
     * Returns the HAR file that is played: its program (`creator`), the numbers of its calls (`total`) and of those
     * that the app has made (`done`), the calls that come `next`, the calls that it lacks (`missing`), the numbers of
     * its other entries (`others`) and of answers without their body (`bodiless`), and `withTimes`. Null without one.
     */
    playingHar: () => har.player()?.view() ?? null,
    /** Sets `withTimes` of the open HAR file. */
    setHarTimes: (isOn: boolean) => har.player()?.setTimes(isOn),
    /** Begins the HAR file again with its first call, and reloads the page. */
    restartHar: async () => har.player()?.restart(),
    /** Goes on to the call of the HAR file after the next one. */
    skipHarCall: () => har.player()?.skip(),
    /**
     * Resolves to what `saveHarAsWorld` would take from the open HAR file, and what it would leave out, as Spanish
     * texts.
     */
    async describeHarWorld() {
      const { taken, leftOut } = (await plan()).world;
      return { taken, leftOut };
    },
    /**
     * Closes the HAR file and opens a world with the weeks, games, predictions, trivias and the account that its
     * answers say, at the time of the last answer, in a branch of its own, and reloads the page. The branch before is
     * renamed to “Antes del HAR”, as by `begin`. What the file doesn't say is the simulator's own.
     */
    async saveHarAsWorld() {
      const { open } = await plan();
      await open();
    },
  };
}

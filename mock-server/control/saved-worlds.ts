/** Worlds as text: in the browser's storage, in a file, in a link. */

import type { BackEnd } from '../back-end.ts';
import { cutBranchName } from '../catalogue/bounds.ts';
import type { DeviceMode } from '../engine/clock/device-mode.ts';
import { saveWorld, slimWorld } from '../engine/history/saved-world.ts';
import { MAX_WORLD_LENGTH } from '../engine/history/world-format.ts';
import type { Arrival } from '../engine/page/page-state.ts';
import type { Fact } from '../facts/index.ts';
import { packText, unpackText } from '../lib/codec.ts';
import { showContacts } from '../lib/private-text.ts';
import { hideWorld, showPage } from '../worlds/private-world.ts';
import { checkDevice, checkRate } from './clock.ts';

interface Opening {
  previousName: string;
  inPlace?: boolean;
  rate?: number;
  device?: DeviceMode;
}

export function createSavedWorldControl(backEnd: BackEnd, isPersisted: boolean) {
  const { world, pageAdapter, device, persistence } = backEnd;

  function getSavedWorld(arrival: Arrival) {
    backEnd.checkIsFree();
    return saveWorld<Fact>(world, device.mode(), arrival);
  }

  const getSlimWorld = () => slimWorld(getSavedWorld(null), pageAdapter.snapshot());
  const getPrivateWorld = () => hideWorld(getSlimWorld(), world);

  const open = (text: string, how: Opening) =>
    backEnd.open(showContacts(text), { ...how, toPage: (page) => showPage(page, world) });

  return {
    /**
     * Returns the world's id in this browser, equal in all tabs that share the world; null without `persist` and when
     * the browser blocks storage.
     */
    id: () => persistence.worldId,
    /**
     * Returns why a reload loses the world: the browser blocks storage (the whole world), or has no space (everything
     * since the last save). Null when the world is saved, and without `persist`.
     */
    saveProblem(): 'blocked' | 'full' | null {
      if (isPersisted && persistence.worldId === null) return 'blocked';
      return persistence.isFull() ? 'full' : null;
    },
    /**
     * Returns the saved texts of this world that couldn't be opened, or only with other values: each with its id, the
     * reason in Spanish, and whether this document has found it (`isNew`).
     */
    copies: () => persistence.copies(),
    /** Deletes one of the kept copies of unreadable saved worlds (`copies`). */
    discardCopy: (id: string) => persistence.discardCopy(id),
    /**
     * With `isPrivate`, the text is only the current branch up to now, and nobody can be identified by it (see `pack`).
     */
    export: ({ isPrivate = false } = {}) =>
      JSON.stringify(isPrivate ? getPrivateWorld() : getSavedWorld(pageAdapter.snapshot()), null, 1),
    /**
     * Opens an exported world and reloads the page. Existing branches stay; the current branch is renamed to
     * “Antes de importar”, or deleted, as by `begin`. Rejects, and changes nothing, when the text is no valid world
     * or has another version, other season data or facts that don't apply, or when the world is too large for the
     * simulator or for the browser's storage.
     */
    import: (text: string) => open(text, { previousName: 'Antes de importar' }),
    /** With `isPrivate`, nobody can be identified by the link: e-mails, phone numbers and names are replaced. */
    pack({ isPrivate = false } = {}) {
      return packText(JSON.stringify(isPrivate ? getPrivateWorld() : getSlimWorld()));
    },
    /**
     * Opens a packed world as `import` opens an exported world. The current branch is renamed to `previousName`, by
     * default “Antes del enlace”, or deleted with `inPlace`, as by `begin`. `rate` and `device` replace the saved ones.
     */
    async unpack(packed: string, { previousName = 'Antes del enlace', ...how }: Partial<Opening> = {}) {
      if (how.rate !== undefined) checkRate(how.rate);
      if (how.device !== undefined) checkDevice(how.device);
      const text = await unpackText(packed, MAX_WORLD_LENGTH).catch(() => {
        throw new Error('El enlace está cortado o dañado.');
      });
      await open(text, { previousName: cutBranchName(previousName), ...how });
    },
  };
}

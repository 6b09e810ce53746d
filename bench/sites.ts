/** The pages that are measured, each on a server of its own. Every text file is sent with Brotli 11. */
import { startBridge } from '../e2e/bridge/bridge.ts';
import type { MockControl } from '../mock-server/index.ts';

export interface Site {
  origin: string;
  close(): Promise<void>;
}

/** The product with a simulated API behind it. */
export interface World extends Site {
  control: MockControl;
  /** A session of the persona Ana. */
  token: string;
}

/** Starts a build with a new world, in which Ana is logged in. */
export async function startWorld(folder = 'dist'): Promise<World> {
  const { origin, control, close } = await startBridge({ folder, port: 0, world: { players: 50 } });
  await control.world.as('ana');
  const token = String(control.world.table('sessions').rows.at(-1)?.token);
  return { origin, control, token, close };
}

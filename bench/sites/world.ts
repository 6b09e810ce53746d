import { startBridge } from '../../e2e/bridge/bridge.ts';
import type { MockControl } from '../../mock-server/index.ts';

export interface BenchWorld {
  origin: string;
  token: string;
  close(): Promise<void>;
}

const PLAYERS = 50;

async function openSession(control: MockControl): Promise<string> {
  await control.world.as('ana');
  return String(control.world.table('sessions').rows.at(-1)?.token);
}

export async function startWorld(folder: string): Promise<BenchWorld> {
  const { origin, control, close } = await startBridge({ folder, world: { players: PLAYERS } });
  return { origin, token: await openSession(control), close };
}

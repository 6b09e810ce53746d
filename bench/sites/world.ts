import type { IncomingMessage, ServerResponse } from 'node:http';
import { startBridge } from '../../e2e/bridge/bridge.ts';
import { sendWebResponse, toWebRequest } from '../../e2e/bridge/http.ts';
import { type MockControl, startMockServer } from '../../mock-server/index.ts';
import { startStaticHost } from '../../scripts/static-host.ts';

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
  const { origin, control, close } = await startBridge({ folder, port: 0, world: { players: PLAYERS } });
  return { origin, token: await openSession(control), close };
}

interface WireGame {
  id: number;
  date: string;
  time: string;
}
type WireWeeks = Record<string, { data: WireGame[] }>;

function lengthenWeeks(weeks: WireWeeks, count: number): WireWeeks {
  return Object.fromEntries(
    Object.entries(weeks).map(([week, { data }]) => {
      const last = data.at(-1);
      if (!last) return [week, { data }];
      const extra = Array.from({ length: Math.max(0, count - data.length) }, (_, index) => ({
        ...last,
        id: 1_000_000 * Number(week) + index,
      }));
      return [week, { data: [...data, ...extra].slice(0, count) }];
    }),
  );
}

const GAMES = /^\/api\/games\/week\//;

export async function startLongWeeks(folder: string, count: number): Promise<BenchWorld> {
  const control = startMockServer({ players: PLAYERS, intercept: false });
  async function pass(message: IncomingMessage, response: ServerResponse) {
    const request = await toWebRequest(message, response, `http://${message.headers.host}`);
    const answer = await control.handle(request);
    const isGames = answer.ok && GAMES.test(message.url ?? '');
    if (!isGames) return sendWebResponse(answer, response);
    const weeks = lengthenWeeks((await answer.json()) as WireWeeks, count);
    return sendWebResponse(Response.json(weeks, { headers: answer.headers }), response);
  }
  const host = await startStaticHost({
    folder,
    port: 0,
    api(message, response) {
      if (!/^\/(?:api|sanctum)\//.test(message.url ?? '')) return false;
      void pass(message, response).catch(() => response.destroy());
      return true;
    },
  });
  return {
    origin: host.origin,
    token: await openSession(control),
    async close() {
      await host.close();
      control.shutdown();
    },
  };
}

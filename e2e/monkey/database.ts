import type { MockControl } from '../../mock-server/index.ts';

export function checkTables({ world }: MockControl): string | null {
  const predictions = world.table('predictions').rows;
  const keys = new Set<string>();
  const points = new Map<string, number>();
  for (const { userId, gameId, nickname, points: gained } of predictions) {
    const key = `${userId} ${gameId}`;
    if (keys.has(key)) return `user and game ${key} have two predictions`;
    keys.add(key);
    points.set(String(nickname), (points.get(String(nickname)) ?? 0) + Number(gained ?? 0));
  }
  for (const { nickname, is_correct } of world.table('answers').rows)
    if (is_correct) points.set(String(nickname), (points.get(String(nickname)) ?? 0) + 1);
  for (const { nickname, score } of world.table('ranking').rows) {
    const own = points.get(String(nickname));
    if (own !== undefined && own !== score)
      return `${nickname} has ${score} points in the ranking and ${own} in predictions and answers`;
  }
  return null;
}

export async function checkReplay({ world }: MockControl, fresh: MockControl): Promise<string | null> {
  await fresh.world.import(world.export());
  const [own, replayed] = await Promise.all([world.hash(), fresh.world.hash()]);
  return own === replayed ? null : 'the facts replayed from the seed give another database';
}

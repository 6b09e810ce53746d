/** Takes the app to where something of the world is seen. Loads at the first use. */
import type { MockControl, ScreenExpectation } from '../api.ts';
import { createDomDriver } from '../player/driver/dom-driver.ts';
import { isSeen, reveal } from '../player/driver/screens.ts';
import { APP_PAGE } from './app-page.ts';
import type { Sight } from './game-types.ts';

/** `route`: the page of the screen, which only a player can open. */
const SIGHTS: Readonly<Record<Sight, { route?: string; screen: ScreenExpectation }>> = {
  live: { route: '/games', screen: { games: 'live', count: 1 } },
  // The first row is the head of the table.
  champion: { route: '/ranking?tabla=general', screen: { target: { role: 'row', name: /./, nth: 1 } } },
  offline: { screen: { text: 'Estás sin internet.' } },
};

const TURN_MS = 100;
const MAX_TURNS = 50;

/** Opens the page of the sight and scrolls to it. Does nothing for a visitor, who can't see it. */
export async function show({ world }: MockControl, sight: Sight): Promise<void> {
  if (world.user() === null) return;
  const { route, screen } = SIGHTS[sight];
  if (route) await createDomDriver({ page: APP_PAGE }).go({ route });
  const isThere = () =>
    'games' in screen ? [...APP_PAGE.findAll(screen)].length > 0 : isSeen(APP_PAGE, screen);
  for (let turn = 0; turn < MAX_TURNS && !isThere(); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, TURN_MS));
  if (isThere()) reveal(APP_PAGE, screen);
}

import { createGameWorld } from '../../testing/game-world.ts';
import { receiveTrivia } from './receive-trivia.ts';
import { getTriviaDialog } from './trivia-dialog.ts';

export const TRIVIA = { id: '5', question: 'q', options: ['1970', '1986'] };

/** The question of week 7 is in its dialog. */
export function asked(options?: Parameters<typeof createGameWorld>[0], trivia = TRIVIA) {
  const world = createGameWorld(options);
  receiveTrivia(world, trivia, 7);
  world.trivia.open();
  getTriviaDialog(world).start();
  return world;
}

import { expect, test } from 'vitest';
import { type Engine, findObstacle } from './engine.ts';

const ENGINE: Engine = {
  name: 'Firefox',
  packageName: 'firefox-esr',
  isHere: () => false,
  start: () => Promise.reject(new Error('It must not be started.')),
};

test('findObstacle names the Debian package of a browser engine that the machine lacks and does not start the engine', async () => {
  expect(await findObstacle(ENGINE)).toMatch(/^the machine lacks firefox-esr/);
});

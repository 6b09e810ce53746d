import { expect, test } from 'vitest';
import { type Engine, findObstacle } from './engine.ts';

const ENGINE: Engine = {
  name: 'Firefox',
  packageName: 'firefox-esr',
  isHere: () => false,
  start: () => Promise.reject(new Error('It must not be started.')),
};

test('an engine that is missing on the machine is reported with its Debian package and is not started', async () => {
  expect(await findObstacle(ENGINE)).toMatch(/^the machine lacks firefox-esr/);
});

import { expect, test } from 'vitest';
import { readCabinaLink } from './cabina-link.ts';

test.each([
  ['', '/', '/lmx/'],
  ['', '/games', '/lmx/games'],
  ['#sim?as=ana', '/games', '/lmx/#sim?as=ana'],
  ['#sim?as=ana&go=/ranking', '/games', '/lmx/ranking#sim?as=ana'],
  ['#sim?go=/ranking', '/', '/lmx/ranking'],
  ['#sim?go=https://mal.example', '/', '/lmx/'],
  ['#sim?r=page/home&mode=play&save=pictures', '/', '/lmx/#sim?r=page/home&mode=play'],
  ['#sim?r=page/home&mode=play&full=1', '/games', '/lmx/#sim?r=page/home&mode=play'],
  ['#sim?list=abc&as=ana', '/games', '/lmx/'],
])('a cabina that is opened with “%s” at %s shows the app at %s', (fragment, route, address) => {
  expect(readCabinaLink(fragment).getAddress(route)).toBe(address);
});

test('the list of a link starts once, and not at the next load of the frame', () => {
  const link = readCabinaLink('#sim?list=abc');
  expect([link.takeList(), link.takeList()]).toEqual(['#sim?list=abc', null]);
});

test('a link without a list starts none', () => {
  expect(readCabinaLink('#sim?as=ana').takeList()).toBeNull();
});

test('the pictures that a link asks for are saved once', () => {
  const link = readCabinaLink('#sim?r=page/home&mode=play&save=pictures');
  expect([link.takeSave(), link.takeSave()]).toEqual([true, false]);
  expect(readCabinaLink('#sim?r=page/home&mode=play').takeSave()).toBe(false);
});

test.each([
  ['#sim?density=qa&section=network', { density: 'qa', section: 'network' }],
  ['#sim?density=demo', { density: 'demo' }],
  ['#sim?density=otra&section=otra', {}],
])('the link “%s” sets of the panel %j', (fragment, settings) => {
  expect(readCabinaLink(fragment).settings).toEqual(settings);
});

test.each([
  ['#sim?r=page/home&mode=play&full=1', true],
  ['#sim?list=page/home&full=1', true],
  ['#sim?r=page/home&mode=play&full=0', false],
  ['#sim?r=page/home&mode=play', false],
])('the link “%s” fills the window: %s', (fragment, isFull) => {
  expect(readCabinaLink(fragment).isFull).toBe(isFull);
});

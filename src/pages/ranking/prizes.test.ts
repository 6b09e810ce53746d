import { expect, test } from 'vitest';
import { rewardsCopy } from '../../copy/rewards.ts';
import { getPrize, PRIZES } from './prizes.ts';

const getLastPlace = (place: string) => Number(place.match(/\d+/g)?.at(-1));

test.each([
  ['week', rewardsCopy.weekly],
  ['general', rewardsCopy.grand],
] as const)(
  'Ranking gives the prizes of the table “%s” to the places that Premios names',
  (scope, prizes) => {
    expect(PRIZES[scope].map(({ art, last }) => [art, last])).toEqual(
      prizes.map(({ art, place }) => [art, getLastPlace(place)]),
    );
  },
);

test.each([
  ['week', 1, 'La pantalla'],
  ['week', 3, 'La playera'],
  ['week', 4, 'El balón'],
  ['week', 50, 'La botana'],
  ['week', 51, undefined],
  ['general', 1, 'El premio mayor'],
  ['general', 5, 'La papa'],
  ['general', 6, undefined],
] as const)('the prize of the table “%s” for place %s is %s', (scope, position, name) => {
  expect(getPrize(scope, position)?.name).toBe(name);
});

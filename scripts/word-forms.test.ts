import { expect, test } from 'vitest';
import { camelize, capitalize, dasherize, pluralize, singularize, underscore } from './word-forms.ts';

// What the package `inflected` returns for these words.
test.each([
  ['team', 'team', 'team', 'team', 'Team'],
  ['failedLogin', 'failed_login', 'failed-login', 'failedLogin', 'FailedLogin'],
  ['failed-login', 'failed_login', 'failed-login', 'failedLogin', 'Failed-login'],
  ['failed_logins', 'failed_logins', 'failed-logins', 'failedLogins', 'Failed_logins'],
  ['weekId', 'week_id', 'week-id', 'weekId', 'WeekId'],
  ['gameIds', 'game_ids', 'game-ids', 'gameIds', 'GameIds'],
  ['home_goals', 'home_goals', 'home-goals', 'homeGoals', 'Home_goals'],
  ['before_hours_bet', 'before_hours_bet', 'before-hours-bet', 'beforeHoursBet', 'Before_hours_bet'],
  ['application', 'application', 'application', 'application', 'Application'],
  ['URLPart', 'url_part', 'url-part', 'urlPart', 'URLPart'],
  ['part2', 'part2', 'part2', 'part2', 'Part2'],
  ['a/nice-part', 'a/nice_part', 'a/nice-part', 'a/NicePart', 'A/nice-part'],
])('the forms of the word “%s” are those of the package inflected', (word, lower, dashed, camel, capital) => {
  expect([underscore(word), dasherize(lower), camelize(lower), capitalize(word)]).toEqual([
    lower,
    dashed,
    camel,
    capital,
  ]);
});

test.each([
  ['game', 'games'],
  ['trivia', 'trivias'],
  ['failedLogin', 'failedLogins'],
])('the plural of “%s” is “%s”, and back', (one, many) => {
  expect([pluralize(one), pluralize(many), singularize(many), singularize(one)]).toEqual([
    many,
    many,
    one,
    one,
  ]);
});

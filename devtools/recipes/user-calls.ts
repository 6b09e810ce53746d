import type { UserCalls } from '../player/runner/user-calls.ts';

/** What the calls of the panel and of scripts mean for a recipe that plays. */
export const USER_CALLS: UserCalls = {
  replacing:
    /^(world\.(begin|reset|import|unpack)|branch\.(switch|undoStart)|net\.(playHar|stopHar|saveHarAsWorld))$/,
  changing: new RegExp(
    '^(world\\.(as|addAccount|edit|remove|publish|publishWeek|undo|revoke|deleteUser|verify|answerTrivia|laravel|' +
      'gotoFact)|clock\\.(goto|advance|step|device)|people\\..+|app\\.show)$',
  ),
  touching: /^(fault\.(add|clear|hold|release)|net\.replay|mail\.expire|clock\.(freeze|resume|poke))$/,
};

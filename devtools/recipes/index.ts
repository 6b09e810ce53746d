import { ACCOUNT_CONFIRM_RECIPES } from './account/confirm.ts';
import { ACCOUNT_LOGIN_RECIPES } from './account/login.ts';
import { ACCOUNT_PASSWORD_RECIPES } from './account/password.ts';
import { ACCOUNT_REGISTER_ACCESS_RECIPES } from './account/register-access.ts';
import { ACCOUNT_REGISTER_PERSON_RECIPES } from './account/register-person.ts';
import { FLOW_ACCOUNT_RECIPES } from './flow/account.ts';
import { FLOW_BOLETO_RECIPES } from './flow/boleto.ts';
import { MESSAGE_ACCOUNT_RECIPES } from './message/account.ts';
import { MESSAGE_GAMES_RECIPES } from './message/games.ts';
import { MESSAGE_LARAVEL_RECIPES } from './message/laravel.ts';
import { MESSAGE_START_RECIPES } from './message/start.ts';
import { MODAL_BOLETO_RECIPES } from './modal/boleto.ts';
import { MODAL_NETWORK_RECIPES } from './modal/network.ts';
import { MODAL_PASSWORD_RECIPES } from './modal/password.ts';
import { MODAL_REGISTRATION_RECIPES } from './modal/registration.ts';
import { MODAL_SESSION_RECIPES } from './modal/session.ts';
import { MODAL_TRIVIA_RECIPES } from './modal/trivia.ts';
import { PAGE_CLOSING_RECIPES } from './page/closings.ts';
import { PAGE_GAMES_RECIPES } from './page/games.ts';
import { PAGE_LIVE_RECIPES } from './page/live-games.ts';
import { PAGE_PLAYER_RECIPES } from './page/player.ts';
import { PAGE_PUBLIC_RECIPES } from './page/public.ts';
import { PAGE_SEASON_RECIPES } from './page/season.ts';
import type { Recipe } from './recipe.ts';
import { TRIVIA_RECIPES } from './trivia/screens.ts';

export const RECIPES: readonly Recipe[] = [
  ...FLOW_BOLETO_RECIPES,
  ...FLOW_ACCOUNT_RECIPES,
  ...MODAL_BOLETO_RECIPES,
  ...MODAL_NETWORK_RECIPES,
  ...MODAL_TRIVIA_RECIPES,
  ...MODAL_PASSWORD_RECIPES,
  ...MODAL_REGISTRATION_RECIPES,
  ...MODAL_SESSION_RECIPES,
  ...ACCOUNT_LOGIN_RECIPES,
  ...ACCOUNT_REGISTER_PERSON_RECIPES,
  ...ACCOUNT_REGISTER_ACCESS_RECIPES,
  ...ACCOUNT_CONFIRM_RECIPES,
  ...ACCOUNT_PASSWORD_RECIPES,
  ...TRIVIA_RECIPES,
  ...MESSAGE_GAMES_RECIPES,
  ...MESSAGE_ACCOUNT_RECIPES,
  ...MESSAGE_LARAVEL_RECIPES,
  ...MESSAGE_START_RECIPES,
  ...PAGE_PUBLIC_RECIPES,
  ...PAGE_GAMES_RECIPES,
  ...PAGE_LIVE_RECIPES,
  ...PAGE_CLOSING_RECIPES,
  ...PAGE_PLAYER_RECIPES,
  ...PAGE_SEASON_RECIPES,
];

const listNames = (folder: string, recipes = RECIPES): readonly string[] =>
  recipes.flatMap(({ id }) => (id.startsWith(`${folder}/`) ? id.slice(folder.length + 1) : []));

/** The dialogs of the product: each has a recipe `modal/<type>`, and each screen of the trivia `trivia/<screen>`. */
export const MODALS = listNames('modal');
export const ERROR_MODALS = listNames(
  'modal',
  RECIPES.filter(({ tags }) => tags.includes('errores')),
);
export const TRIVIA_SCREENS = listNames('trivia');

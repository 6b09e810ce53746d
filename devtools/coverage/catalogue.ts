/** What can be seen beside the dialogs: the four screens of the trivia, the routes. */

/** The screens of the trivia, as `data-state` names them. */
export const TRIVIA_SCREENS = ['question', 'correct', 'incorrect', 'empty'] as const;

/** The routes below the base, and the screen of any other path. */
export const ROUTES = [
  '/',
  '/rewards',
  '/faq',
  '/privacy-policy',
  '/T&C',
  '/accessibility',
  '/user/change-password/:email/:token',
  '/games',
  '/ranking',
  '/user/profile',
  '/bonus',
  '/user/login',
  '/user/register',
  '/user/forgot-password',
  '/user/confirm-account',
  '*',
] as const;

/**
 * The names a message of the server is seen by: its own, and where Laravel adds how many errors follow it, the first
 * error's too.
 */
export const namesOfMessage = (message: string): string[] => [
  ...new Set([message, message.replace(/ \(and \d+ more errors?\)$/, '')]),
];

/** A path that can't be decoded belongs to no route. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The route of a path below the base (`/games`), as the catalogue writes it. */
export function routeOfPath(path: string): (typeof ROUTES)[number] {
  const plain =
    decode(path)
      .replace(/%26/gi, '&')
      .replace(/(?<=.)\/$/, '') || '/';
  if (plain.startsWith('/user/change-password/')) return '/user/change-password/:email/:token';
  return ROUTES.find((route) => route.toLowerCase() === plain.toLowerCase()) ?? '*';
}

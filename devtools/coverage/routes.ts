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
 * Returns the message and, if it ends like Laravel's “(and 1 more error)”, also the message without this
 * ending, because coverage counts both as seen.
 */
export const getMessageNames = (message: string): string[] => [
  ...new Set([message, message.replace(/ \(and \d+ more errors?\)$/, '')]),
];

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export function getRoutePattern(path: string): (typeof ROUTES)[number] {
  const plain =
    decode(path)
      .replace(/%26/gi, '&')
      .replace(/(?<=.)\/$/, '') || '/';
  if (plain.startsWith('/user/change-password/')) return '/user/change-password/:email/:token';
  return ROUTES.find((route) => route.toLowerCase() === plain.toLowerCase()) ?? '*';
}

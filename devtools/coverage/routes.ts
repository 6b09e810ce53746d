import { decodeOrKeep } from '../../mock-server/lib/address.ts';

/** The Spanish name of each page. */
export const PAGE_NAMES = {
  '/': 'Inicio',
  '/rewards': 'Premios',
  '/faq': 'Preguntas Frecuentes',
  '/privacy-policy': 'Aviso de privacidad',
  '/T&C': 'Términos y condiciones',
  '/accessibility': 'Declaración de accesibilidad',
  '/user/change-password/:email/:token': 'Cambiar la contraseña',
  '/games': 'Partidos',
  '/ranking': 'Ranking',
  '/user/profile': 'Perfil',
  '/bonus': 'Bonus',
  '/user/login': 'Entrar',
  '/user/register': 'Registro',
  '/user/forgot-password': 'Olvidé mi contraseña',
  '/user/confirm-account': 'Confirma tu cuenta',
  '*': 'Página que no existe',
};
type RoutePattern = keyof typeof PAGE_NAMES;
export const ROUTES = Object.keys(PAGE_NAMES) as RoutePattern[];

export function getRoutePattern(path: string): RoutePattern {
  const plain = decodeOrKeep(path).replace(/(?<=.)\/$/, '') || '/';
  if (plain.startsWith('/user/change-password/')) return '/user/change-password/:email/:token';
  return ROUTES.find((route) => route.toLowerCase() === plain.toLowerCase()) ?? '*';
}

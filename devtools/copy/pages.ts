/** The Spanish name of each page. */
export const PAGE_NAMES: Readonly<Record<string, string>> = {
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

/** The sections of the customer's document by their number. */
const SPEC_SECTIONS: Readonly<Record<number, string>> = {
  1: 'Qué hace el juego y para quién',
  2: 'Las pantallas',
  3: 'Los datos',
  4: 'Qué pasa en cada momento',
  5: 'Qué se revisa al escribir',
  6: 'Quién puede ver qué',
  7: 'Lo que la app le pide al servidor',
  8: 'Cuando algo sale mal',
  9: 'Límites y plazos',
};

/**
 * Returns the Spanish title of a section, as “2. Las pantallas” for “2. Screens and routes”. The introduction has no
 * number.
 */
export function getSpecTitle(title: string): string {
  const number = Number.parseInt(title, 10);
  return Number.isNaN(number) ? 'Presentación' : `${number}. ${SPEC_SECTIONS[number]}`;
}

export const describeSpecCount = (
  isQa: boolean,
  { all, played, seen }: Readonly<Record<'all' | 'played' | 'seen', number>>,
) =>
  isQa
    ? `${all} enunciados: ${played} se reproducen. Vistos en esta pestaña: ${seen}.`
    : `De los ${all} puntos del documento, ${played} se pueden ver aquí. Ya viste ${seen}.`;

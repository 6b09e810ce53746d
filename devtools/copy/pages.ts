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

import { formatSeconds } from './format.ts';

export const commonCopy = {
  badgeToSend: (count: number) => (count === 1 ? 'partido por enviar' : 'partidos por enviar'),
  brand: 'Reto Ruffles',
  closeMenu: 'Cerrar',
  closeNotice: 'Cerrar aviso',
  footerContest:
    'Reto Ruffles es un concurso de habilidad y conocimiento. Participación válida en la República Mexicana, del [inicio] al [fin]. Consulta bases, premios y requisitos en Términos y Condiciones. Responsable de la promoción: [razón social]. Aviso o permiso: [pendiente]. Permiso de publicidad: [pendiente].',
  footerEatWell: 'Come bien.',
  footerFollow: 'Síguenos',
  footerOver18: 'Publicidad exclusiva para mayores de 18 años.',
  footerOver18Mark: '+18',
  loading: 'Cargando ...',
  loadingBar: 'Cargando',
  login: 'Iniciar sesión',
  logout: 'Cerrar sesión',
  mainNavigation: 'Principal',
  menu: 'Menú',
  play: 'Quiero jugar',
  /** [To be confirmed by the brand]: its accounts in Mexico. */
  networks: [
    { label: 'Facebook', href: 'https://www.facebook.com/ruffles' },
    { label: 'Instagram', href: 'https://www.instagram.com/ruffles/' },
    { label: 'X', href: 'https://x.com/ruffles' },
  ],
  pages: {
    accessibility: 'Declaración de accesibilidad',
    bonus: 'Bonus',
    faq: 'Preguntas Frecuentes',
    games: 'Partidos',
    home: 'Inicio',
    privacy: 'Aviso de Privacidad',
    profile: 'Perfil',
    ranking: 'Ranking',
    rewards: 'Premios',
    terms: 'Términos y Condiciones',
  },
  stillLoading: 'Sigue cargando…',
  stillTrying: 'Seguimos intentando…',
  skipToContent: 'Saltar al contenido',
  waitingForLimit: (seconds: number) =>
    `La tribuna está llenísima. Esperamos ${formatSeconds(seconds)} y seguimos.`,
  waitingForNetwork: 'Sin internet. En cuanto vuelva, seguimos.',
} as const;

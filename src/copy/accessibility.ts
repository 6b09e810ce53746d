import { type LegalDocument, type LegalSection, list } from './legal.ts';

const sections: readonly LegalSection[] = [
  {
    slug: 'compromiso',
    title: 'Nuestro compromiso',
    blocks: [
      'Queremos que cualquier persona pueda jugar: con la vista, el oído, las manos y el dispositivo que tenga. Trabajamos para que nada de esta página te deje fuera.',
    ],
  },
  {
    slug: 'norma',
    title: 'Qué norma seguimos',
    blocks: [
      'Las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Las adoptamos por voluntad propia y valen para todas las pantallas del Reto Ruffles, con o sin sesión.',
    ],
  },
  {
    slug: 'estado',
    title: 'En qué estado está',
    blocks: [
      'Esta página cumple parcialmente con WCAG 2.2 nivel AA: nuestras pruebas automáticas no encuentran fallas, pero todavía falta la revisión de personas con lectores de pantalla reales.',
    ],
  },
  {
    slug: 'limites',
    title: 'Qué falta todavía',
    blocks: [
      list(
        'Nadie ha recorrido aún esta versión completa con TalkBack, VoiceOver o NVDA.',
        'La imagen para compartir tu boleto o tu lugar es un dibujo con texto. Lo mismo se lee en Partidos y en Ranking.',
        'Los fondos de pantalla de Bonus son imágenes con texto. Son de adorno y no hacen falta para jugar.',
        'Facebook, Instagram, X y Google Calendar son de otras empresas: su accesibilidad no depende de nosotros.',
      ),
      'Cada partido cierra a su hora y ese tiempo no se puede alargar, porque es un evento en vivo. Te avisamos diez minutos antes, y tus borradores se guardan solos.',
    ],
  },
  {
    slug: 'pruebas',
    title: 'Cómo la probamos',
    blocks: [
      list(
        'Con la herramienta axe en todas las pantallas y ventanas, en anchos de celular, tableta y computadora.',
        'Solo con teclado: crear la cuenta, confirmarla, enviar un boleto, contestar la trivia, ver el ranking y eliminar la cuenta.',
        'Con un lector de pantalla simulado, que compara frase por frase lo que se escucha.',
        'Con texto al doble, más espacio entre letras, pantalla girada, colores forzados y menos movimiento.',
        'Midiendo el contraste de cada par de colores.',
      ),
      'Estas pruebas se repiten con cada cambio de la página.',
    ],
  },
  {
    slug: 'contacto',
    title: 'Cuéntanos si algo te detiene',
    blocks: [
      'Escribe a [PENDIENTE LEGAL: correo de atención] qué querías hacer, en qué pantalla y con qué dispositivo o lector. Te respondemos en [PENDIENTE LEGAL: plazo de respuesta] y, mientras lo arreglamos, te ayudamos a jugar por otro medio.',
    ],
  },
];

export const accessibilityCopy: LegalDocument = {
  title: 'Declaración de accesibilidad | Reto Ruffles',
  description:
    'Qué norma de accesibilidad sigue el Reto Ruffles, qué tanto la cumple, qué falta, cómo lo probamos y a quién avisar si algo te detiene.',
  heading: 'Declaración de accesibilidad',
  lead: 'Qué hacemos para que todas las personas puedan jugar, y qué nos falta.',
  sections,
  updated: '2026-11-23',
  version: '1.1',
};

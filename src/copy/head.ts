/**
 * The texts of link previews in WhatsApp and social networks. The build writes them into the prerendered pages.
 */
import type { PublicPageName } from '../lib/routes.ts';

export interface LinkPreview {
  ogTitle: string;
  ogDescription: string;
  ogImageAlt: string;
}

export const HEAD: Readonly<Record<PublicPageName, LinkPreview>> = {
  home: {
    ogTitle: '¿Qué onda con el marcador? | Reto Ruffles',
    ogDescription: 'Tú pones el pronóstico, nosotros la botana. Predice la Liga MX, suma puntos y gana.',
    ogImageAlt:
      '¿Qué onda con el marcador? Reto Ruffles: un boleto con tres marcadores y el sello “Enviado” sobre la ola.',
  },
  rewards: {
    ogTitle: 'Lo que se gana en el Reto Ruffles',
    ogDescription: 'Premios cada jornada para los primeros lugares y uno mayor al cierre del torneo.',
    ogImageAlt:
      'Lo que se gana. Reto Ruffles: cartas de la pantalla, la playera y el balón, y una grande, “El premio mayor”.',
  },
  faq: {
    ogTitle: 'Reto Ruffles: tus dudas, en corto',
    ogDescription:
      'Puntos, cierres, desempates y qué pasa si se va el internet. Respuestas de menos de un minuto.',
    ogImageAlt: 'Preguntas Frecuentes. Reto Ruffles: tres preguntas numeradas y la carta “La bocina”.',
  },
  privacy: {
    ogTitle: 'Aviso de Privacidad del Reto Ruffles',
    ogDescription: 'Qué datos pedimos, para qué y cómo puedes negarte.',
    ogImageAlt:
      'Aviso de Privacidad. Reto Ruffles: qué datos pedimos, para qué y cómo puedes negarte; la carta “La credencial”.',
  },
  terms: {
    ogTitle: 'Bases, Términos y Condiciones del Reto Ruffles',
    ogDescription: 'Las reglas completas del concurso, en español claro.',
    ogImageAlt: 'Términos y Condiciones. Reto Ruffles: +2, +3 más y +1 en láminas, y la carta “El silbato”.',
  },
  accessibility: {
    ogTitle: 'Accesibilidad del Reto Ruffles',
    ogDescription: 'Qué hacemos para que todas las personas puedan jugar, y qué nos falta.',
    ogImageAlt:
      'Declaración de accesibilidad. Reto Ruffles: qué hacemos para que todas las personas puedan jugar; la carta “El balón”.',
  },
};

/**
 * Each answer has at most forty words, not counting paragraphs with links (`FaqPage.test.tsx` counts them).
 */
import { tieRule } from './tie-rule.ts';

interface FaqCase {
  points: 0 | 2 | 5;
  text: string;
}

/** `slug` is the fragment of the question's URL, so it must stay the same when the text changes. */
export interface FaqEntry {
  slug: string;
  question: string;
  answer: string;
  cases?: readonly FaqCase[];
  list?: readonly string[];
  closing?: string;
  link?: { to: 'forgotPassword' | 'profile'; label: string };
}

const entries: readonly FaqEntry[] = [
  {
    slug: 'cuanto-cuesta',
    question: '¿Cuánto cuesta jugar?',
    answer:
      'Nada. Solo necesitas ser mayor de 18 años y vivir en México. [PENDIENTE LEGAL: confirmar regla de compra]',
  },
  {
    slug: 'como-sumo-puntos',
    question: '¿Cómo sumo puntos?',
    answer: '¿Le atinas al resultado? +2. ¿También al marcador? +3 más. ¿Y a la trivia? +1. Si pusiste 2-1:',
    cases: [
      { points: 5, text: 'Quedó 2-1. Resultado y marcador.' },
      { points: 2, text: 'Quedó 3-1. Solo el resultado.' },
      { points: 0, text: 'Quedó 1-1. Esta no entró.' },
    ],
  },
  {
    slug: 'hasta-cuando',
    question: '¿Hasta cuándo puedo enviar?',
    answer:
      'Normalmente, hasta 2 horas antes de cada partido, hora del centro de México. Cada tarjeta dice a qué hora cierra.',
  },
  {
    slug: 'desde-cuando',
    question: '¿Desde cuándo puedo pronosticar?',
    answer: 'Una semana antes de cada partido, o cuando arranca la jornada.',
  },
  {
    slug: 'cambiar-pronostico',
    question: '¿Puedo cambiar un pronóstico enviado?',
    answer: 'No. Mientras sea borrador, todas las veces que quieras; enviado, ya no.',
  },
  {
    slug: 'enviar-juntos',
    question: '¿Tengo que enviar todos juntos?',
    answer: 'No. Envía los que tengas y regresa por los demás antes de que cierren.',
  },
  {
    slug: 'sin-internet',
    question: 'Se fue el internet, ¿perdí todo?',
    answer: 'No. Tu borrador queda en este dispositivo; envíalo cuando vuelva la señal.',
  },
  {
    slug: 'si-se-enviaron',
    question: '¿Cómo sé que sí se enviaron?',
    answer: 'Verás “Enviado” en cada partido y tu boleto con fecha y hora en Perfil.',
  },
  {
    slug: 'tiempo-extra',
    question: '¿Cuenta el tiempo extra o los penales?',
    answer: 'No. Solo 90 minutos más lo que agregue el árbitro.',
  },
  {
    slug: 'partido-pospuesto',
    question: '¿Y si posponen un partido?',
    answer: 'Ese partido no suma para nadie si no se juega dentro de la jornada.',
  },
  {
    slug: 'trivia',
    question: '¿Qué es la trivia?',
    answer: 'Una pregunta por jornada al enviar tus pronósticos. Si le atinas, 1 punto extra.',
  },
  {
    slug: 'desempate',
    question: '¿Cómo se desempata?',
    answer: 'Con los mismos puntos cuentan, en orden:',
    list: tieRule,
    closing: 'Si todo es igual comparten lugar. Nunca se decide por sorteo.',
  },
  {
    slug: 'hora-celular',
    question: 'La hora de mi celular está mal, ¿afecta?',
    answer: 'No. Usamos la hora oficial del centro de México.',
  },
  {
    slug: 'codigo',
    question: 'No me llega el código.',
    answer: 'Revisa correo no deseado y pide otro después de 60 segundos.',
  },
  {
    slug: 'contrasena',
    question: 'Olvidé mi contraseña.',
    answer: 'Pide un enlace a tu correo y crea una nueva.',
    link: { to: 'forgotPassword', label: 'Recuperar contraseña' },
  },
  {
    slug: 'que-ven',
    question: '¿Qué ven los demás de mí?',
    answer: 'Tu apodo, tus puntos, tus aciertos y, si ganas, tu estado.',
  },
  {
    slug: 'eliminar-cuenta',
    question: '¿Cómo elimino mi cuenta?',
    answer: 'En Perfil, con “Eliminar mi cuenta”. No se puede deshacer.',
    link: { to: 'profile', label: 'Ir a Perfil' },
  },
];

export const faqCopy = {
  logOutFirst: 'Cierra tu sesión y toca “¿Olvidaste tu contraseña?” en Iniciar sesión.',
  copyLink: 'Copiar enlace a esta respuesta',
  description:
    'Cómo se suman puntos, hasta cuándo se envían los pronósticos, cómo se desempata y qué hacer si se va el internet. Respuestas cortas.',
  doubtsText: 'Escríbenos a [correo de atención] y cita tu apodo.',
  doubtsTitle: '¿Sigues con dudas?',
  entries,
  heading: 'Preguntas Frecuentes',
  lead: 'Respuestas cortas, de menos de un minuto.',
  title: 'Preguntas Frecuentes | Reto Ruffles',
} as const;

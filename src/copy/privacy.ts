import { type LegalDocument, type LegalSection, list } from './legal.ts';

const sections: readonly LegalSection[] = [
  {
    slug: 'responsable',
    title: 'Responsable y domicilio',
    blocks: [
      '[PENDIENTE LEGAL: razón social] es responsable de tus datos personales, con domicilio en [PENDIENTE LEGAL: domicilio completo]. Contacto de datos personales: [PENDIENTE LEGAL: correo de privacidad].',
    ],
  },
  {
    slug: 'datos',
    title: 'Qué datos pedimos',
    blocks: [
      list(
        'Nombre, apellidos y fecha de nacimiento.',
        'Correo y celular.',
        'Código postal, estado, municipio o alcaldía y colonia.',
        'Apodo, pronósticos, respuestas de trivia y puntos.',
        'Si ganas: identificación oficial y domicilio de entrega.',
      ),
      'Tu contraseña se guarda cifrada. No pedimos datos sensibles.',
    ],
  },
  {
    slug: 'finalidades-necesarias',
    title: 'Finalidades necesarias',
    blocks: [
      list(
        'Crear tu cuenta y confirmar que eres mayor de 18 años y vives en México.',
        'Registrar tus pronósticos y calcular el ranking.',
        'Avisarte si ganas y entregarte tu premio.',
        'Atender tus dudas y cumplir la ley.',
      ),
      'Sin estos datos no podemos ofrecerte el juego.',
    ],
  },
  {
    slug: 'finalidades-voluntarias',
    title: 'Finalidades voluntarias',
    blocks: [
      'Enviarte promociones y novedades. Solo si marcaste la casilla al registrarte; viene sin marcar.',
    ],
  },
  {
    slug: 'como-negarte',
    title: 'Cómo negarte',
    blocks: [
      'Deja la casilla sin marcar o escribe cuando quieras a [PENDIENTE LEGAL: correo de privacidad] con el asunto “Sin promociones”. Seguir jugando no depende de esto.',
    ],
  },
  {
    slug: 'transferencias',
    title: 'Con quién se comparten',
    blocks: [
      '[PENDIENTE LEGAL: transferencias y encargados]. No vendemos tus datos.',
      'En el ranking las demás personas solo ven tu apodo y tus puntos. Si ganas, publicamos tu apodo y tu estado.',
    ],
  },
  {
    slug: 'arco',
    title: 'Tus derechos ARCO',
    blocks: [
      'Puedes pedir acceso, rectificación, cancelación u oposición, y revocar tu consentimiento, en [PENDIENTE LEGAL: medio, requisitos y plazo de respuesta].',
      'También puedes eliminar tu cuenta en Perfil. No se puede deshacer.',
    ],
  },
  {
    slug: 'cookies',
    title: 'Cookies y almacenamiento en tu dispositivo',
    blocks: [
      list(
        'Una cookie de sesión y otra de seguridad, necesarias para entrar.',
        'Tu sesión, para no pedirte la contraseña cada vez.',
        'Tus borradores por jornada, para que no se pierdan si se va el internet. Se quedan en el dispositivo aunque cierres sesión; al eliminar tu cuenta se borran.',
        'Los avisos y los resultados que ya viste, la trivia que dejaste pendiente, el correo que te falta confirmar y la jornada de tu última visita.',
      ),
      'No usamos cookies de publicidad ni de terceros.',
    ],
  },
  {
    slug: 'cambios',
    title: 'Cambios a este aviso',
    blocks: [
      'Publicamos aquí cada versión con su fecha. [PENDIENTE LEGAL: aviso por correo si cambia una finalidad]',
    ],
  },
  {
    slug: 'autoridad',
    title: 'Autoridad',
    blocks: [
      'Si crees que tus datos se usaron mal puedes acudir a la Secretaría Anticorrupción y Buen Gobierno.',
    ],
  },
];

export const privacyCopy: LegalDocument = {
  title: 'Aviso de Privacidad | Reto Ruffles',
  description:
    'Qué datos pide el Reto Ruffles, para qué se usan, con quién se comparten y cómo ejercer tus derechos ARCO o negarte a recibir promociones.',
  heading: 'Aviso de Privacidad',
  lead: 'Qué datos pedimos, para qué y cómo puedes negarte.',
  sections,
  updated: '2026-08-29',
  version: '0.1 (borrador)',
};

import { type LegalDocument, type LegalSection, list, steps } from './legal.ts';
import { tieRule } from './tie-rule.ts';

const sections: readonly LegalSection[] = [
  {
    slug: 'responsable',
    title: 'Responsable',
    blocks: [
      'El responsable de la promoción es [PENDIENTE LEGAL: razón social], con domicilio en [PENDIENTE LEGAL: domicilio completo] y RFC [PENDIENTE LEGAL: RFC].',
      'Aviso ante PROFECO o permiso: [PENDIENTE LEGAL: número y fecha]. Permiso de publicidad: [PENDIENTE LEGAL: número].',
      'Reto Ruffles es un concurso de habilidad y conocimiento. Ningún premio ni ningún desempate se decide por azar.',
    ],
  },
  {
    slug: 'vigencia',
    title: 'Vigencia',
    blocks: [
      'Del [PENDIENTE LEGAL: fecha de inicio] al [PENDIENTE LEGAL: fecha de fin]. Son 23 jornadas: 17 de la fase regular, cuartos de final, semifinal y final, ida y vuelta.',
      'Todos los horarios son del centro de México (UTC−6, todo el año).',
    ],
  },
  {
    slug: 'territorio',
    title: 'Territorio',
    blocks: ['La promoción es válida en toda la República Mexicana y solo en ella.'],
  },
  {
    slug: 'participantes',
    title: 'Quién participa',
    blocks: [
      'Personas físicas de 18 años cumplidos o más que vivan en México y tengan una cuenta con correo confirmado.',
      list(
        'Una cuenta por persona. La cuenta es personal y no se puede ceder.',
        'No participan empleados de [PENDIENTE LEGAL: empresas excluidas] ni sus familiares directos.',
        'Jugar no tiene costo. [PENDIENTE LEGAL: confirmar regla de compra]',
        'El apodo no puede ofender a nadie ni ser un correo o un teléfono.',
      ),
    ],
  },
  {
    slug: 'mecanica',
    title: 'Mecánica',
    blocks: [
      steps(
        'Regístrate y confirma tu correo con el código que te enviamos.',
        'Pon un marcador de 0 a 9 goles por equipo en cada partido.',
        'Envía tus pronósticos. Puedes enviar unos hoy y otros después.',
        'Contesta la trivia de la jornada.',
      ),
      'Cada partido se pronostica una sola vez. Antes de enviar te pedimos confirmar: un pronóstico enviado no se puede modificar ni retirar. Un borrador que no se envía no participa.',
    ],
  },
  {
    slug: 'cierres',
    title: 'Cuándo abren y cierran los partidos',
    blocks: [
      list(
        'Cada partido abre una semana antes de su inicio, o cuando arranca su jornada, lo que pase primero.',
        'Cierra 2 horas antes del inicio programado. A esa hora en punto ya no se reciben pronósticos.',
        'Una jornada puede tener otros plazos; la pantalla de Partidos dice la hora de cierre de cada juego.',
      ),
      'Manda el reloj del servidor, no el de tu dispositivo.',
    ],
  },
  {
    slug: 'puntos',
    title: 'Puntos',
    blocks: [
      {
        kind: 'table',
        head: ['Qué pasó', 'Puntos'],
        rows: [
          ['Le atinas al resultado: gana local, empate o gana visitante', '+2'],
          ['Además le atinas al marcador exacto', '+3 más'],
          ['Respondes bien la trivia de la jornada', '+1'],
          ['No le atinas, o no enviaste', '0'],
        ],
      },
      'Cuentan los 90 minutos y lo que agregue el árbitro. No cuentan tiempos extra ni penales. Vale el resultado oficial de la liga.',
      'Tus puntos de la jornada forman el ranking semanal; la suma de todas, el general.',
    ],
  },
  {
    slug: 'desempate',
    title: 'Desempate',
    blocks: [
      'Con los mismos puntos cuentan, en este orden:',
      steps(...tieRule),
      'Si todo es igual, comparten el lugar. Nunca se decide por sorteo.',
    ],
  },
  {
    slug: 'pospuestos',
    title: 'Partidos pospuestos',
    blocks: [
      'Un partido pospuesto, suspendido o cancelado que no termina dentro de su jornada vale 0 puntos para todas las personas y no cuenta como error.',
      'Si cambia de hora antes del cierre, tu borrador se conserva con el nuevo cierre. Si ya lo habías enviado, tu pronóstico cuenta si el partido se juega dentro de la jornada.',
    ],
  },
  {
    slug: 'trivia',
    title: 'Trivia',
    blocks: [
      'Hay una pregunta por jornada. Aparece al enviar pronósticos y se contesta una sola vez; una respuesta correcta da 1 punto extra. Si la dejas pendiente, puedes contestarla hasta que termine la jornada.',
    ],
  },
  {
    slug: 'premios',
    title: 'Premios y entrega',
    blocks: [
      'Los premios de cada jornada y el premio mayor son [PENDIENTE LEGAL: lista, cantidad y valor].',
      steps(
        'Contactamos a quien gana por correo y celular en los [PENDIENTE LEGAL: x] días hábiles siguientes.',
        'Pedimos identificación oficial vigente para confirmar nombre y mayoría de edad.',
        'El plazo para responder y reclamar es de [PENDIENTE LEGAL: plazo]. Si vence, el premio pasa al siguiente lugar.',
        'La entrega se hace en [PENDIENTE LEGAL: lugar y forma de entrega].',
      ),
      'Los premios no se cambian por efectivo ni se transfieren. Impuestos: [PENDIENTE LEGAL: quién los cubre].',
    ],
  },
  {
    slug: 'descalificacion',
    title: 'Descalificación',
    blocks: [
      'Se anula la participación de cuentas duplicadas, automatizadas, con datos falsos o que alteren el funcionamiento del sitio. [PENDIENTE LEGAL: procedimiento y aclaraciones]',
    ],
  },
  {
    slug: 'fallas',
    title: 'Fallas técnicas',
    blocks: [
      'Si la plataforma no está disponible antes de un cierre, [PENDIENTE LEGAL: criterio de reposición]. Tus borradores quedan guardados en tu dispositivo, pero solo participa lo que el servidor recibió antes del cierre: tu boleto con folio es la prueba.',
    ],
  },
  {
    slug: 'datos',
    title: 'Datos personales',
    blocks: [
      'Tratamos tus datos como dice el Aviso de Privacidad. En el ranking solo se ven tu apodo y tus puntos; si ganas, también tu estado. Puedes eliminar tu cuenta en Perfil: se borran tus pronósticos, tus puntos y tu lugar.',
    ],
  },
  {
    slug: 'contacto',
    title: 'Contacto y PROFECO',
    blocks: [
      'Dudas y aclaraciones: [PENDIENTE LEGAL: correo y teléfono de atención], de [PENDIENTE LEGAL: horario]. También puedes acudir a la Procuraduría Federal del Consumidor (PROFECO).',
    ],
  },
  {
    slug: 'legislacion',
    title: 'Legislación aplicable',
    blocks: [
      'Estas bases se rigen por las leyes federales de México. Jurisdicción: [PENDIENTE LEGAL: tribunales competentes].',
      'Participar implica aceptar estas bases y el Aviso de Privacidad.',
    ],
  },
];

export const termsCopy: LegalDocument = {
  title: 'Términos y Condiciones | Reto Ruffles',
  description:
    'Las bases completas del Reto Ruffles: quién participa, cuándo cierran los partidos, cómo se cuentan los puntos y cómo se entregan los premios.',
  heading: 'Términos y Condiciones',
  lead: 'Las reglas completas del Reto Ruffles, en español claro.',
  sections,
  updated: '2026-08-29',
  version: '0.1 (borrador)',
};

/** The API returns neither prizes nor winners, so both are part of the site and change with a deploy. */
import { tieRule } from './tie-rule.ts';
import { weeklyPrizes } from './weekly-prizes.ts';

const tieRuleSentence = new Intl.ListFormat('es-MX', { type: 'conjunction' }).format(
  tieRule.map((rule) => rule.charAt(0).toLowerCase() + rule.slice(1, -1)),
);

export interface Prize {
  /** The drawing. */
  art: 'trip' | 'screen' | 'jersey' | 'ball' | 'snack' | 'chip';
  place: string;
  what: string;
  howMany: string;
  worth: string;
}

export interface Winner {
  nickname: string;
  prize: string;
  state: string;
  week: string;
}

const weeklyTexts: Record<(typeof weeklyPrizes)[number]['art'], Omit<Prize, 'art' | 'place'>> = {
  screen: { what: 'Pantalla de 55 pulgadas', howMany: '1 por jornada', worth: 'Valor: [monto]' },
  jersey: { what: 'Jersey a elegir', howMany: '2 por jornada', worth: 'Valor: [monto] cada uno' },
  ball: { what: 'Balón oficial del reto', howMany: '7 por jornada', worth: 'Valor: [monto] cada uno' },
  snack: { what: 'Caja de botana', howMany: '40 por jornada', worth: 'Valor: [monto] cada una' },
};

/** Their places are in `weekly-prizes.ts`, because Inicio and Ranking need them without the texts of Premios. */
const weekly: readonly Prize[] = weeklyPrizes.map(({ art, place }) => ({ art, place, ...weeklyTexts[art] }));

const grand: readonly Prize[] = [
  {
    art: 'trip',
    place: '1.er lugar del ranking general',
    what: 'Un viaje para dos a la final, con hospedaje y boletos.',
    howMany: '1 en toda la promoción',
    worth: 'Valor: [monto]',
  },
  {
    art: 'chip',
    place: 'Lugares 2 a 5 del ranking general',
    what: 'Botana para un año.',
    howMany: '4 en toda la promoción',
    worth: 'Valor: [monto] cada una',
  },
];

/** Add the winners after each week. While the list is empty, Premios says when winners are published. */
const winners: readonly Winner[] = [];

export const rewardsCopy = {
  claimSteps: [
    'Te buscamos por correo y celular dentro de los [x] días hábiles siguientes a cada jornada.',
    'Ten a la mano tu identificación oficial: confirmamos tu nombre y que eres mayor de 18 años.',
    'Respóndenos antes de [plazo]. Si no, el premio pasa al siguiente lugar.',
  ],
  claimTitle: 'Así recibes tu premio',
  decideLink: '¿Más dudas? Así se cuentan los puntos',
  decideTies: `Si hay empate cuentan, en orden: ${tieRuleSentence}. Nunca por sorteo.`,
  decideTitle: 'Así se decide',
  description:
    'Pantallas, playeras, balones y botana cada jornada, y un premio mayor al cierre del torneo. Conoce qué se gana y cómo se entrega.',
  empty: 'Estamos armando la bolsa de premios. Vuelve pronto.',
  grand,
  grandTitle: 'Al cierre del torneo',
  heading: 'Lo que se gana',
  lead: 'Un premio mayor al cierre del torneo y premios cada jornada para los primeros lugares.',
  play: 'Quiero jugar',
  predict: 'Hacer mis pronósticos',
  seeGames: 'Ver los partidos',
  sampleBadge: 'Ejemplo',
  sampleText: 'Los premios de esta página son de muestra.',
  termsBadge: '+18',
  termsBefore: 'Premios sujetos a bases. Consulta ',
  termsLink: 'Términos y Condiciones',
  title: 'Premios | Reto Ruffles',
  weekly,
  weeklyTitle: 'Cada jornada',
  winners,
  winnersCaption: 'Ganadores por jornada',
  winnersEmpty: 'Aquí verás a los ganadores de cada jornada en cuanto confirmemos sus datos.',
  winnersNickname: 'Apodo',
  winnersPrize: 'Premio',
  winnersState: 'Estado',
  winnersTitle: 'Ganadores',
} as const;

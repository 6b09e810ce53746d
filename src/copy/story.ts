import type { StoryCard } from '../domain/season.ts';
import { formatCount, formatNumber, formatPlace } from './format.ts';
import type { ShareWords } from './share.ts';
import { inWeek } from './week-name.ts';

/** `name`: the card's part of the file's name. */
export const getStoryWords = (
  name: string,
  { picture: { title, figure, detail, challenge }, message = `${figure} ${detail}` }: StoryText,
): ShareWords => ({
  fileName: `asi-me-fue-${name}-reto-ruffles.png`,
  text: (url) => `${title} · Reto Ruffles: ${message}. ${challenge} ${url}`,
});

interface StoryText {
  title: string;
  text: string;
  /** The words of the shared picture, which speaks for the player. */
  picture: { title: string; figure: string; detail: string; challenge: string };
  /** What the message with the picture says between title and challenge. Default: figure and detail of the picture. */
  message?: string;
}

const texts: {
  [Kind in StoryCard['kind']]: (card: Extract<StoryCard, { kind: Kind }>, week: string) => StoryText;
} = {
  best: ({ otherWeeks, points }, week) => ({
    title: 'Tu mejor jornada',
    text: `${formatCount(points, 'punto', 'puntos')} ${inWeek(week)}${otherWeeks > 0 ? `, y ${formatCount(otherWeeks, 'jornada más', 'jornadas más')} con los mismos` : ''}.`,
    picture: {
      title: 'Mi mejor jornada',
      figure: formatNumber(points),
      detail: `${points === 1 ? 'punto' : 'puntos'} ${inWeek(week)}`,
      challenge: '¿Cuál fue la tuya?',
    },
  }),
  exact: ({ exact, games }) => ({
    title: 'Le atinaste al marcador',
    text: `${formatCount(exact, 'marcador exacto', 'marcadores exactos')} en ${formatCount(games, 'partido', 'partidos')}.`,
    picture: {
      title: 'Le atiné',
      figure: formatNumber(exact),
      detail: `${exact === 1 ? 'marcador exacto' : 'marcadores exactos'} en ${formatCount(games, 'partido', 'partidos')}`,
      challenge: '¿Tú a cuántos?',
    },
  }),
  streak: ({ weeks }) => ({
    title: 'Tu mejor racha',
    text: `${formatNumber(weeks)} jornadas al hilo con marcador exacto.`,
    picture: {
      title: 'Mi mejor racha',
      figure: formatNumber(weeks),
      detail: 'jornadas al hilo con marcador exacto',
      challenge: '¿Quién la rompe?',
    },
  }),
  trivia: ({ trivias }) => ({
    title: 'Te la sabías',
    text: `${formatCount(trivias, 'trivia acertada', 'trivias acertadas')}, un punto${trivias === 1 ? '' : ' por cada una'}.`,
    picture: {
      title: 'Me la sabía',
      figure: formatNumber(trivias),
      detail: trivias === 1 ? 'trivia acertada' : 'trivias acertadas',
      challenge: '¿Te las sabías?',
    },
  }),
  place: ({ position }) => ({
    title: 'Tu lugar final',
    text: `Terminaste en el ${formatPlace(position).toLowerCase()} del ranking general.`,
    picture: {
      title: 'Mi lugar final',
      figure: formatPlace(position).replace(/ ?lugar ?/i, ''),
      detail: 'lugar del ranking general',
      challenge: '¡A ver quién me alcanza!',
    },
    message: `${formatPlace(position).toLowerCase()} del ranking general`,
  }),
  thanks: ({ score, weeksPlayed }) => ({
    title: '¡Gracias por jugar!',
    text: `Sumaste ${formatCount(score, 'punto', 'puntos')} en ${formatCount(weeksPlayed, 'jornada', 'jornadas')}. Nos vemos en el próximo torneo.`,
    picture: {
      title: '¡Qué temporada!',
      figure: formatNumber(score),
      detail: `${score === 1 ? 'punto' : 'puntos'} en ${formatCount(weeksPlayed, 'jornada', 'jornadas')}`,
      challenge: '¿Jugamos la que sigue?',
    },
  }),
};

/** `week`: the name of the week of the card `best`. */
export function getStoryText(card: StoryCard, week: string): StoryText {
  return (texts[card.kind] as (card: StoryCard, week: string) => StoryText)(card, week);
}

export const storyCopy = {
  back: 'Volver a mi perfil',
  heading: 'Así te fue',
  next: 'Siguiente',
  position: (card: number, total: number) => `Carta ${card} de ${total}`,
  previous: 'Anterior',
  retry: 'Volver a intentar',
  see: 'Ver cómo me fue',
  story: 'Tu temporada en cartas',
  tag: 'Así me fue',
} as const;

/** The API returns no promotions, so the promotions are part of the site and change with a deploy. */

export interface Promotion {
  id: 'wallpaper' | 'playlist' | 'coupon' | 'jersey';
  kind: string;
  title: string;
  text: string;
  action: string;
  url: string | null;
}

export const promotions: readonly Promotion[] = [
  {
    id: 'wallpaper',
    kind: 'Fondo',
    title: 'La onda',
    text: 'Fondo para tu celular, 1080 × 2400.',
    action: 'Descargar',
    url: '/promotions/onda-1080x2400.png',
  },
  {
    id: 'playlist',
    kind: 'Lista',
    title: 'Previa en la sala',
    text: 'Canciones para calentar la garganta.',
    action: '¿Cuándo sale?',
    url: null,
  },
  {
    id: 'coupon',
    kind: 'Cupón',
    title: 'Botana de media semana',
    text: '',
    action: '¿Cuándo sale?',
    url: null,
  },
  {
    id: 'jersey',
    kind: 'Fondo',
    title: 'Playera de la jornada',
    text: '',
    action: '¿Cuándo sale?',
    url: null,
  },
];

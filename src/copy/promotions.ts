/** What a player can take along from Bonus: no call gives it, so it is kept here and renewed with the site. */

/** One thing to take along. Without an address there is nothing to see yet, and it says so when asked. */
export interface Promotion {
  id: 'wallpaper' | 'playlist' | 'coupon' | 'jersey';
  /** What kind of thing it is, on its corner. */
  kind: string;
  title: string;
  text: string;
  /** Words of its one action. */
  action: string;
  /** Path below the site's base, or null while there is nothing. */
  url: string | null;
}

/** In the order they are shown. */
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

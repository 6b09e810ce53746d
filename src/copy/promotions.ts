/** The API returns no promotions, so the promotions are part of the site and change with a deploy. */

interface AnyPromotion {
  id: 'wallpaper' | 'playlist' | 'coupon' | 'jersey';
  kind: string;
  title: string;
}

export interface Promotion extends AnyPromotion {
  text: string;
  action: string;
  url: string;
}

/** A promotion that doesn't exist yet. */
export interface ComingPromotion extends AnyPromotion {
  url: null;
}

export const promotions: readonly (Promotion | ComingPromotion)[] = [
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
    url: null,
  },
  {
    id: 'coupon',
    kind: 'Cupón',
    title: 'Botana de media semana',
    url: null,
  },
  {
    id: 'jersey',
    kind: 'Fondo',
    title: 'Playera de la jornada',
    url: null,
  },
];

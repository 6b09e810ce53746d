/** The names of the lotería cards, by drawing. */
export const cards = {
  ticket: 'El boleto',
  scoreboard: 'El marcador',
  trophy: 'El premio',
  screen: 'La pantalla',
  jersey: 'La playera',
  ball: 'El balón',
  snack: 'La botana',
  redCard: 'La roja',
  whistle: 'El silbato',
  goal: 'El gol',
  post: 'El poste',
  chip: 'La papa',
  mail: 'El correo',
  key: 'La llave',
  antenna: 'La antena',
  stands: 'La tribuna',
  stopwatch: 'El reloj',
  credential: 'La credencial',
  phone: 'El celular',
  megaphone: 'La bocina',
  coupon: 'El cupón',
  tunnel: 'El túnel',
  bell: 'La campana',
  offside: 'El fuera de lugar',
} as const;

/** A card of the deck. */
export type CardName = keyof typeof cards;

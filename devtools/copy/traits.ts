import type { PersonTrait } from '../api.ts';

/** What may be special of an invented person. */
export const TRAITS: readonly { value: PersonTrait; name: string }[] = [
  { value: 'confirmed', name: 'Con su cuenta confirmada' },
  { value: 'unverified', name: 'Sin confirmar su correo' },
  { value: 'longName', name: 'De nombre larguísimo' },
  { value: 'accents', name: 'Con acentos y eñes' },
  { value: 'apostrophe', name: 'Con apóstrofo en su apellido' },
  { value: 'justAdult', name: 'Que cumple 18 años hoy' },
];

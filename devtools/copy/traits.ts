import type { PersonTrait } from '../api.ts';

/** What may be special of an invented person. `words`: other words that find it. */
export const TRAITS: readonly { value: PersonTrait; name: string; words: string }[] = [
  { value: 'confirmed', name: 'Con su cuenta confirmada', words: 'usuario nuevo, cualquiera' },
  { value: 'unverified', name: 'Sin confirmar su correo', words: 'sin verificar' },
  { value: 'longName', name: 'De nombre larguísimo', words: 'nombre largo, límite de letras' },
  { value: 'accents', name: 'Con acentos y eñes', words: 'ñ, tildes, caracteres especiales' },
  { value: 'apostrophe', name: 'Con apóstrofo en su apellido', words: 'comilla, apóstrofe' },
  { value: 'justAdult', name: 'Que cumple 18 años hoy', words: 'mayor de edad, cumpleaños' },
];

import type { Team } from './types.ts';

const FILLERS = new Set('club deportivo futbol fc cf cd ac el la los las de del'.split(' '));

/** The names that people use for each club, one club a line, without accents, “club”, “FC” and articles. */
const CLUBS = [
  'america, aguilas, aguilas america, azulcremas',
  'atlas, zorros, zorros atlas, rojinegros, rojinegros atlas',
  'atlante, potros, potros hierro',
  'san luis, atletico san luis, atl san luis, atco san luis, atletico sl, asl, adsl, slp, sn luis, atl sn luis, atletico sn luis, tuneros',
  'cruz azul, maquina, maquina celeste, maquina cruz azul, cementeros, c azul, caz',
  'guadalajara, chivas, chivas rayadas, chivas guadalajara, chivas rayadas guadalajara, rebano, rebano sagrado, gdl',
  'juarez, bravos, bravos juarez, ciudad juarez',
  'leon, fiera, esmeraldas, panzas verdes',
  'mazatlan, canoneros, canoneros mazatlan',
  'monterrey, rayados, rayados monterrey, pandilla, mty',
  'necaxa, rayos, rayos necaxa, hidrorrayos',
  'pachuca, tuzos, tuzos pachuca',
  'puebla, franja, camoteros, franja puebla',
  'pumas, pumas unam, unam, universidad nacional, auriazules',
  'queretaro, gallos, gallos blancos, gallos queretaro, gallos blancos queretaro, qro',
  'santos, santos laguna, laguneros, guerreros, guerreros santos laguna',
  'tigres, tigres uanl, uanl, felinos',
  'tijuana, xolos, xolos tijuana, xoloitzcuintles, xoloitzcuintles tijuana',
  'toluca, diablos, diablos rojos, diablos toluca, diablos rojos toluca, choriceros',
].map((names) => new Set(names.split(', ').map(toKey)));

function toWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}.'’´]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** “Pumas de la U.N.A.M.” and “PUMAS UNAM” have one key, `pumasunam`. */
function toKey(text: string): string {
  return toWords(text)
    .split(' ')
    .filter((word) => !FILLERS.has(word))
    .join('');
}

export const isSameTeam = (a: Pick<Team, 'name'>, b: Pick<Team, 'name'>) =>
  a === b || toWords(a.name) === toWords(b.name);

type NamedTeam = Pick<Team, 'name' | 'shortName'>;

/**
 * Finds the team that a text names: by its name, by its short name, by a name that people use for it (“Xolos”), or by
 * the beginning of a word of its name. Null when no team or more than one fits. A team may be in the list twice.
 */
export function findTeam<T extends NamedTeam>(text: string, teams: readonly T[]): T | null {
  const [words, key] = [toWords(text), toKey(text)];
  if (key === '') return null;
  const club = CLUBS.find((names) => names.has(key));
  const isSimilar = ({ name }: T) => ` ${toWords(name)}`.includes(` ${words}`);
  const rules = [
    ({ name }: T) => toKey(name) === key,
    ({ shortName }: T) => toKey(shortName) === key,
    // A name of a club that doesn't play this week is not the beginning of another club's name.
    club ? ({ name }: T) => club.has(toKey(name)) : isSimilar,
  ];
  for (const rule of rules) {
    const [first, ...others] = teams.filter(rule);
    if (first) return others.every((other) => isSameTeam(other, first)) ? first : null;
  }
  return null;
}

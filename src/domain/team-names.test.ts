import { expect, test } from 'vitest';
import { findTeam } from './team-names.ts';

const TEAMS = [
  ['América', 'AME'],
  ['Atlas', 'ATL'],
  ['Atlético de San Luis', 'SLP'],
  ['Cruz Azul', 'CAZ'],
  ['Guadalajara', 'GDL'],
  ['Juárez', 'JUA'],
  ['León', 'LEO'],
  ['Monterrey', 'MTY'],
  ['Necaxa', 'NEC'],
  ['Pachuca', 'PAC'],
  ['Puebla', 'PUE'],
  ['Pumas', 'PUM'],
  ['Querétaro', 'QRO'],
  ['Santos', 'SAN'],
  ['Tigres', 'TIG'],
  ['Tijuana', 'TIJ'],
  ['Toluca', 'TOL'],
].map(([name = '', shortName = '']) => ({ name, shortName }));

test.each([
  ['América', ['america', 'AME', 'Club América', 'Águilas', 'Las Águilas', 'Águilas del América']],
  ['Atlas', ['Atlas FC', 'Zorros', 'Rojinegros', 'Los Zorros del Atlas']],
  ['Atlético de San Luis', ['San Luis', 'Atlético San Luis', 'Atl. San Luis', 'Atl San Luis', 'ASL']],
  ['Cruz Azul', ['La Máquina', 'Máquina Celeste', 'Cementeros', 'azul', 'CRUZAZUL', 'C. Azul']],
  ['Guadalajara', ['Chivas', 'Las Chivas', 'Chivas Rayadas', 'Chivas de Guadalajara', 'Rebaño Sagrado']],
  ['Juárez', ['FC Juárez', 'F.C. Juárez', 'Bravos', 'Bravos de Juárez', 'Cd. Juárez']],
  ['León', ['Club León', 'La Fiera', 'Panzas Verdes', 'Esmeraldas']],
  ['Monterrey', ['Rayados', 'Rayados de Monterrey', 'C.F. Monterrey', 'Mty']],
  ['Necaxa', ['Rayos', 'Rayos del Necaxa', 'Los Rayos']],
  ['Pachuca', ['Tuzos', 'Tuzos del Pachuca']],
  ['Puebla', ['La Franja', 'Puebla F.C.', 'Camoteros']],
  ['Pumas', ['Pumas de la UNAM', 'Pumas UNAM', 'UNAM', 'Universidad Nacional']],
  ['Querétaro', ['Gallos', 'Gallos Blancos', 'Gallos Blancos de Querétaro', 'QRO']],
  ['Santos', ['Santos Laguna', 'Laguneros', 'Guerreros', 'Club Santos Laguna']],
  ['Tigres', ['Tigres UANL', 'Tigres de la UANL', 'UANL', 'U.A.N.L.']],
  ['Tijuana', ['Xolos', 'Xolos de Tijuana', 'Club Tijuana', 'Xoloitzcuintles']],
  ['Toluca', ['Diablos', 'Diablos Rojos', 'Diablos Rojos del Toluca', 'Deportivo Toluca']],
])('the team %s is found by each of its names', (name, texts) => {
  expect(texts.filter((text) => findTeam(text, TEAMS)?.name !== name)).toEqual([]);
});

test.each(['Chivas', 'Guadalajara', 'Club Deportivo Guadalajara'])(
  'the text %j finds the team that the server calls “Chivas”',
  (text) => {
    expect(findTeam(text, [{ name: 'Chivas', shortName: 'CHI' }])?.name).toBe('Chivas');
  },
);

test.each(['', '⚽', 'T', 'Sa', 'Barcelona', 'Universidad', 'Rayados 2', 'América Atlas'])(
  'the text %j finds no team',
  (text) => {
    expect(findTeam(text, TEAMS)).toBeNull();
  },
);

test('a short name of two teams finds neither, and a team that plays twice is found', () => {
  const atlas = { name: 'Atlas', shortName: 'ATL' };
  const luis = { name: 'Atlético de San Luis', shortName: 'ATL' };
  expect(findTeam('ATL', [atlas, luis])).toBeNull();
  expect(findTeam('ATL', [atlas, { ...atlas }])?.name).toBe('Atlas');
});

test('a known name of a team that does not play finds no other team with a similar name', () => {
  expect(findTeam('León', [{ name: 'Tigres de Nuevo León', shortName: 'TIG' }])).toBeNull();
});

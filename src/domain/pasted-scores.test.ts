import { expect, test } from 'vitest';
import { game } from '../testing/fixtures.ts';
import { type PastedLine, readPastedScores } from './pasted-scores.ts';

const TARGETS = [
  { game: game('1', 'América', 'Pumas', '2026-08-29T19:00:00'), isFillable: true },
  { game: game('2', 'Atlético de San Luis', 'Cruz Azul', '2026-08-29T21:00:00'), isFillable: true },
  { game: game('3', 'Atlas', 'Santos', '2026-08-28T21:00:00'), isFillable: false },
];
function describeLines(lines: readonly PastedLine[]) {
  return lines.map((line) => {
    if (line.problem === null) return `${line.game.id}: ${line.home}–${line.away}`;
    return line.problem === 'which' ? `which: ${line.games.map(({ id }) => id).join(' ')}` : line.problem;
  });
}
const read = (text: string) => describeLines(readPastedScores(text, TARGETS));

test.each([
  ['América 2-1 Pumas', ['1: 2–1']],
  ['america 2 – 1 PUMAS', ['1: 2–1']],
  ['AMÉ 0:0 PUM', ['1: 0–0']],
  ['Pumas 1-2 América', ['1: 2–1']],
  ['San Luis 3—3 Cruz Azul', ['2: 3–3']],
  ['América 2-1 Pumas\n\nSan Luis 0-1 Azul', ['1: 2–1', '2: 0–1']],
  ['América 2-1 Pumas, San Luis 0-1 Cruz Azul', ['1: 2–1', '2: 0–1']],
  ['América 2-1 Pumas; América 0-0 Pumas', ['1: 2–1', 'repeated']],
  ['América 12-1 Pumas', ['unreadable']],
  ['América gana', ['unreadable']],
  ['América 2-1', ['unknown-game']],
  ['América 2-1 Cruz Azul', ['unknown-game']],
  ['A 2-1 Pumas', ['unknown-game']],
  ['Atlas 2-1 Santos', ['closed']],
  [' \n , ', []],
  ['1. América 1-0 Pumas', ['1: 1–0']],
  ['1) América 1-0 Pumas', ['1: 1–0']],
  ['1- América 1-0 Pumas', ['1: 1–0']],
  ['12.- América 1-0 Pumas', ['1: 1–0']],
  ['(3) América 1-0 Pumas', ['1: 1–0']],
  ['4º América 1-0 Pumas', ['1: 1–0']],
  ['7 América 1-0 Pumas', ['1: 1–0']],
  ['• América 1-0 Pumas', ['1: 1–0']],
  ['- América 1-0 Pumas', ['1: 1–0']],
  ['⚽️ América 1-0 Pumas ✅', ['1: 1–0']],
  ['1️⃣ América 1️⃣-0️⃣ Pumas', ['1: 1–0']],
  ['a) América 1-0 Pumas', ['1: 1–0']],
  ['Partido 1: América 1-0 Pumas', ['1: 1–0']],
  ['Jornada 7: América 1-0 Pumas', ['1: 1–0']],
  ['América 1x0 Pumas', ['1: 1–0']],
  ['América 1 X 0 Pumas', ['1: 1–0']],
  ['América 1×0 Pumas', ['1: 1–0']],
  ['América 1 a 0 Pumas', ['1: 1–0']],
  ['América 1a0 Pumas', ['1: 1–0']],
  ['América 1 : 0 Pumas', ['1: 1–0']],
  ['América 1：0 Pumas', ['1: 1–0']],
  ['América 1\u22120 Pumas', ['1: 1–0']],
  ['América 1\u20110 Pumas', ['1: 1–0']],
  ['América 1－0 Pumas', ['1: 1–0']],
  ['América 1 vs 0 Pumas', ['1: 1–0']],
  ['América vs Pumas 1-0', ['1: 1–0']],
  ['América vs. Pumas: 1-0', ['1: 1–0']],
  ['América - Pumas 1-0', ['1: 1–0']],
  ['América x Pumas 1 x 0', ['1: 1–0']],
  ['América 1 vs Pumas 0', ['1: 1–0']],
  ['América 1 - Pumas 0', ['1: 1–0']],
  ['América (1) - (0) Pumas', ['1: 1–0']],
  ['América\t1\t0\tPumas', ['1: 1–0']],
  ['América ١-٠ Pumas', ['1: 1–0']],
  ['*América* 1-0 _Pumas_', ['1: 1–0']],
  ['*América 1-0 Pumas*', ['1: 1–0']],
  ['```América 1-0 Pumas```', ['1: 1–0']],
  ['> América 1-0 Pumas', ['1: 1–0']],
  ['\u202aAmérica\u202c 1\u200b-\u200b0 \ufeffPumas', ['1: 1–0']],
  ['América\u00a01\u00a0-\u00a00\u00a0Pumas', ['1: 1–0']],
  ['AME\u0301RICA 1-0 pumas', ['1: 1–0']],
  ['Club América 1-0 Pumas de la UNAM', ['1: 1–0']],
  ['Las Águilas 1-0 Pumas UNAM', ['1: 1–0']],
  ['La Máquina 2-1 Atl. San Luis', ['2: 1–2']],
  ['[28/11/26, 12:34:56] Ana Ruiz: América 1-0 Pumas', ['1: 1–0']],
  ['\u200e[28/11/2026, 9:05:00\u202fp.\u00a0m.] ~Ana: América 1:0 Pumas', ['1: 1–0']],
  ['28/11/26, 12:34 - Ana Ruiz: América 1-0 Pumas', ['1: 1–0']],
  ['28/11/2026 9:05 p. m. - +52 1 55 1234 5678: América 1-0 Pumas', ['1: 1–0']],
  ['[12:34 p. m., 28/11/2026] Ana: 1. América 1-0 Pumas, 2. San Luis 0-1 Cruz Azul', ['1: 1–0', '2: 0–1']],
  ['América 1-0 Pumas 19:00 h', ['1: 1–0']],
  ['J7 América 1-0 Pumas', ['1: 1–0']],
  ['Partido 5. América 1-0 Pumas', ['1: 1–0']],
  ['No. 3 América 1-0 Pumas', ['1: 1–0']],
  ['1ro América 1-0 Pumas', ['1: 1–0']],
  ['ii) América 1-0 Pumas', ['1: 1–0']],
  ['A. América 1-0 Pumas', ['1: 1–0']],
  ['América 1\u27960 Pumas', ['1: 1–0']],
  ['América 1\u25000 Pumas', ['1: 1–0']],
  ['| América | 1 | 0 | Pumas |', ['1: 1–0']],
  ['América/Pumas 1-0', ['1: 1–0']],
  ['América (Águilas) 1-0 Pumas', ['1: 1–0']],
  ['América 1-0 Pumas (gana América)', ['1: 1–0']],
  ['América 1-0 Pumas (sáb 19:00)', ['1: 1–0']],
  ['(América) 1-0 (Pumas)', ['1: 1–0']],
  ['América 1-0 Pumas sáb 29 ago', ['1: 1–0']],
  ['29 de agosto América 1-0 Pumas', ['1: 1–0']],
  ['sábado 29 ago 19:00 América 1-0 Pumas', ['1: 1–0']],
  ['Atlético S.L. 0-1 Cruz Azul', ['2: 0–1']],
  ['América 1, Pumas 0', ['1: 1–0']],
  ['Pumas 0; América 1', ['1: 1–0']],
  ['América 1, Pumas 0, San Luis 0, Cruz Azul 2', ['1: 1–0', '2: 0–2']],
  ['América 1, Pumas 0, San Luis 0-1 Cruz Azul', ['1: 1–0', '2: 0–1']],
  ['Las Águilas (1), Pumas: 0', ['1: 1–0']],
  ['América 1,\nPumas 0', ['unreadable', 'unreadable']],
  ['América 1, San Luis 0', ['unreadable', 'unreadable']],
  ['Jornada 7, América 1, Pumas 0', ['unreadable', '1: 1–0']],
  ['América 1-0 Pumas / San Luis 0-1 Cruz Azul', ['1: 1–0', '2: 0–1']],
  ['América 1-0 Pumas | San Luis 0-1 Cruz Azul', ['1: 1–0', '2: 0–1']],
  ['América 1-0 Pumas • San Luis 0-1 Cruz Azul', ['1: 1–0', '2: 0–1']],
  ['América 1-0 Pumas y San Luis 0-1 Cruz Azul', ['1: 1–0', '2: 0–1']],
  ['América/Pumas 1-0 / San Luis/Cruz Azul 0-1', ['1: 1–0', '2: 0–1']],
  ['América 1-0 Pumas / San Luis', ['unknown-game']],
  ['Atl. Sn. Luis 0-1 CAZ', ['2: 0–1']],
  ['Sn Luis 0-1 Cruz Azul', ['2: 0–1']],
  ['América 1~0 Pumas', ['1: 1–0']],
  ['América 1 ~ 0 Pumas', ['1: 1–0']],
  ['América 1～0 Pumas', ['1: 1–0']],
  ['~América 2-0 Pumas~', ['1: 2–0']],
  ['América Pumas 1-0', ['1: 1–0']],
  ['1. Pumas de la UNAM Club América 1-0', ['1: 0–1']],
  ['San Luis Cruz Azul 2 a 1', ['2: 2–1']],
  ['La Máquina Atlético de San Luis 1:1', ['2: 1–1']],
  ['Atlas Santos 2-1', ['closed']],
  ['América Cruz Azul 1-0', ['unknown-game']],
  ['América 1-0 Pumas\u2028San Luis 0-1 Cruz Azul\r\n', ['1: 1–0', '2: 0–1']],
  ['América 1-0 Pumas 2-1', ['unreadable']],
  ['América 1-10 Pumas', ['unreadable']],
  ['América 1 0 Pumas', ['unreadable']],
  ['2-1', ['unreadable']],
  ['Quiniela de la jornada 7 ⚽', ['unreadable']],
  ['[28/11/26, 12:34:56] Ana: Multimedia omitido', ['unreadable']],
  ['Chivas 1-0 Pumas', ['unknown-game']],
  ['América 1-0 América', ['unknown-game']],
])('the pasted text %j is read as %j', (text, lines) => {
  expect(read(text)).toEqual(lines);
});

const WITH_TWINS = {
  twoLegs: [
    { game: game('1501', 'América', 'Tigres', '2026-11-18T19:00:00'), isFillable: true },
    { game: game('1502', 'Tigres', 'América', '2026-11-21T19:00:00'), isFillable: true },
  ],
  firstLegClosed: [
    { game: game('1501', 'América', 'Tigres', '2026-11-18T19:00:00'), isFillable: false },
    { game: game('1502', 'Tigres', 'América', '2026-11-21T19:00:00'), isFillable: true },
  ],
  replay: [
    { game: game('1501', 'América', 'Tigres', '2026-11-18T19:00:00'), isFillable: false },
    { game: game('1502', 'América', 'Tigres', '2026-11-21T19:00:00'), isFillable: true },
  ],
  twice: [
    { game: game('1501', 'América', 'Tigres', '2026-11-18T19:00:00'), isFillable: true },
    { game: game('1502', 'América', 'Tigres', '2026-11-21T19:00:00'), isFillable: true },
  ],
  twiceAndBack: [
    { game: game('1501', 'América', 'Tigres', '2026-11-18T19:00:00'), isFillable: true },
    { game: game('1502', 'América', 'Tigres', '2026-11-21T19:00:00'), isFillable: true },
    { game: game('1503', 'Tigres', 'América', '2026-11-22T19:00:00'), isFillable: true },
  ],
  bothClosed: [
    { game: game('1501', 'América', 'Tigres', '2026-11-18T19:00:00'), isFillable: false },
    { game: game('1502', 'Tigres', 'América', '2026-11-21T19:00:00'), isFillable: false },
  ],
  twoOpponents: [
    { game: game('1', 'Cruz Azul', 'Atlas', '2026-11-18T19:00:00'), isFillable: true },
    { game: game('2', 'Cruz Azul', 'Pumas', '2026-11-21T19:00:00'), isFillable: true },
    { game: game('3', 'Toluca', 'Cruz Azul', '2026-11-22T19:00:00'), isFillable: true },
  ],
};

test.each<[keyof typeof WITH_TWINS, string, string[]]>([
  ['twoLegs', 'Tigres 3-1 América', ['1502: 3–1']],
  ['twoLegs', 'América 3-1 Tigres', ['1501: 3–1']],
  ['twoLegs', 'Tigres 3-1 América, América 2-0 Tigres', ['1502: 3–1', '1501: 2–0']],
  ['twoLegs', 'América 3-1 Tigres, América 2-0 Tigres', ['1501: 3–1', 'repeated']],
  ['firstLegClosed', 'Tigres 3-1 América', ['1502: 3–1']],
  ['firstLegClosed', 'América 3-1 Tigres', ['1502: 1–3']],
  ['firstLegClosed', 'América 3-1 Tigres, Tigres 2-0 América', ['closed', '1502: 2–0']],
  ['replay', 'América 3-1 Tigres', ['1502: 3–1']],
  ['replay', 'Tigres 3-1 América', ['1502: 1–3']],
  ['twice', 'América 3-1 Tigres', ['which: 1501 1502']],
  ['twice', 'Tigres 3-1 América', ['which: 1501 1502']],
  ['twiceAndBack', 'Tigres 3-1 América', ['1503: 3–1']],
  ['bothClosed', 'América 3-1 Tigres', ['closed']],
  ['twoOpponents', 'Cruz Azul 1-0 Pumas', ['2: 1–0']],
  ['twoOpponents', 'Toluca 1-0 Azul, Cruz Azul 2-2 Atlas', ['3: 1–0', '1: 2–2']],
  ['twoOpponents', 'Pumas 1-0 Cruz Azul', ['2: 0–1']],
])('in the week “%s” the pasted text %j is read as %j', (week, text, lines) => {
  expect(describeLines(readPastedScores(text, WITH_TWINS[week]))).toEqual(lines);
});

test('a game that the player has chosen of two takes the score, and the other stays free', () => {
  const text = 'América 3-1 Tigres\nAmérica 2-0 Tigres';
  const lines = readPastedScores(text, WITH_TWINS.twice, new Map([['América 3-1 Tigres', '1502']]));
  expect(describeLines(lines)).toEqual(['1502: 3–1', '1501: 2–0']);
});

test('the score of a reversed line is swapped also for a game that the player has chosen of two', () => {
  const lines = readPastedScores(
    'Tigres 3-1 América',
    WITH_TWINS.twice,
    new Map([['Tigres 3-1 América', '1501']]),
  );
  expect(describeLines(lines)).toEqual(['1501: 1–3']);
});

import { expect, test } from 'vitest';
import { createScorer, keepBest } from './scorer.ts';
import { isFound } from './search.ts';
import { SYNONYMS } from './synonyms.ts';
import { toSingular } from './terms.ts';
import { isOneTypoAway } from './typos.ts';

test.each([
  ['Ir al cierre de la jornada 7', 'semana 7'],
  ['Ir al cierre de la jornada 7', 'Semanas'],
  ['Sin internet', 'sin conexión'],
  ['modal:networkError', 'sin conexion'],
  ['sesión vencida', 'expirada'],
  ['Código caducado', 'expirado'],
  ['Premios de la temporada', 'premio'],
  ['El premio de la jornada', 'premios'],
  ['demasiados intentos', '429'],
  ['Servidor en mantenimiento', '503'],
  ['seguridad vencida', '419'],
  ['Congelar', 'pausar'],
  ['Envío del boleto', 'quiniela'],
  ['Contraseña incorrecta', 'CLAVE'],
  ['Olvidé mi contraseña', 'olvide contrasena'],
  ['Cierre de sesión', 'cerrar sesión'],
  ['Tu sesión se abrió en otro celular', 'sesion otro celular'],
  ['El enlace ya caducó', 'liga vencida'],
  ['Mis recorridos', 'grabación'],
  ['Se va la señal justo al enviar', 'señal sin'],
  ['Qué se gana cada jornada', 'ganadores'],
  ['El lunes: ganaste la jornada', 'premios'],
  ['Un boleto sellado', 'sellar'],
  ['Tu boleto va en camino: lo enviaste', 'sellado'],
  ['Envía su boleto y contesta la trivia', 'manda el boleto y responde una trivia'],
])('the text “%s” matches the panel search “%s”', (text, search) => {
  expect(isFound(text, search)).toBe(true);
});

test.each([
  ['Ir al cierre de la jornada 7', 'semana 8'],
  ['Sin internet', 'con internet de casa'],
  ['Trivia contestada', 'boleto'],
  ['Errores ahora', 'reloj'],
  ['Errores', 'de la'],
])('the text “%s” does not match the panel search “%s”', (text, search) => {
  expect(isFound(text, search)).toBe(false);
});

test.each([
  ['premios', 'premio'],
  ['errores', 'error'],
  ['posiciones', 'posicion'],
  ['celulares', 'celular'],
  ['redes', 'red'],
  ['goles', 'gol'],
  ['nombres', 'nombre'],
  ['enlaces', 'enlace'],
  ['detalles', 'detalle'],
  ['viernes', 'vierne'],
  ['mes', 'mes'],
  ['tres', 'tres'],
  ['tickets', 'tickets'],
])('the plural “%s” is searched as “%s”', (word, singular) => {
  expect(toSingular(word)).toBe(singular);
});

const PHRASES = SYNONYMS.flatMap((group) => group.map((phrase) => [phrase, group] as const));

test.each(PHRASES)('the search “%s” finds each of its synonyms', (phrase, group) => {
  expect(group.filter((text) => !isFound(text, phrase))).toEqual([]);
});

test.each([
  ['Ranking', 'posiciones'],
  ['Ranking', 'posición'],
  ['Ranking', 'lugares'],
  ['429', 'demasiados intentos'],
  ['Graba lo que haces', 'mis recorridos'],
  ['El servidor falla', 'errores'],
  ['La llamada de la app', 'peticiones'],
  ['Otro teléfono', 'celulares'],
])('the text “%s” matches the plural or singular search “%s”', (text, search) => {
  expect(isFound(text, search)).toBe(true);
});

const THING = {
  name: 'Cierra el partido',
  codes: ['modal/poolGameNotAvailable', 'No bet time', '422'],
  words: 'quiniela',
};

test.each([
  ['', 0],
  ['422', 0],
  ['NO BET TIME', 0],
  ['cierra el partido', 1],
  ['cierra', 2],
  ['partido cierra', 3],
  ['poolGame', 4],
  ['juego cierra', 5],
  ['boleto', 6],
  ['ranking', null],
])('the search “%s” gives “Cierra el partido” the rank %s (null: no match)', (search, rank) => {
  expect(createScorer(search)(THING)).toBe(rank);
});

const RECIPE = {
  name: 'Ver: Ganas la gran final',
  titles: ['Ganas la gran final'],
  aliases: ['quién es el campeón', 'copa'],
  groupName: 'Momentos',
  texts: 'Toño abre su perfil en diciembre',
};

test.each([
  ['copa', 0],
  ['el campeón', 5.5],
  ['gran final', 2.5],
  ['una final no muy gran', 3],
  ['fina', 3.5],
  ['ganaste la final', 5],
  ['momento', 5.75],
  ['perfil', 7.5],
  ['¿diciembre?', 7.5],
  ['prefil', 8.5],
  ['no hay', null],
])('the search “%s” gives “Ganas la gran final” the rank %s (null: no match)', (search, rank) => {
  expect(createScorer(search)(RECIPE)).toBe(rank);
});

test('of items with matches of several classes, only those of the best class stay, the best first', () => {
  const keep = (...scores: number[]) =>
    keepBest(scores.map((score) => ({ score }))).map(({ score }) => score);
  expect(keep(9, 7.5, 5.5, 6, 2.5)).toEqual([2.5, 5.5]);
  expect(keep(12, 7.5, 8, 9)).toEqual([7.5, 9, 12]);
  expect(keep(8.5, 8)).toEqual([8, 8.5]);
  expect(keep()).toEqual([]);
});

test.each([
  ['boleto', 'bolteo', true],
  ['boleto', 'bleto', true],
  ['boleto', 'bolleto', true],
  ['boleto', 'boketo', true],
  ['boleto', 'boleto', true],
  ['boleto', 'balata', false],
  ['boleto', 'bole', false],
  ['pie', 'pi', false],
])('isOneTypoAway returns for “%s” and “%s”, in both orders: %s', (word, typed, expected) => {
  expect([isOneTypoAway(word, typed), isOneTypoAway(typed, word)]).toEqual([expected, expected]);
});

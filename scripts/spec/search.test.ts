import { expect, test } from 'vitest';
import { findStatements, toSpanish } from '../../devtools/search/statements.ts';
import { listStatements, type SpecDocument } from '../../devtools/ui/spec-document.ts';
import { createSpecFiles } from './files.ts';
import { readMatrix } from './read-matrix.ts';

const [[, text] = ['', '']] = createSpecFiles('abc123', new Date());
const { blocks }: SpecDocument = JSON.parse(text);
const titles = new Map(
  readMatrix().map(({ statement, recipes }) => [statement.id, recipes.map(({ title }) => title).join(' · ')]),
);
const STATEMENTS = listStatements(blocks).map((statement) => ({
  ...statement,
  titles: titles.get(statement.id) ?? '',
}));

/** The statements that the panel lists for marketing. */
const PLAYED = STATEMENTS.filter((statement) => statement.titles !== '').map(toSpanish);

test.each([
  ['empate', ['2.4']],
  ['desempate', ['2.4']],
  ['cambiar contraseña', ['1.7', '2.7']],
  ['olvidé mi contraseña', ['1.7', '2.14']],
  ['contraseña equivocada', ['5.10', '8.10']],
  ['cerrar sesión', ['1.15', '2.38']],
  ['borrar cuenta', ['1.16']],
  ['premios', ['2.3', '2.32']],
  ['punto extra', ['1.17', '2.49', '2.56', '9.9']],
  ['sin internet', ['8.4', '8.29']],
  ['ranking general', ['1.11', '7.12']],
  ['mayores de edad', ['0.2', '1.1', '9.13']],
  ['menú del celular', ['2.39', '2.40', '9.10']],
  ['ya no se puede cambiar', ['1.19', '5.7']],
  ['dos horas antes', ['4.32', '9.3']],
  ['redes sociales', ['2.45']],
  ['código postal', ['7.10', '8.15']],
  ['sesión vencida', ['4.25', '8.8', '8.34', '4.24']],
  ['boleto sellado', ['8.60', '8.61']],
])('the search for “%s” in the Spanish sentences has one of %j first', (search, ids) => {
  expect(ids).toContain(findStatements(PLAYED, search)[0]?.id);
});

const find = (search: string) => findStatements(STATEMENTS, search).map(({ id }) => id);

test.each([
  ['session expired', '8.34'],
  ['page not found', '2.17'],
  ['menu breakpoint', '9.10'],
  ['sesión expirada', '8.34'],
  ['desseleccionar', '5.5'],
])('the search of the specification for “%s” has %s first', (search, id) => {
  expect(find(search)[0]).toBe(id);
});

test.each([
  ['expired session dialog', '8.34'],
  ['dialog', '4.48'],
  ['zzz dialog', '4.48'],
  ['email already in use', '5.8'],
  ['already in use', '5.8'],
  ['unselect', '5.5'],
  ['standings', '1.10'],
  ['leaderboard', '1.11'],
  ['global leaderboard', '1.11'],
  ['change my password', '2.7'],
  ['delete my account', '1.16'],
  ['loading bar', '2.24'],
  ['404 page', '2.17'],
  ['mobile menu', '2.39'],
  ['age limit', '1.1'],
  ['social media links', '2.45'],
  ['betting deadline', '9.3'],
  ['when does betting open', '9.4'],
  ['bonus point for trivia', '1.17'],
  ['no internet connection', '8.29'],
  ['rows per page', '9.2'],
  ['weeks after 23', '4.53'],
  ['how are the games sorted', '4.31'],
  ['wrong password', '5.10'],
  ['invalid code', '5.11'],
  ['is the token stored', '4.7'],
  ['sign out confirmation', '2.38'],
  ['scroll to top', '2.27'],
  ['CSRF token', '6.9'],
  ['base path', '9.1'],
  ['tabla de posiciones', '1.11'],
  ['clasificación general', '1.11'],
  ['correo en uso', '5.8'],
  ['código incorrecto', '5.11'],
  ['cierre del partido', '4.32'],
  ['menú del celular', '2.39'],
  ['mayores de edad', '1.1'],
  ['borrar mi cuenta', '1.16'],
  ['sin internet', '8.29'],
  ['botón cerrar sesión', '2.38'],
  ['punto extra', '1.17'],
  ['una sola respuesta', '2.50'],
  ['orden de los partidos', '4.31'],
  ['redes sociales', '2.45'],
  ['barra de carga', '2.24'],
  ['ventana de confirmación', '2.38'],
])('the search of the specification for “%s” has %s among the first three', (search, id) => {
  expect(find(search).slice(0, 3)).toContain(id);
});

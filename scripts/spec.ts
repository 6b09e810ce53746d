import { createUsageError, readCommandLine } from './command-line.ts';
import { formatMatrix } from './spec/format-matrix.ts';
import { readMatrix } from './spec/read-matrix.ts';

const USAGE = `Usage: npm run spec                     prints each statement of docs/spec.md with the recipes and the tests that show it
       npm run spec 4.12                prints one statement, or those of a section: 4
       npm run spec -- --without recipe prints the statements that no recipe shows
       npm run spec -- --without test   prints the statements that no test shows
       npm run spec -- --without proof  prints the statements that nothing shows

How to mark a recipe or a test: docs/testing.md, “Statements of the specification”.`;

const { positionals, values } = readCommandLine({
  usage: USAGE,
  options: { without: { type: 'string' } },
  maxPositionals: 1,
});
const [asked] = positionals;
const { without } = values;

const matrix = readMatrix();
const LACKS: Record<string, (proof: (typeof matrix)[number]) => boolean> = {
  recipe: ({ recipes }) => recipes.length === 0,
  test: ({ tests }) => tests.length === 0,
  proof: ({ recipes, tests }) => recipes.length + tests.length === 0,
};
const lacks = without === undefined ? () => true : LACKS[without];
if (!lacks) throw createUsageError(`“--without ${without}”: recipe, test or proof.`, USAGE);

const isAsked = (id: string) => asked === undefined || id === asked || id.startsWith(`${asked}.`);
const found = matrix.filter(({ statement }) => isAsked(statement.id));
if (found.length === 0) throw createUsageError(`docs/spec.md has no statement ${asked}.`, USAGE);
console.log(formatMatrix(found.filter(lacks)));

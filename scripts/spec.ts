import { createUsageError, readCommandLine } from './command-line.ts';
import { formatMatrix } from './spec/format-matrix.ts';
import { createMatrix } from './spec/matrix.ts';
import { readSources } from './spec/read-matrix.ts';
import { formatJudgements, judgeStatements, readResults } from './spec/results.ts';

const USAGE = `Usage: npm run spec                     prints each statement of docs/spec.md with the recipes and the tests that show it
       npm run spec 4.12                prints one statement, or those of a section: 4
       npm run spec -- --without recipe prints the statements that no recipe shows
       npm run spec -- --without test   prints the statements that no test shows
       npm run spec -- --without proof  prints the statements that nothing shows
       npm run spec -- --results out/test  reads the reports of the last tests in that folder, prints the statements
                                        of which a recipe or a test failed, and fails if there are any

How to mark a recipe or a test: docs/testing.md, “Statements of the specification”.`;

const { positionals, values } = readCommandLine({
  usage: USAGE,
  options: { without: { type: 'string' }, results: { type: 'string' } },
  maxPositionals: 1,
});
const [asked] = positionals;
const { without } = values;

const sources = readSources();
const matrix = createMatrix(sources);
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
if (values.results === undefined) console.log(formatMatrix(found.filter(lacks)));
else {
  const results = readResults(values.results);
  if (results.length === 0) throw createUsageError(`${values.results} has no report of tests.`, USAGE);
  const judgements = judgeStatements(found.filter(lacks), sources.recipes, results);
  console.log(formatJudgements(judgements));
  process.exitCode = judgements.some(({ colour }) => colour === 'red') ? 1 : 0;
}

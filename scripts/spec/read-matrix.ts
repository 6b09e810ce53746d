import { RECIPES } from '../../devtools/recipes/index.ts';
import { listStatements } from '../../devtools/ui/spec-document.ts';
import { readMarkedTests } from './marked-tests.ts';
import { createMatrix } from './matrix.ts';
import { readSpec } from './statements.ts';

export const readSources = () => ({
  statements: listStatements(readSpec()),
  recipes: RECIPES,
  tests: readMarkedTests(),
});

export const readMatrix = () => createMatrix(readSources());

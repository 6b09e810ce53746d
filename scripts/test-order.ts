import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const PROJECTS = ['monkey', 'jsdom', 'node'];
// The files that take longest, so that none of them starts last. `npm test` prints the slowest files.
const HEAVY = [
  'e2e/recipes/played.test.ts',
  'src/api/hostile-bodies.test.ts',
  'src/app/fault-matrix-flow.test.ts',
  'mock-server/facts/index.test.ts',
  'src/domain/window.test.ts',
  'src/domain/weeks.test.ts',
];

const usesDom = ({ moduleId }: TestSpecification) =>
  moduleId.endsWith('.tsx') || readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/**
 * Starts the heaviest files first. Files of the same environment run one after another, because a worker is used again
 * only for a file of the same project and environment. `--sequence.seed=7` shuffles the files of each environment.
 */
export class TestOrder extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const isShuffled = seed !== undefined;
    const hash = ({ moduleId }: TestSpecification) =>
      createHash('md5').update(`${seed} ${moduleId}`).digest('hex');
    const sorted = isShuffled
      ? specs.toSorted((a, b) => hash(a).localeCompare(hash(b)))
      : await super.sort(specs);
    const getRank = (spec: TestSpecification) => {
      const heavy = isShuffled ? -1 : HEAVY.findIndex((file) => spec.moduleId.endsWith(file));
      return (
        PROJECTS.indexOf(spec.project.name) * 100 +
        (usesDom(spec) ? 0 : 50) +
        (heavy < 0 ? HEAVY.length : heavy)
      );
    };
    const ranks = new Map(sorted.map((spec) => [spec, getRank(spec)]));
    return sorted.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  }
}

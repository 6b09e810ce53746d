import { copy } from '../../copy.ts';
import type { Seen } from '../../coverage/observe.ts';
import { useRun } from '../context.ts';
import type { SectionProps } from '../section.ts';
import { download, IconButton, Mono, Part } from '../ui.tsx';
import { useChanges } from '../use-changes.ts';

type State = 'now' | 'recipe' | 'never';
interface Cell {
  name: string;
  state: State;
}

const join = (...parts: Seen[]): Seen => ({
  seen: parts.flatMap(({ seen }) => seen),
  never: parts.flatMap(({ never }) => never),
});

export function CoverageSection({ simulator, density }: SectionProps) {
  useChanges(simulator.cover);
  const report = simulator.cover.report();
  const shown = new Set((simulator.recipe?.list() ?? []).flatMap(({ covers }) => covers));
  const cells = ({ seen, never }: Seen, prefix: string): Cell[] => [
    ...seen.map((name): Cell => ({ name, state: 'now' })),
    ...never.map((name): Cell => ({ name, state: shown.has(`${prefix}${name}`) ? 'recipe' : 'never' })),
  ];
  const dialogs = [...cells(report.modals, 'modal:'), ...cells(report.trivia, 'trivia:')];
  const groups = [
    [copy.coverageModals, join(report.modals, report.trivia)],
    [copy.coverageMessages, report.messages],
    [copy.coverageRoutes, report.routes],
    [copy.coverageEndpoints, report.endpoints],
  ] as const;
  const missing = dialogs.filter(({ state }) => state !== 'now');

  return (
    <>
      <div className="part">
        <p className="quiet">{copy.coverageMeaning}</p>
      </div>
      <div className="part totals">
        {groups.map(([name, { seen, never }]) => (
          <Total key={name} name={name} seen={seen.length} all={seen.length + never.length} />
        ))}
      </div>
      <Part title={copy.coverageModalsTrivia} aside={`${dialogs.length - 4} + 4`}>
        {density === 'qa' ? <Names cells={dialogs} /> : <Mosaic cells={dialogs} />}
        <ul className="legend">
          <Legend state="now" name={copy.coverageSeen} cells={dialogs} />
          <Legend state="recipe" name={copy.coverageRecipe} cells={dialogs} />
          <Legend state="never" name={copy.coverageNever} cells={dialogs} />
        </ul>
      </Part>
      {density === 'qa' ? (
        <>
          <Part title={copy.coverageMessages}>
            <Names cells={cells(report.messages, 'msg:')} />
          </Part>
          <Part title={copy.coverageRoutes}>
            <Names cells={cells(report.routes, 'route:')} />
          </Part>
          <Part title={copy.coverageEndpoints}>
            <Names cells={cells(report.endpoints, 'call:')} />
          </Part>
        </>
      ) : missing.length > 0 ? (
        <Part title={copy.coverageMissing} aside={missing.length}>
          <Missing cells={missing} simulator={simulator} />
        </Part>
      ) : null}
      <div className="part row">
        <button type="button" onClick={() => download('cobertura.json', JSON.stringify(report, null, 2))}>
          {copy.coverageExport}
        </button>
        <button type="button" onClick={() => simulator.cover.clear()}>
          {copy.coverageClear}
        </button>
      </div>
    </>
  );
}

function Total({ name, seen, all }: { name: string; seen: number; all: number }) {
  return (
    <div>
      <b className="mono">
        {seen}
        <i>/{all}</i>
      </b>
      <span>{name}</span>
      <progress max={all} value={seen} aria-label={`${name}: ${copy.coverageCount(seen, all)}`} />
    </div>
  );
}

const WORDS: Record<State, string> = {
  now: copy.coverageSeen,
  recipe: copy.coverageRecipe,
  never: copy.coverageNever,
};

function Names({ cells }: { cells: readonly Cell[] }) {
  return (
    <ul className="names">
      {cells.map(({ name, state }) => (
        <li key={name} title={`${name}: ${WORDS[state]}`}>
          <i className={`dot ${state}`} aria-hidden="true" />
          <Mono>{name}</Mono>
          <span className="hidden-text">{WORDS[state]}</span>
        </li>
      ))}
    </ul>
  );
}

function Missing({ cells, simulator }: { cells: readonly Cell[]; simulator: SectionProps['simulator'] }) {
  const run = useRun();
  const { recipe } = simulator;
  const recipes = recipe?.list() ?? [];
  return (
    <ul className="list">
      {cells.map(({ name }) => {
        const found = recipes.find(({ id }) => id === `modal/${name}` || id === `trivia/${name}`);
        return (
          <li key={name}>
            <span className="grow">{found ? found.title : <Mono>{name}</Mono>}</span>
            {found ? (
              <IconButton
                icon="play"
                name={copy.recipePlay(found.title)}
                onPress={() => run(() => recipe?.play(found.id))}
              />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

function Mosaic({ cells }: { cells: readonly Cell[] }) {
  const seen = cells.filter(({ state }) => state !== 'never').length;
  return (
    <div className="mosaic" role="img" aria-label={copy.coverageCount(seen, cells.length)}>
      {cells.map(({ name, state }) => (
        <i key={name} className={state} title={name} />
      ))}
    </div>
  );
}

function Legend({ state, name, cells }: { state: State; name: string; cells: readonly Cell[] }) {
  return (
    <li>
      <i className={`dot ${state}`} aria-hidden="true" />
      {name} <b className="mono">{cells.filter((cell) => cell.state === state).length}</b>
    </li>
  );
}

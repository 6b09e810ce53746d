import { copy } from '../copy.ts';
import type { Seen } from '../coverage/observe.ts';
import { usePanel } from './context.ts';
import { Button, download, IconButton, Mono, Part } from './ui.tsx';

const MISSING = 'Te falta ver';

export function CoverageSection() {
  const { simulator, isQa } = usePanel();
  const report = simulator.cover.report();
  const dialogs = {
    seen: [...report.modals.seen, ...report.trivia.seen],
    never: [...report.modals.never, ...report.trivia.never],
  };
  const groups: [string, Seen][] = [
    ['Diálogos', dialogs],
    ['Mensajes del servidor', report.messages],
    ['Pantallas', report.routes],
    ['Peticiones', report.endpoints],
  ];

  return (
    <>
      <div className="part">
        <p className="quiet">Qué falta por ver.</p>
      </div>
      <div className="part totals">
        {groups.map(([name, { seen, never }]) => (
          <Total key={name} name={name} seen={seen.length} all={seen.length + never.length} />
        ))}
      </div>
      {isQa ? (
        groups.map(([name, { seen, never }]) => (
          <Part key={name} title={seen === dialogs.seen ? 'Diálogos y trivia' : name}>
            <Names title="Visto ahora" names={seen} />
            <Names title={MISSING} names={never} />
          </Part>
        ))
      ) : dialogs.never.length > 0 ? (
        <Part title={MISSING} aside={dialogs.never.length}>
          <Missing names={dialogs.never} />
        </Part>
      ) : null}
      <div className="part row">
        <Button onPress={() => download('cobertura.json', JSON.stringify(report, null, 2))}>Exportar</Button>
        <Button onPress={() => simulator.cover.clear()}>Olvidar lo visto</Button>
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
      <progress max={all} value={seen} aria-label={`${name}: ${`${seen} de ${all} vistos`}`} />
    </div>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <h4>{`${title} (${names.length})`}</h4>
      <ul className="names" aria-label={title}>
        {names.map((name) => (
          <li key={name} title={name}>
            <Mono>{name}</Mono>
          </li>
        ))}
      </ul>
    </>
  );
}

function Missing({ names }: { names: readonly string[] }) {
  const { simulator } = usePanel();
  const { recipe } = simulator;
  const recipes = recipe?.list() ?? [];
  return (
    <ul className="list">
      {names.map((name) => {
        const found = recipes.find(({ id }) => id === `modal/${name}` || id === `trivia/${name}`);
        return (
          <li key={name}>
            <span className="grow">{found ? found.title : <Mono>{name}</Mono>}</span>
            {found ? (
              <IconButton
                icon="play"
                name={copy.recipePlay(found.title)}
                run={() => recipe?.play(found.id)}
              />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

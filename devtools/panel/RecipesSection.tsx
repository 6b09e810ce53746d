import { useEffect, useRef, useState } from 'react';
import { copy, plural } from '../copy.ts';
import { formatLength } from '../format.ts';
import type { MyRecipes } from '../recorder/my-recipes.ts';
import { MINE_TAG } from '../recorder/my-recipes.ts';
import type { RecipeView, StepView } from '../runner/runner.ts';
import { isFound, isNearlyFound } from '../search.ts';
import { BOOK_ADDRESS, useFlowPictures } from '../ui/flow-pictures.ts';
import { Icon } from '../ui/icons.tsx';
import { QrButton } from '../ui/QrButton.tsx';
import { usePanel } from './context.ts';
import type { PlaylistDialog } from './PlaylistDialog.tsx';
import { RecordingDialog } from './RecordingDialog.tsx';
import { TestRunPart } from './TestRunPart.tsx';
import { Button, CopyButton, download, IconButton, Part, Select, Tag } from './ui.tsx';
import { useScreens } from './use-screens.ts';

const ALL = 'all';

/** How long “Deshacer” is offered after a recording was deleted (ms). */
const UNDO_MS = 20_000;

function getGroups(recipes: readonly RecipeView[]): string[] {
  const used = new Set(recipes.map(({ tags }) => tags[0] ?? ''));
  return [...new Set([...Object.keys(copy.recipeGroups).filter((tag) => used.has(tag)), ...used])];
}

const getNameTexts = ({ id, title, tags, ends }: RecipeView) =>
  [id, title, ...tags.map(getGroupName), ...ends].join(' ');

const getAllTexts = (recipe: RecipeView) =>
  [getNameTexts(recipe), ...recipe.outline.flatMap(({ says, detail }) => [says, detail])].join(' ');

/**
 * Returns the recipes with the searched words in their name. If there are none, those with the words in a caption or on a
 * screen, which contain common words. If there are none either, those with the words in their name or a caption
 * but for a typo.
 */
function findRecipes(recipes: readonly RecipeView[], search: string, screens: ReadonlySet<string>) {
  const shows = ({ ends, covers }: RecipeView) => [...ends, ...covers].some((name) => screens.has(name));
  const byName = recipes.filter((recipe) => isFound(getNameTexts(recipe), search));
  if (byName.length > 0) return byName;
  const byText = recipes.filter((recipe) => isFound(getAllTexts(recipe), search) || shows(recipe));
  return byText.length > 0 ? byText : recipes.filter((recipe) => isNearlyFound(getAllTexts(recipe), search));
}

export function RecipesSection() {
  const { simulator, isQa, settings, set, show, showApp, tests } = usePanel();
  const search = settings.recipeSearch;
  const step = simulator.recipe.playing();
  const recipes = simulator.recipe.list();
  const groups = getGroups(recipes);
  // The selected group of recipes disappears when its last recipe is deleted; the list then shows all recipes.
  const group = groups.includes(settings.recipeGroup) ? settings.recipeGroup : ALL;
  const ofGroup = recipes.filter(({ tags }) => group === ALL || tags.includes(group));
  const found = findRecipes(ofGroup, search, useScreens(search));
  // “Todos” lists each recipe only under its first tag; a single group lists every recipe with its tag.
  const shownGroups = (group === ALL ? groups : [group])
    .map((name) => ({ name, rows: found.filter(({ tags }) => group !== ALL || tags[0] === name) }))
    .filter(({ rows }) => rows.length > 0);
  const pictures = useFlowPictures();
  const record = async () => {
    await simulator.recorder.start();
    showApp();
  };

  return (
    <>
      <div className="part recipe-search">
        <label className="line grow search">
          <Icon name="search" />
          <input
            type="search"
            aria-label={copy.recipeSearch}
            placeholder="Buscar"
            value={search}
            onChange={(event) => set({ recipeSearch: event.currentTarget.value })}
          />
          <span className="quiet mono" role="status">
            {found.length}
          </span>
        </label>
        <Select
          label="Ver el grupo"
          options={[ALL, ...groups].map((value) => ({ value, name: getGroupName(value) }))}
          value={group}
          onChange={(recipeGroup) => set({ recipeGroup })}
        />
        {simulator.recorder.isOn() ? null : (
          <Button label={copy.recordStart} run={record}>
            <i className="dot bad" aria-hidden="true" /> Grabar
          </Button>
        )}
      </div>
      <DeletedRecipe mine={simulator.recorder.mine} />
      <TestRunPart />
      {found.length === 0 ? <p className="part quiet">{copy.recipesNone}</p> : null}
      {search.trim() === '' ? null : (
        <div className="part">
          <Button onPress={() => show('palette', search)}>
            {`Buscar “${search.trim()}” en todo el simulador`}
          </Button>
        </div>
      )}
      {shownGroups.map(({ name, rows }) => (
        <Part
          key={name}
          title={getGroupName(name)}
          aside={
            isQa ? (
              <Button
                label={`Probar todos: ${getGroupName(name)}`}
                disabled={tests.state?.isRunning ?? false}
                onPress={() =>
                  tests.start(
                    getGroupName(name),
                    rows.map(({ id }) => id),
                  )
                }
              >
                {`Probar todos (${rows.length})`}
              </Button>
            ) : (
              rows.length
            )
          }
        >
          <ul className="list recipes">
            {rows.map((recipe) => (
              <RecipeRow
                key={recipe.id}
                recipe={recipe}
                step={step?.recipe === recipe.id ? step : null}
                picture={pictures.row(recipe.id)}
              />
            ))}
          </ul>
        </Part>
      ))}
      <div className="part row">
        <a className="button" href={BOOK_ADDRESS} target="_blank" rel="noreferrer">
          <Icon name="book" /> {copy.bookTitle}
        </a>
        <PlaylistButton />
      </div>
    </>
  );
}

function PlaylistButton() {
  const { run } = usePanel();
  const [Dialog, setDialog] = useState<typeof PlaylistDialog | null>(null);
  const open = async () => {
    const { PlaylistDialog: fetched } = await import('./PlaylistDialog.tsx');
    setDialog(() => fetched);
  };
  return (
    <>
      <Button onPress={() => run(open)}>{copy.playlist}</Button>
      {Dialog ? <Dialog onClose={() => setDialog(null)} /> : null}
    </>
  );
}

const getGroupName = (tag: string) => copy.recipeGroups[tag] ?? tag;

const describeRecipe = ({ outline, seconds }: RecipeView) =>
  [plural(outline.length, 'paso', 'pasos'), formatLength(seconds)].join(' · ');

interface RecipeRowProps {
  recipe: RecipeView;
  step: StepView | null;
  picture: string | null;
}

function State({ recipe, isOn }: { recipe: RecipeView; isOn: boolean }) {
  if (isOn) return <Tag tone="accent">EN CURSO</Tag>;
  if (recipe.last === null) return null;
  return recipe.last === 'ok' ? <Tag tone="good">OK</Tag> : <Tag tone="bad">FALLÓ</Tag>;
}

function RecipeRow({ recipe, step, picture }: RecipeRowProps) {
  const { simulator, isQa, run, showApp } = usePanel();
  const { recipe: runner } = simulator;
  const { id, title } = recipe;
  const [isMore, setMore] = useState(false);
  const [isNew, setNew] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { recorder } = simulator;
  // A recording that has just ended opens in “Editar recorrido”, because people first change its captions.
  useEffect(() => {
    if (recorder.latest !== id) return;
    recorder.latest = null;
    setMore(true);
    setNew(true);
    row.current?.querySelector('button')?.focus();
    row.current?.scrollIntoView?.({ block: 'center' });
  });
  const isOn = step !== null && !step.isOver;
  const isRunning = isOn && step.hold === null;
  const show = (action: () => unknown) => {
    run(action);
    showApp();
  };
  return (
    <li ref={row} className={['recipe', isOn && 'next', picture && 'has-picture'].filter(Boolean).join(' ')}>
      {picture ? (
        <a className="row-picture" href={`${BOOK_ADDRESS}#${id}`} target="_blank" rel="noreferrer">
          <img
            src={picture}
            alt={`Imágenes de ${title} en el libro de flujos`}
            width="36"
            height="48"
            loading="lazy"
          />
        </a>
      ) : null}
      {isRunning ? (
        <IconButton icon="pause" name={`Pausar ${title}`} onPress={() => runner.pause()} />
      ) : (
        <IconButton
          icon="play"
          name={copy.recipePlay(title)}
          onPress={() => show(() => (isOn ? runner.resume() : runner.play(id)))}
        />
      )}
      <span className="grow">
        {title}
        {recipe.failure && !isOn ? (
          <small className="is-bad">{copy.failedAt(recipe.failure.step + 1, recipe.failure.why)}</small>
        ) : null}
        {isOn ? <progress max={step.count} value={step.index + 1} /> : null}
      </span>
      <State recipe={recipe} isOn={isOn} />
      <IconButton
        icon="⋯"
        name={`Más de ${title}`}
        isExpanded={isMore}
        onPress={() => {
          setMore(!isMore);
          setNew(false);
        }}
      />
      {isMore ? (
        <div className="row recipe-menu">
          <small className="wide">
            {[describeRecipe(recipe), isQa && !recipe.isNatural ? 'con falla' : '', isQa ? id : '']
              .filter(Boolean)
              .join(' · ')}
          </small>
          {isQa ? (
            <>
              <Button label={`Ir al final: ${title}`} onPress={() => show(() => runner.apply(id))}>
                Ir al final
              </Button>
              <Button
                label={`Preparar: ${title}, todo menos lo último que se hace`}
                onPress={() => show(() => runner.apply(id, { prepare: true }))}
              >
                Preparar
              </Button>
              <Button label={`Probar: ${title}`} run={() => runner.run(id)}>
                Probar
              </Button>
            </>
          ) : null}
          <CopyButton name={copy.copyLink} label={`Copiar enlace de ${title}`} text={() => runner.link(id)} />
          <QrButton of={`de ${title}`} link={() => runner.link(id)} run={run} />
          {recipe.tags[0] === MINE_TAG ? (
            <MyRecipeActions recipe={recipe} mine={recorder.mine} isNew={isNew} />
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

interface MyRecipeActionsProps {
  recipe: RecipeView;
  mine: MyRecipes;
  isNew: boolean;
}

function MyRecipeActions({ recipe, mine, isNew }: MyRecipeActionsProps) {
  const [isEdited, setEdited] = useState(isNew);
  const { id, title } = recipe;
  const save = () => {
    const { name, text } = mine.file(id);
    download(name, text, 'text/plain');
  };
  return (
    <span className="row">
      <Button label={`Editar ${title}`} onPress={() => setEdited(true)}>
        Editar
      </Button>
      <Button label={`Descargar archivo de ${title}`} run={save}>
        Descargar archivo
      </Button>
      <Button label={`Borrar ${title}`} run={() => mine.remove(id)}>
        Borrar
      </Button>
      {isEdited ? <RecordingDialog id={id} mine={mine} onClose={() => setEdited(false)} /> : null}
    </span>
  );
}

function DeletedRecipe({ mine }: { mine: MyRecipes }) {
  const title = mine.removed();
  const [isOld, setOld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each deleted recipe is offered again for a while.
  useEffect(() => {
    setOld(false);
    const timer = setTimeout(() => setOld(true), UNDO_MS);
    return () => clearTimeout(timer);
  }, [title]);
  if (title === null || isOld) return null;
  return (
    <p className="part deleted" role="status">
      <span className="grow">{`Borraste “${title}”.`}</span>
      <Button onPress={() => mine.undoRemove()}>Deshacer</Button>
    </p>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { RecipeView } from '../../api.ts';
import { copy, plural } from '../../copy/shared.ts';
import { formatLength } from '../../lib/format.ts';
import { writeFailure } from '../../player/messages.ts';
import { MINE_TAG } from '../../player/recorder/my-recipes.ts';
import { isFound, isNearlyFound } from '../../search/search.ts';
import { useScreens } from '../../search/use-screens.ts';
import { BOOK_ADDRESS, useFlowPictures } from '../../ui/flow-pictures.ts';
import { Icon } from '../../ui/icons.tsx';
import { QrButton } from '../../ui/QrButton.tsx';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { download } from '../parts/download.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { Part } from '../parts/Part.tsx';
import { Select } from '../parts/Select.tsx';
import { Tag } from '../parts/Tag.tsx';
import { TestRunPart } from '../test-run/TestRunPart.tsx';
import { PlaylistDialog, RecordingDialog } from './RecipeDialogs.tsx';

const ALL = 'all';

/** On a narrow screen the search scrolls away with the list, so that the list has more space. */
const SEARCH_BAR = `part top-0 z-1 flex gap-1 bg-f0 py-0.5 lg:sticky [&>select]:flex-[0_1_112px]
  lg:in-[.dock.bottom]:col-span-full lg:in-[.dock.bottom]:flex-wrap
  lg:in-[.dock.bottom]:items-center lg:in-[.dock.bottom]:gap-2
  [&~*]:pt-0.75 [&~*]:pb-1.5 [&~*>h3]:m-0`;
const SEARCH = `cursor-text gap-2.5 border border-line bg-f2 px-2.5 py-0 text-tone
  focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-accent
  lg:in-[.dock.bottom]:max-w-94 lg:in-[.dock.bottom]:basis-60`;

export function RecipesSection() {
  const { simulator, reads, isQa, settings, set, show, showApp, tests } = usePanel();
  const search = settings.recipeSearch;
  const screens = useScreens(search);
  const recipes = useRead(reads.recipes);
  const recording = useRead(reads.recording);
  const removed = useRead(reads.removedRecipe);
  const builtIn = recipes.filter(({ tags }) => tags[0] !== MINE_TAG);
  const groups = Object.keys(copy.recipeGroups).filter((tag) => recipes.some(({ tags }) => tags[0] === tag));
  // The selected group of recipes disappears when its last recipe is deleted; the list then shows all recipes.
  const group = groups.includes(settings.recipeGroup) ? settings.recipeGroup : ALL;
  const recipesOfGroup = recipes.filter(({ tags }) => group === ALL || tags.includes(group));
  const matches = findRecipes(recipesOfGroup, search, screens);
  // “Todos” lists each recipe only under its first tag; a single group lists every recipe with its tag.
  const shownGroups = (group === ALL ? groups : [group])
    .map((name) => ({ name, rows: matches.filter(({ tags }) => group !== ALL || tags[0] === name) }))
    .filter(({ rows }) => rows.length > 0);
  const pictures = useFlowPictures();
  const record = async () => {
    await simulator.recorder.start();
    showApp();
  };
  const [isListOpen, setListOpen] = useState(false);

  return (
    <>
      <div className={SEARCH_BAR}>
        <label className={`line grow ${SEARCH}`}>
          <Icon name="search" />
          <input
            className="bare flex-1 p-0 [outline:0]"
            type="search"
            aria-label={copy.recipeSearch}
            placeholder="Buscar"
            value={search}
            onChange={(event) => set({ recipeSearch: event.currentTarget.value })}
          />
          <span className="quiet mono" role="status">
            {matches.length}
          </span>
        </label>
        <Select
          label="Ver el grupo"
          options={[ALL, ...groups].map((value) => ({ value, name: getGroupName(value) }))}
          value={group}
          onChange={(recipeGroup) => set({ recipeGroup })}
        />
        {recording.isOn ? null : (
          <Button label={copy.recordStart} onPress={record}>
            <i className="dot bad" aria-hidden="true" /> Grabar
          </Button>
        )}
      </div>
      <DeletedRecipe key={removed} title={removed} />
      <TestRunPart />
      {matches.length === 0 ? <p className="part quiet">{copy.recipesNone}</p> : null}
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
                onPress={() => tests.start(getGroupName(name), rows)}
              >
                {`Probar todos (${rows.length})`}
              </Button>
            ) : (
              rows.length
            )
          }
        >
          <ul className="list">
            {rows.map((recipe) => (
              <RecipeRow key={recipe.id} recipe={recipe} picture={pictures.row(recipe.id)} />
            ))}
          </ul>
        </Part>
      ))}
      <div className="part row">
        <a className="button" href={BOOK_ADDRESS} target="_blank" rel="noreferrer">
          <Icon name="book" /> {copy.bookTitle}
        </a>
        <Button onPress={() => setListOpen(true)}>{copy.playlist}</Button>
        {isQa ? (
          <Button
            disabled={tests.state?.isRunning ?? false}
            onPress={() => tests.start('Todos', builtIn)}
          >{`Probar los ${builtIn.length}`}</Button>
        ) : null}
        {isListOpen ? <PlaylistDialog onClose={() => setListOpen(false)} /> : null}
      </div>
    </>
  );
}

const getGroupName = (tag: string) => copy.recipeGroups[tag] ?? tag;

/**
 * Returns the recipes with the searched words in their name. If no name has the words, returns the recipes with the words
 * in a caption or on a screen. If no text has the words, looks for them with a typo in the names and captions.
 */
function findRecipes(recipes: readonly RecipeView[], search: string, screens: ReadonlySet<string>) {
  const getNames = ({ id, title, tags, endNames }: RecipeView) =>
    [id, title, ...tags.map(getGroupName), ...endNames].join(' ');
  const getTexts = (recipe: RecipeView) =>
    [getNames(recipe), ...recipe.outline.flatMap(({ says, detail }) => [says, detail])].join(' ');
  const shows = ({ endNames, covers }: RecipeView) =>
    [...endNames, ...covers].some((name) => screens.has(name));
  const byName = recipes.filter((recipe) => isFound(getNames(recipe), search));
  if (byName.length > 0) return byName;
  const byText = recipes.filter((recipe) => isFound(getTexts(recipe), search) || shows(recipe));
  return byText.length > 0 ? byText : recipes.filter((recipe) => isNearlyFound(getTexts(recipe), search));
}

function DeletedRecipe({ title }: { title: string | null }) {
  const { mine } = usePanel().simulator.recorder;
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOld(true), 20_000);
    return () => clearTimeout(timer);
  }, []);
  if (title === null || isOld) return null;
  return (
    <p className="part row" role="status">
      <span className="grow">{`Borraste “${title}”.`}</span>
      <Button onPress={() => mine.undoRemove()}>Deshacer</Button>
    </p>
  );
}

/*
 * The browser skips the layout of rows outside the viewport. The intrinsic size must equal the height of a row without
 * padding; otherwise the content below the list moves during scrolling.
 */
const LOW = '[contain-intrinsic-block-size:auto_32px] max-lg:[contain-intrinsic-block-size:auto_45px]';
const TALL = '[contain-intrinsic-block-size:auto_50px] max-lg:[contain-intrinsic-block-size:auto_64px]';

/** Renders a recipe: its picture, ▶, title and result, and the menu that “⋯” opens. */
function RecipeRow({ recipe, picture }: { recipe: RecipeView; picture: string | null }) {
  const { simulator, reads, isQa, run, runInApp } = usePanel();
  const { recipe: runner, recorder } = simulator;
  const { id, title } = recipe;
  const [isMore, setMore] = useState(false);
  const [isEdited, setEdited] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const latest = useRead(reads.latestRecording);
  // A recording that has just ended opens in “Editar recorrido”, because people first change its captions.
  useEffect(() => {
    if (latest !== id || recorder.latest !== id) return;
    recorder.latest = null;
    setMore(true);
    setEdited(true);
    row.current?.querySelector('button')?.focus();
    row.current?.scrollIntoView?.({ block: 'center' });
  }, [recorder, latest, id]);
  const step = useRead(reads.playing);
  const isOn = step?.recipe === id;
  const isRunning = isOn && step.pauseReason === null;
  return (
    <li
      ref={row}
      className={`recipe flex-wrap py-1 [content-visibility:auto] ${picture ? TALL : LOW} ${isOn ? 'next' : ''}`}
    >
      {picture ? (
        <a
          className="h-12.5 flex-none self-start border border-line max-lg:h-16"
          href={`${BOOK_ADDRESS}#${id}`}
          target="_blank"
          rel="noreferrer"
        >
          <img
            // Cropped around 56 % of its height, where the dialogs of the app open.
            className="block object-cover object-[50%_56%] max-lg:h-15.5 max-lg:w-11.5"
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
          onPress={() => runInApp(() => (isOn ? runner.resume() : runner.play(id)))}
        />
      )}
      <span className="grow">
        {title}
        {recipe.failure && !isOn ? (
          <small className="bad">{writeFailure(recipe.failure.step + 1, recipe.failure.why)}</small>
        ) : null}
        {isOn ? <progress max={step.count} value={step.index + 1} /> : null}
      </span>
      {isOn ? <Tag tone="accent">EN CURSO</Tag> : null}
      {!isOn && recipe.last === 'ok' ? <Tag tone="good">OK</Tag> : null}
      {!isOn && recipe.last === 'failed' ? <Tag tone="bad">FALLÓ</Tag> : null}
      <IconButton icon="⋯" name={`Más de ${title}`} isExpanded={isMore} onPress={() => setMore(!isMore)} />
      {isMore ? (
        <div className="row mt-0 mb-1.5 basis-full">
          <small className="w-full">
            {`${plural(recipe.outline.length, 'paso', 'pasos')} · ${formatLength(recipe.seconds)}`}
            {isQa && !recipe.isNatural ? ' · con falla' : null}
            {isQa ? ` · ${id}` : null}
          </small>
          {isQa ? (
            <>
              <Button label={`Ir al final: ${title}`} onPress={() => runInApp(() => runner.apply(id))}>
                Ir al final
              </Button>
              <Button
                label={`Preparar: ${title}, todo menos lo último que se hace`}
                onPress={() => runInApp(() => runner.apply(id, { prepare: true }))}
              >
                Preparar
              </Button>
              <Button label={`Probar: ${title}`} onPress={() => runner.run(id)}>
                Probar
              </Button>
            </>
          ) : null}
          <CopyButton name={copy.copyLink} label={`Copiar enlace de ${title}`} text={() => runner.link(id)} />
          <QrButton of={`de ${title}`} link={() => runner.link(id)} run={run} />
          {recipe.tags[0] === MINE_TAG ? (
            <span className="row">
              <Button label={`Editar ${title}`} onPress={() => setEdited(true)}>
                Editar
              </Button>
              <Button
                label={`Descargar archivo de ${title}`}
                onPress={() => {
                  const { name, text } = recorder.mine.file(id);
                  download(name, text, 'text/plain');
                }}
              >
                Descargar archivo
              </Button>
              <Button label={`Borrar ${title}`} onPress={() => recorder.mine.remove(id)}>
                Borrar
              </Button>
              {isEdited ? <RecordingDialog id={id} onClose={() => setEdited(false)} /> : null}
            </span>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

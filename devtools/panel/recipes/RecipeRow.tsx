import { plural } from '../../copy/plural.ts';
import type { RecipeView, StepView } from '../../api/recipes.ts';
import type { Simulator } from '../../api/simulator.ts';
import { copy } from '../../copy.ts';
import { formatLength } from '../../format.ts';
import { MINE_TAG } from '../../recorder/my-recipes.ts';
import { BOOK_ADDRESS } from '../../ui/flow-pictures.ts';
import { usePanel } from '../context.ts';
import { CopyButton, IconButton, Mono, Tag } from '../ui.tsx';
import { MyRecipeActions } from './MyRecipeActions.tsx';

export const getGroupName = (tag: string) => copy.recipeGroups[tag] ?? tag;

const describeRecipe = ({ outline, seconds }: RecipeView) =>
  [plural(outline.length, 'paso', 'pasos'), formatLength(seconds)].join(' · ');

interface RecipeRowProps {
  recipe: RecipeView;
  step: StepView | null;
  simulator: Simulator;
  isQa: boolean;
  picture: string | null;
}

function State({ recipe, isOn }: { recipe: RecipeView; isOn: boolean }) {
  if (isOn) return <Tag tone="accent">EN CURSO</Tag>;
  if (recipe.last === null) return null;
  return recipe.last === 'ok' ? (
    <Tag tone="good">OK</Tag>
  ) : (
    <Tag tone="bad">FALLÓ</Tag>
  );
}

export function RecipeRow({ recipe, step, simulator, isQa, picture }: RecipeRowProps) {
  const { run, showApp } = usePanel();
  const { recipe: runner } = simulator;
  const { id, title } = recipe;
  const isOn = step !== null && !step.isOver;
  const isRunning = isOn && step.hold === null;
  const show = (action: () => unknown) => {
    run(action);
    showApp();
  };
  return (
    <li className={['recipe', isOn && 'next', picture && 'has-picture'].filter(Boolean).join(' ')}>
      {picture ? (
        <a className="row-picture" href={`${BOOK_ADDRESS}#${id}`} target="_blank" rel="noreferrer">
          <img src={picture} alt={`Imágenes de ${title} en el libro de flujos`} width="36" height="48" loading="lazy" />
        </a>
      ) : null}
      <span className="grow">
        <b>{title}</b>
        {isQa ? (
          <small>
            <Mono>{id}</Mono>
          </small>
        ) : null}
        <small>
          {describeRecipe(recipe)}
          {isQa && !recipe.isNatural ? ` · ${'con falla'}` : null}
        </small>
        {recipe.failure && !isOn ? (
          <small className="is-bad">{copy.failedAt(recipe.failure.step + 1, recipe.failure.why)}</small>
        ) : null}
        {isOn ? <progress max={step.count} value={step.index + 1} /> : null}
        {simulator.recorder && recipe.tags[0] === MINE_TAG ? (
          <MyRecipeActions recipe={recipe} mine={simulator.recorder.mine} />
        ) : null}
        {isQa ? (
          <span className="row">
            <button
              type="button"
              aria-label={`Ir al final: ${title}`}
              onClick={() => show(() => runner?.apply(id))}
            >
              Ir al final
            </button>
            <button
              type="button"
              aria-label={`Preparar: ${title}, todo menos lo último que se hace`}
              onClick={() => show(() => runner?.apply(id, { prepare: true }))}
            >
              Preparar
            </button>
            <button
              type="button"
              aria-label={`Probar: ${title}`}
              onClick={() => run(() => runner?.run(id))}
            >
              Probar
            </button>
          </span>
        ) : null}
      </span>
      <State recipe={recipe} isOn={isOn} />
      {isRunning ? (
        <IconButton icon="pause" name={`Pausar ${title}`} onPress={() => runner?.pause()} />
      ) : (
        <IconButton
          icon="play"
          name={copy.recipePlay(title)}
          onPress={() => show(() => (isOn ? runner?.resume() : runner?.play(id)))}
        />
      )}
      <CopyButton
        name={copy.copyLink}
        label={`Copiar enlace de ${title}`}
        isIcon
        icon="link"
        text={() => runner?.link(id) ?? ''}
      />
    </li>
  );
}

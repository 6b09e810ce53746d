import { BASE } from '../../../mock-server/catalogue/address.ts';
import type { RecipeView } from '../../api.ts';
import { findShowing } from '../../links/find-showing.ts';
import { usePanel } from '../context/context.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { Statement } from './document.ts';

interface StatementRowProps {
  statement: Statement;
  recipes: readonly RecipeView[];
  /** The files of its tests. */
  tests: readonly string[];
}

const getLink = (id: string) => `${location.origin}${BASE}/simulador/#sim?spec=${id}&mode=play`;

/** Renders a statement: ▶ from the step that shows it, what else shows it, and whether this tab has seen it. */
export function StatementRow({ statement: { id, text, lead }, recipes, tests }: StatementRowProps) {
  const { simulator, runInApp, isQa } = usePanel();
  const showing = recipes.filter(({ spec }) => spec.some((shown) => shown.id === id));
  const shown = findShowing(showing, id);
  const isSeen = showing.some(({ last }) => last === 'ok');
  return (
    <li className="[contain-intrinsic-block-size:auto_50px] [content-visibility:auto]">
      {shown ? (
        <IconButton
          icon="play"
          name={`Reproducir ${id}: ${shown.recipe.title}`}
          onPress={() => runInApp(() => simulator.recipe.play(shown.recipe.id, { step: shown.step }))}
        />
      ) : null}
      <span className="grow">
        <b className="mono">{id}</b>{' '}
        <span lang="en">
          {lead ? <span className="quiet">{`${lead} `}</span> : null}
          {text}
        </span>
        {shown ? <small>{showing.map(({ title }) => title).join(' · ')}</small> : null}
        {isQa || !shown
          ? tests.map((file) => (
              <small key={file} className="mono">
                {file}
              </small>
            ))
          : null}
      </span>
      {isSeen ? <Tag tone="good">VISTO</Tag> : null}
      {shown ? (
        <CopyButton isIcon icon="link" name={`Copiar el enlace de ${id}`} text={() => getLink(id)} />
      ) : null}
    </li>
  );
}

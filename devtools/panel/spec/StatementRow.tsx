import { BASE } from '../../../mock-server/catalogue/address.ts';
import type { RecipeView } from '../../api.ts';
import { findShowing } from '../../links/find-showing.ts';
import type { Statement, StatementTest } from '../../ui/spec-document.ts';
import { usePanel } from '../context/context.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Tag } from '../parts/Tag.tsx';

interface StatementRowProps {
  /** `titles`: of the recipes that show it. */
  statement: Statement & { titles: string };
  recipes: readonly RecipeView[];
  isSeen: boolean;
  tests: readonly StatementTest[];
}

const getLink = (id: string) => `${location.origin}${BASE}/simulador/#sim?spec=${id}&mode=play`;

/** Renders a statement: ▶ from the step that shows it, what else shows it, and whether this tab has seen it. */
export function StatementRow({ statement, recipes, isSeen, tests }: StatementRowProps) {
  const { simulator, playInApp, isQa } = usePanel();
  const { id, text, lead, spanish, titles } = statement;
  const shown = findShowing(recipes, id);
  return (
    <li>
      {shown ? (
        <IconButton
          icon="play"
          name={`Reproducir ${id}: ${shown.title}`}
          onPress={() => playInApp(() => simulator.recipe.play(shown.id, { statement: id }))}
        />
      ) : null}
      <span className="grow">
        <b className="mono">{id}</b>{' '}
        {isQa ? (
          <>
            <span lang="en">
              {lead ? <span className="quiet">{`${lead} `}</span> : null}
              {text}
            </span>
            {shown ? <small>{titles}</small> : null}
            {tests.map(({ file, title }) => (
              <small key={file + title}>
                <span lang="en">{title}</span> <span className="mono">{file}</span>
              </small>
            ))}
          </>
        ) : null}
        {!isQa && shown ? (
          <>
            {spanish}
            <small>{shown.title}</small>
          </>
        ) : null}
      </span>
      {isSeen ? <Tag tone="good">VISTO</Tag> : null}
      {shown ? (
        <CopyButton isIcon icon="link" name={`Copiar el enlace de ${id}`} text={() => getLink(id)} />
      ) : null}
    </li>
  );
}

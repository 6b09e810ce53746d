import { useState } from 'react';
import { BASE } from '../../../mock-server/catalogue/address.ts';
import { copy } from '../../copy/shared.ts';
import { isFound } from '../../search/search.ts';
import { Icon } from '../../ui/icons.tsx';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Part } from '../parts/Part.tsx';
import { type Block, listStatements, type SpecDocument, splitSections } from './document.ts';
import { StatementRow } from './StatementRow.tsx';
import { useSpecDocument } from './use-spec-document.ts';

/** The customer's document: each statement with the recipe that shows it. */
export function SpecSection() {
  const { document, hasFailed, load } = useSpecDocument();
  if (document) return <SpecText document={document} />;
  return (
    <div className="part" role="status">
      {hasFailed ? (
        <>
          <p>La especificación no se pudo cargar.</p>
          <Button onPress={load}>{copy.retry}</Button>
        </>
      ) : (
        <p className="quiet">Cargando la especificación…</p>
      )}
    </div>
  );
}

function SpecText({ document: { blocks, tests } }: { document: SpecDocument }) {
  const { reads } = usePanel();
  const recipes = useRead(reads.recipes);
  const [search, setSearch] = useState('');
  const statements = listStatements(blocks);
  const played = new Set(recipes.flatMap(({ spec }) => spec.map(({ id }) => id)));
  const seen = new Set(recipes.flatMap(({ last, spec }) => (last === 'ok' ? spec.map(({ id }) => id) : [])));
  const found = statements.filter(({ id, lead, text }) => isFound(`${id} ${lead} ${text}`, search));
  const rows = new Map(
    found.map((statement) => [
      statement.id,
      <StatementRow
        key={statement.id}
        statement={statement}
        recipes={recipes}
        tests={tests[statement.id] ?? []}
      />,
    ]),
  );
  const unplayed = found.filter(({ id }) => !played.has(id));
  return (
    <>
      <div className="part">
        <label className="line grow cursor-text gap-2.5 border border-line bg-f2 px-2.5 text-tone">
          <Icon name="search" />
          <input
            className="bare flex-1 p-0 [outline:0]"
            type="search"
            aria-label="Buscar un enunciado"
            placeholder="Buscar"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <span className="quiet mono" role="status">
            {found.length}
          </span>
        </label>
        <p className="quiet">
          {`${statements.length} enunciados: ${played.size} se reproducen, ${seen.size} vistos en esta pestaña.`}
        </p>
        <a className="button" href={`${BASE}/simulador/especificacion/`} target="_blank" rel="noreferrer">
          <Icon name="book" /> Ver e imprimir
        </a>
      </div>
      {found.length === 0 ? <p className="part quiet">Ningún enunciado dice eso.</p> : null}
      {unplayed.length > 0 ? (
        <Part title="Sin demostración" aside={`${unplayed.length}, con su prueba`}>
          <ul className="list" aria-label="Sin demostración">
            {unplayed.map(({ id }) => rows.get(id))}
          </ul>
        </Part>
      ) : null}
      {splitSections(blocks).map(({ id: section, title, body }) => {
        const shown = body.filter((block) => !search || block.pieces.some(({ id }) => id && rows.has(id)));
        return shown.length === 0 ? null : (
          <Part key={section} title={title}>
            <ul className="list" aria-label={title}>
              {shown.flatMap((block) =>
                block.pieces.some(({ id }) => id)
                  ? block.pieces.flatMap(({ id }) => (id ? (rows.get(id) ?? []) : []))
                  : [<Note key={block.pieces[0]?.text} block={block} />],
              )}
            </ul>
          </Part>
        );
      })}
    </>
  );
}

/** A block without a statement: a heading, or what the customer left open or we decided. */
function Note({ block: { kind, pieces } }: { block: Block }) {
  const text = pieces.map((piece) => piece.text).join(' ');
  return <li lang="en">{kind === 'heading' ? <b>{text}</b> : <span className="quiet grow">{text}</span>}</li>;
}

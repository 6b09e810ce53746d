import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BASE } from '../../../mock-server/catalogue/address.ts';
import { describeSpecCount, getSpecTitle } from '../../copy/pages.ts';
import { copy } from '../../copy/shared.ts';
import { findStatements, toSpanish } from '../../search/statements.ts';
import { Icon } from '../../ui/icons.tsx';
import { type Block, listStatements, type SpecDocument, splitSections } from '../../ui/spec-document.ts';
import { useSpecDocument } from '../../ui/use-spec-document.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Part } from '../parts/Part.tsx';
import { StatementRow } from './StatementRow.tsx';

/** Time until “Cargando…” appears (ms): a reload of the page gets the document from the cache. */
const SLOW_MS = 500;

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
        <Loading />
      )}
    </div>
  );
}

function Loading() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <p className="quiet">Cargando la especificación…</p> : null;
}

function SpecText({ document: { blocks, tests } }: { document: SpecDocument }) {
  const { reads, settings, set, isQa } = usePanel();
  const { specSearch: search } = settings;
  const recipes = useRead(reads.recipes);
  const top = useRef<HTMLDivElement>(null);
  // The panel restores the position of a section when it opens, which may be before the document is fetched.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first render restores the position.
  useLayoutEffect(() => {
    const section = top.current?.parentElement;
    if (section) section.scrollTop = settings.scrolls.spec ?? 0;
  }, []);
  const statements = listStatements(blocks).map((statement) => {
    const isShown = ({ id }: { id: string }) => id === statement.id;
    const showing = recipes.filter(({ spec }) => spec.some(isShown));
    return {
      ...statement,
      showing,
      isSeen: showing.some(({ spec }) => spec.find(isShown)?.isSeen),
      titles: showing.map(({ title }) => title).join(' · '),
    };
  });
  // The density Demo lists what can be played, in Spanish.
  const listed = isQa
    ? // The customer's words are English; a tester types Spanish too.
      statements.map((one) => ({ ...one, words: `${one.words ?? ''} ${one.spanish ?? ''}` }))
    : statements.filter(({ showing }) => showing.length > 0).map(toSpanish);
  const found = findStatements(listed, search);
  const rows = new Map(
    found.map((statement) => [
      statement.id,
      <StatementRow
        key={statement.id}
        statement={statement}
        recipes={statement.showing}
        isSeen={statement.isSeen}
        tests={tests[statement.id] ?? []}
      />,
    ]),
  );
  // The results of a search stand alone, the best ones first.
  const isSearch = search.trim() !== '';
  const unplayed = isSearch ? [] : found.filter(({ showing }) => showing.length === 0);
  const played = statements.filter(({ showing }) => showing.length > 0);
  const seen = played.filter(({ isSeen }) => isSeen);
  return (
    <>
      <div ref={top} className="part">
        <label className="line grow cursor-text gap-2.5 border border-line bg-f2 px-2.5 text-tone">
          <Icon name="search" />
          <input
            className="bare flex-1 p-0 [outline:0]"
            type="search"
            aria-label="Buscar un enunciado"
            placeholder="Buscar"
            value={search}
            onChange={(event) => set({ specSearch: event.currentTarget.value })}
          />
          <span className="quiet mono" role="status">
            {found.length}
          </span>
        </label>
        <p className="quiet">
          {describeSpecCount(isQa, { all: statements.length, played: played.length, seen: seen.length })}
        </p>
        <a
          className="button"
          href={`${BASE}/simulador/especificacion/${isQa ? '#original' : ''}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="book" /> Ver e imprimir
        </a>
      </div>
      {found.length === 0 ? (
        <p className="part quiet">
          {isQa ? 'Ningún enunciado dice eso.' : 'Ninguna demostración trata de eso.'}
        </p>
      ) : null}
      {isSearch && found.length > 0 ? (
        <Part title="Resultados">
          <ul className="list" aria-label="Resultados">
            {[...rows.values()]}
          </ul>
        </Part>
      ) : null}
      {splitSections(isSearch ? [] : blocks).map(({ id, title, body }) => (
        <SpecPart
          key={id}
          title={isQa ? title : getSpecTitle(title)}
          blocks={isQa ? body : body.filter(({ pieces }) => pieces.some((piece) => rows.has(piece.id ?? '')))}
          rows={rows}
        />
      ))}
      {unplayed.length > 0 ? (
        <Part title="Sin demostración" aside={`${unplayed.length}, con su prueba`}>
          <ul className="list" aria-label="Sin demostración">
            {unplayed.map(({ id }) => rows.get(id))}
          </ul>
        </Part>
      ) : null}
    </>
  );
}

interface SpecPartProps {
  title: string;
  blocks: readonly Block[];
  /** The rows of the statements, by id. */
  rows: ReadonlyMap<string, ReactElement>;
}

function SpecPart({ title, blocks, rows }: SpecPartProps) {
  if (blocks.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="list" aria-label={title}>
        {blocks.flatMap((block) =>
          block.pieces.some(({ id }) => id)
            ? block.pieces.flatMap(({ id }) => (id ? (rows.get(id) ?? []) : []))
            : [<Note key={block.pieces[0]?.text} block={block} />],
        )}
      </ul>
    </Part>
  );
}

/** A block without a statement: a heading, or what the customer left open or we decided. */
function Note({ block: { kind, pieces } }: { block: Block }) {
  const text = pieces.map((piece) => piece.text).join(' ');
  return <li lang="en">{kind === 'heading' ? <b>{text}</b> : <span className="quiet grow">{text}</span>}</li>;
}

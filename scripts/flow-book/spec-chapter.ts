/** The chapter of the specification: each statement with the recipes of the book that show it. */
import { SITE_ROOT } from '../../deploy/routes.ts';
import { getSpecTitle } from '../../devtools/copy/pages.ts';
import { splitSections } from '../../devtools/ui/spec-document.ts';
import type { Proof } from '../spec/matrix.ts';
import { readMatrix } from '../spec/read-matrix.ts';
import { toPlayAddress } from '../spec/render-statements.ts';
import SPANISH from '../spec/spanish.json' with { type: 'json' };
import { readSpec } from '../spec/statements.ts';
import { escapeHtml } from '../test-page-html.ts';

export const SPEC_CHAPTER = 'especificacion';

export function renderSpecChapter(): string {
  const proofs = new Map(readMatrix().map((proof) => [proof.statement.id, proof]));
  const articles = splitSections(readSpec()).map(({ id, title, body }) => {
    const rows = body
      .flatMap(({ pieces }) => pieces)
      .flatMap((piece) => (piece.id === undefined ? [] : (proofs.get(piece.id) ?? [])));
    if (rows.length === 0) return '';
    return `<article id="${id}" class="spec"><h3>${getSpecTitle(title)}</h3><ul>${rows.map(renderRow).join('')}</ul></article>`;
  });
  return `<section aria-labelledby="${SPEC_CHAPTER}"><h2 id="${SPEC_CHAPTER}">Especificación</h2>
<p class="links"><a href="${SITE_ROOT}simulador/especificacion/">El documento, con búsqueda y para imprimir</a></p>
${articles.join('\n')}</section>`;
}

const SENTENCES = new Map(Object.entries(SPANISH));

function renderRow({ statement: { id }, recipes }: Proof): string {
  const shown = recipes.map((recipe) => `<a href="#${recipe.id}">${escapeHtml(recipe.title)}</a>`).join(', ');
  const play = `<a class="play" href="${toPlayAddress(id)}" aria-label="${`Reproducir ${id}`}"><span aria-hidden="true">▶</span></a>`;
  return `<li>${recipes.length > 0 ? play : ''}<b class="code">${id}</b> <span>${escapeHtml(SENTENCES.get(id) ?? '')}</span> <small>${shown || 'Lo revisa una prueba automática.'}</small></li>`;
}

/** The document as HTML: its blocks in their order, and each statement with what shows it. */
import { SITE_ROOT } from '../../deploy/routes.ts';
import type { Block } from '../../devtools/ui/spec-document.ts';
import { escapeHtml } from '../html.ts';
import type { Proof } from './matrix.ts';
import { findTypedWords } from './translations.ts';

/** Consecutive statements and notes are one list each. */
export function renderBody(body: readonly Block[], proofs: ReadonlyMap<string, Proof>): string {
  return body
    .map((block) => {
      const words = block.pieces.filter(({ id }) => id === undefined).map(({ text }) => escapeHtml(text));
      const lead = words.join(' ');
      if (block.kind === 'heading') return `<h3 lang="en">${lead}</h3>`;
      const rows = block.pieces.flatMap(({ id }) => {
        const proof = id === undefined ? undefined : proofs.get(id);
        return proof ? renderStatement(proof) : [];
      });
      const note = lead && `<p class="${block.isOurs ? 'note ours' : 'note'}" lang="en">${lead}</p>`;
      return note + (rows.length > 0 ? `<ul class="statements">${rows.join('')}</ul>` : '');
    })
    .join('\n');
}

export const toPlayAddress = (id: string) => `${SITE_ROOT}simulador/#sim?spec=${id}&amp;mode=play`;

function renderStatement({ statement: { id, text, lead }, recipes, tests }: Proof): string {
  const play =
    recipes.length > 0
      ? `<a class="play" href="${toPlayAddress(id)}" aria-label="${`Reproducir ${id}`}"><span aria-hidden="true">▶</span></a>`
      : '<span class="play none">–</span>';
  const played = recipes
    .map(
      (recipe) =>
        `<a href="${SITE_ROOT}simulador/#sim?r=${recipe.id}&amp;mode=play&amp;step=${recipe.step + 1}">${escapeHtml(recipe.title)}</a>`,
    )
    .join(', ');
  const titles = recipes.map(({ title }) => title).join(' · ');
  const files = [...new Set(tests.map(({ file }) => file))]
    .map((file) => `<code>${escapeHtml(file)}</code>`)
    .join(' ');
  return `<li class="statement" id="s${id}" data-lead="${escapeHtml(lead)}" data-words="${escapeHtml(findTypedWords(`${lead} ${text}`))}" data-titles="${escapeHtml(titles)}" data-recipes="${recipes.map((recipe) => recipe.id).join(' ')}"><a class="code" href="#s${id}">${id}</a>
<div><p lang="en">${escapeHtml(text)}</p><p class="proofs">${[played, files].filter(Boolean).join(' · ')}</p></div>
<p class="marks"><span class="seen" hidden>Visto en esta pestaña</span>${play}</p></li>`;
}

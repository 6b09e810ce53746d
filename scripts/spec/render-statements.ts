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

/** Statements about the layout, which a phone and a wide window show in different ways. */
const LAYOUT = new Set(['2.36', '2.37', '2.39', '9.10']);

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
  const wide = LAYOUT.has(id)
    ? `<p><a href="${SITE_ROOT}#sim?spec=${id}&amp;mode=play&amp;panel=off">Reproducir a lo ancho de esta ventana</a></p>`
    : '';
  const titles = recipes.map(({ title }) => title).join(' · ');
  const checked = tests.map(renderTest).join('');
  return `<li class="statement" id="s${id}" data-lead="${escapeHtml(lead)}" data-words="${escapeHtml(findTypedWords(`${lead} ${text}`))}" data-titles="${escapeHtml(titles)}" data-recipes="${recipes.map((recipe) => recipe.id).join(' ')}"><a class="code" href="#s${id}">${id}</a>
<div><p lang="en">${lead && `<span class="lead">${escapeHtml(lead)} </span>`}<span class="text">${escapeHtml(text)}</span></p><div class="proofs">${played && `<p>${played}</p>`}${wide}${checked}</div></div>
<p class="marks"><span class="seen" hidden>Visto en esta pestaña</span>${play}</p></li>`;
}

const renderTest = ({ file, title }: Proof['tests'][number]) =>
  `<p><span lang="en">${escapeHtml(title)}</span> <code>${escapeHtml(file)}</code></p>`;

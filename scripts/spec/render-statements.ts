/** The document as HTML: its blocks in their order, and each statement with what shows it. */
import { SITE_ROOT } from '../../deploy/routes.ts';
import type { Block } from '../../devtools/ui/spec-document.ts';
import { escapeHtml } from '../test-page-html.ts';
import type { Proof } from './matrix.ts';
import SPANISH from './spanish.json' with { type: 'json' };
import { findTypedWords } from './translations.ts';

/** The class of the customer's words and of the tests. The page shows them on demand, since both are in English. */
export const ORIGINAL = 'original';

/** The headings inside the sections. */
const HEADINGS = new Map([
  ['Shared layout', 'Lo que está en cada página'],
  ['Trivia modal', 'La ventana de la trivia'],
  ['Authentication', 'La sesión'],
  ['Weeks and games', 'Jornadas y partidos'],
  ['Trivia', 'La trivia'],
  ['Ranking', 'El ranking'],
  ['Modal', 'Las ventanas'],
]);

const SENTENCES = new Map(Object.entries(SPANISH));

/** Consecutive statements and notes are one list each. */
export function renderBody(body: readonly Block[], proofs: ReadonlyMap<string, Proof>): string {
  return body
    .map((block) => {
      const words = block.pieces.filter(({ id }) => id === undefined).map(({ text }) => escapeHtml(text));
      const lead = words.join(' ');
      if (block.kind === 'heading')
        return `<h3>${HEADINGS.get(lead) ?? ''} <span class="${ORIGINAL}" lang="en">${lead}</span></h3>`;
      const rows = block.pieces.flatMap(({ id }) => {
        const proof = id === undefined ? undefined : proofs.get(id);
        return proof ? renderStatement(proof) : [];
      });
      const note =
        lead && `<p class="${ORIGINAL} ${block.isOurs ? 'note ours' : 'note'}" lang="en">${lead}</p>`;
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
  const unseen = recipes.length > 0 ? '' : '<p>No se ve en pantalla: lo revisa una prueba automática.</p>';
  return `<li class="statement" id="s${id}" data-lead="${escapeHtml(lead)}" data-words="${escapeHtml(findTypedWords(`${lead} ${text}`))}" data-titles="${escapeHtml(titles)}" data-recipes="${recipes.map((recipe) => recipe.id).join(' ')}"><a class="code" href="#s${id}">${id}</a>
<div><p class="spanish">${escapeHtml(SENTENCES.get(id) ?? '')}</p><p class="${ORIGINAL}" lang="en">${lead && `<span class="lead">${escapeHtml(lead)} </span>`}<span class="text">${escapeHtml(text)}</span></p><div class="proofs">${played && `<p>${played}</p>`}${unseen}${wide}${checked}</div></div>
<p class="marks"><span class="seen" hidden>Visto en esta pestaña</span>${play}</p></li>`;
}

const renderTest = ({ file, title }: Proof['tests'][number]) =>
  `<p class="${ORIGINAL}"><span lang="en">${escapeHtml(title)}</span> <code>${escapeHtml(file)}</code></p>`;

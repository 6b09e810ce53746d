import { SITE_ROOT } from '../../deploy/routes.ts';
import { copy } from '../../devtools/copy/shared.ts';
import { type Block, splitSections } from '../../devtools/ui/spec-document.ts';
import { escapeHtml, openTestPage } from '../html.ts';
import type { Proof } from './matrix.ts';
import { renderBody } from './render-statements.ts';

interface PageParts {
  blocks: readonly Block[];
  matrix: readonly Proof[];
  build: string;
  date: Date;
}

const TITLE = 'Especificación';

const formatDate = (date: Date) =>
  date.toLocaleDateString('es-MX', { dateStyle: 'long', timeZone: 'America/Mexico_City' });

const writeVersion = (build: string, date: Date) => `Versión ${build} · ${formatDate(date)}`;

/** The rule that prints the product, the version and the date at the foot of each page. */
export const writeFooter = (build: string, date: Date) => `@page {
  @bottom-left {
    content: "Reto Ruffles · ${TITLE} · ${writeVersion(build, date)}";
  }
}
`;

const SIGNATURES = ['Por el cliente', 'Por el equipo'];

export function renderSpecPage({ blocks, matrix, build, date }: PageParts): string {
  const proofs = new Map(matrix.map((proof) => [proof.statement.id, proof]));
  const unplayed = matrix.filter(({ recipes }) => recipes.length === 0);
  const sections = splitSections(blocks);
  const contents = sections
    .map(({ id, title }) => `<li><a href="#${id}" lang="en">${escapeHtml(title)}</a></li>`)
    .join('');
  return `${openTestPage(TITLE)}
<link rel="stylesheet" href="${SITE_ROOT}simulador/especificacion/spec.css">
<script src="${SITE_ROOT}simulador/especificacion/spec.js" defer></script>
</head>
<body class="spec-page">
<header><div><h1><span>Reto Ruffles</span> ${TITLE}</h1>
<p class="wide">El documento como se escribió, enunciado por enunciado. <span class="screen"><b>▶</b> lo reproduce y se detiene donde se ve.</span></p>
<p><b>${matrix.length}</b> enunciados: <b>${matrix.length - unplayed.length}</b> se reproducen y <b>${unplayed.length}</b> los demuestra una prueba.</p></div>
<p class="build"><a href="${SITE_ROOT}simulador/">${copy.bookSimulator}</a> <span>${escapeHtml(writeVersion(build, date))}</span></p></header>
<div class="columns">
<nav aria-label="Secciones"><input type="search" aria-label="Buscar un enunciado" placeholder="Buscar un enunciado">
<p class="count" role="status">${matrix.length} enunciados</p>
<p class="tools"><button class="print" type="button">Imprimir</button>
<label><input id="print-unplayed" type="checkbox"> con la lista “Sin demostración” al principio</label></p>
<ul>${unplayed.length > 0 ? '<li><a href="#unplayed">Sin demostración</a></li>' : ''}${contents}</ul></nav>
<main><p class="ribbon"><b>${copy.ribbon}</b></p>
<ul class="statements results" aria-label="Resultados"></ul>
${renderUnplayed(unplayed)}
${sections
  .map(
    ({ id, title, body }) =>
      `<section aria-labelledby="${id}"><h2 id="${id}" lang="en">${escapeHtml(title)}</h2>\n${renderBody(body, proofs)}</section>`,
  )
  .join('\n')}
<section class="signatures" aria-label="Firmas"><p class="signed">Reto Ruffles. ${TITLE}: ${matrix.length} enunciados. ${escapeHtml(writeVersion(build, date))}</p>${SIGNATURES.map(
    (who) => `<p>${who}<span>Nombre y firma</span><span>Fecha</span></p>`,
  ).join('')}</section>
</main></div>
</body>
</html>
`;
}

/** The statements without a recipe, with the tests that show them. */
function renderUnplayed(unplayed: readonly Proof[]): string {
  if (unplayed.length === 0) return '';
  const rows = unplayed.map(
    ({ statement: { id, lead, text } }) =>
      `<li><a class="code" href="#s${id}">${id}</a> <span lang="en">${escapeHtml([lead, text].join(' ').trim())}</span></li>`,
  );
  return `<section class="unplayed" aria-labelledby="unplayed"><h2 id="unplayed">Sin demostración</h2>
<p class="note">Estos enunciados no se ven en pantalla: los demuestra la prueba que está junto a cada uno.</p>
<ul>${rows.join('')}</ul></section>`;
}

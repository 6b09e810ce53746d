import { SITE_ROOT } from '../../deploy/routes.ts';
import { getSpecTitle } from '../../devtools/copy/pages.ts';
import { copy } from '../../devtools/copy/shared.ts';
import { type Block, type DocumentSection, splitSections } from '../../devtools/ui/spec-document.ts';
import { escapeHtml, openTestPage } from '../test-page-html.ts';
import type { Proof } from './matrix.ts';
import { ORIGINAL, renderBody } from './render-statements.ts';
import SPANISH from './spanish.json' with { type: 'json' };

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
    .filter(hasStatements)
    .map(({ id, title }) => `<li><a href="#${id}">${getSpecTitle(title)}</a></li>`)
    .join('');
  return `${openTestPage(TITLE)}
<link rel="stylesheet" href="${SITE_ROOT}simulador/especificacion/spec.css">
<script src="${SITE_ROOT}simulador/especificacion/spec.js" defer></script>
</head>
<body class="spec-page">
<header><div><h1><span>Reto Ruffles</span> ${TITLE}</h1>
<p class="wide">Lo que pidió el cliente, enunciado por enunciado. <span class="screen"><b>▶</b> lo reproduce y se detiene donde se ve.</span></p>
<p><b>${matrix.length}</b> enunciados: <b>${matrix.length - unplayed.length}</b> se reproducen y <b>${unplayed.length}</b> los demuestra una prueba.</p></div>
<p class="build"><a href="${SITE_ROOT}simulador/">${copy.bookSimulator}</a> <span>${escapeHtml(writeVersion(build, date))}</span></p></header>
<div class="columns">
<nav aria-label="Secciones"><input type="search" aria-label="Buscar un enunciado" placeholder="Buscar un enunciado">
<p class="count" role="status">${matrix.length} enunciados</p>
<p class="tools"><button class="print" type="button">Imprimir</button>
<label><input id="original" type="checkbox"> con el texto original y las pruebas, en inglés</label></p>
<ul>${contents}${unplayed.length > 0 ? '<li><a href="#unplayed">Sin demostración</a></li>' : ''}</ul></nav>
<main><p class="ribbon"><b>${copy.ribbon}</b></p>
<ul class="statements results" aria-label="Resultados"></ul>
${sections.map((section) => renderSection(section, proofs)).join('\n')}
${renderUnplayed(unplayed)}
<section class="signatures" aria-label="Firmas"><p class="signed">Reto Ruffles. ${TITLE}: ${matrix.length} enunciados. ${escapeHtml(writeVersion(build, date))}</p>${SIGNATURES.map(
    (who) => `<p>${who}<span>Nombre y firma</span><span>Fecha</span></p>`,
  ).join('')}</section>
</main></div>
</body>
</html>
`;
}

const hasStatements = ({ body }: DocumentSection) =>
  body.some(({ pieces }) => pieces.some(({ id }) => id !== undefined));

/** A section without statements is shown only with the customer's English text. */
function renderSection(section: DocumentSection, proofs: ReadonlyMap<string, Proof>): string {
  const { id, title, body } = section;
  const original = `<span class="${ORIGINAL}" lang="en">${escapeHtml(title)}</span>`;
  const isShown = hasStatements(section);
  return `<section${isShown ? '' : ` class="${ORIGINAL}"`} aria-labelledby="${id}"><h2 id="${id}">${isShown ? `${getSpecTitle(title)} ` : ''}${original}</h2>\n${renderBody(body, proofs)}</section>`;
}

/** The statements without a recipe. On paper their own rows say so. */
function renderUnplayed(unplayed: readonly Proof[]): string {
  if (unplayed.length === 0) return '';
  const sentences = new Map(Object.entries(SPANISH));
  const rows = unplayed.map(
    ({ statement: { id } }) =>
      `<li><a class="code" href="#s${id}">${id}</a> <span>${escapeHtml(sentences.get(id) ?? '')}</span></li>`,
  );
  return `<section class="unplayed" aria-labelledby="unplayed"><h2 id="unplayed">Sin demostración</h2>
<p class="note">No se ven en pantalla: los revisa una prueba automática.</p>
<ul>${rows.join('')}</ul></section>`;
}

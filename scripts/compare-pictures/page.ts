import { escapeHtml } from '../html.ts';
import type { ComparedPicture, PictureChange } from './compare.ts';

export interface PictureLabel {
  title: string;
  lines?: readonly string[];
}

export interface ComparisonPage {
  title: string;
  before: string;
  after: string;
  pictures: readonly ComparedPicture[];
  getLabel?: (file: string) => PictureLabel;
}

const number = new Intl.NumberFormat('es-MX');
const count = (amount: number, one: string, many: string) =>
  `${number.format(amount)} ${amount === 1 ? one : many}`;
const formatPixels = (amount: number) => count(amount, 'píxel distinto', 'píxeles distintos');

export function describeChange(change: PictureChange): string {
  switch (change.kind) {
    case 'equal':
      return 'Igual';
    case 'missing':
      return 'Ya no está';
    case 'new':
      return 'Nueva';
    case 'pixels': {
      const share = ((change.count / change.total) * 100).toLocaleString('es-MX', {
        maximumFractionDigits: 2,
      });
      return `${formatPixels(change.count)} (${share} %)`;
    }
    case 'size': {
      const { before, after } = change;
      return `Cambió de tamaño: de ${before.width} × ${before.height} a ${after.width} × ${after.height} · ${formatPixels(change.count)}`;
    }
  }
}

export const VERSIONS = ['before', 'after', 'difference'] as const;
type Version = (typeof VERSIONS)[number];

function listVersions({ kind }: PictureChange): readonly Version[] {
  if (kind === 'missing') return ['before'];
  if (kind === 'new') return ['after'];
  return kind === 'equal' ? [] : VERSIONS;
}

const VERSION_LABELS: Readonly<Record<Version, string>> = {
  before: 'Antes',
  after: 'Después',
  difference: 'Diferencia',
};

function renderArticle({ file, change }: ComparedPicture, getLabel: (file: string) => PictureLabel): string {
  const { title, lines = [] } = getLabel(file);
  const figures = listVersions(change).map((version) => {
    const address = `${version}/${encodeURIComponent(file)}`;
    const label = VERSION_LABELS[version];
    return `<figure><figcaption>${label}</figcaption><a href="${address}"><img src="${address}" loading="lazy" alt="${label}: ${escapeHtml(title)}"></a></figure>`;
  });
  const steps =
    lines.length > 0 ? `<ol>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ol>` : '';
  return `<article id="${escapeHtml(file)}"><h3>${escapeHtml(title)}</h3><p><b>${describeChange(change)}</b> · <code>${escapeHtml(file)}</code></p>
${steps}<div class="versions">${figures.join('')}</div></article>`;
}

const GROUPS = [
  { title: 'Cambiaron', kinds: ['pixels', 'size'] },
  { title: 'Nuevas', kinds: ['new'] },
  { title: 'Ya no están', kinds: ['missing'] },
] as const;

const countDifferingPixels = ({ change }: ComparedPicture) => ('count' in change ? change.count : 0);

export function createComparisonPage({ title, before, after, pictures, getLabel }: ComparisonPage): string {
  const label = getLabel ?? ((file) => ({ title: file.replace(/\.png$/, '') }));
  const equal = pictures.filter(({ change }) => change.kind === 'equal');
  const sections = GROUPS.map((group) => ({
    title: group.title,
    found: pictures
      .filter(({ change }) => (group.kinds as readonly string[]).includes(change.kind))
      .sort((a, b) => countDifferingPixels(b) - countDifferingPixels(a)),
  })).filter(({ found }) => found.length > 0);
  const isSame = equal.length === pictures.length;
  const summary = isSame
    ? `<p class="same">Las ${count(pictures.length, 'imagen es igual', 'imágenes son iguales')}, píxel por píxel.</p>`
    : `<p class="differs">${sections.map((one) => `${one.title}: ${number.format(one.found.length)}`).join(' · ')} · Iguales: ${number.format(equal.length)}</p>`;
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
:root{color-scheme:dark}
body{margin:0 auto;max-width:1800px;padding:16px;background:#0c0f12;color:#e7ecef;font:14px/1.4 system-ui,sans-serif}
a{color:#5fd8e6}code{color:#a3b0ba}
.same{color:#63d391;font-size:18px}.differs{color:#ffb84d;font-size:18px}
article{border-top:1px solid #313b45;padding:12px 0}h3{margin:0}
.versions{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:12px;align-items:start}
figure{margin:0}figcaption{color:#a3b0ba}
img{display:block;max-width:100%;border:1px solid #313b45}
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>Antes: <code>${escapeHtml(before)}</code> · Después: <code>${escapeHtml(after)}</code></p>
${summary}
${sections
  .map(
    (one) =>
      `<section><h2>${one.title}: ${number.format(one.found.length)}</h2>${one.found.map((picture) => renderArticle(picture, label)).join('\n')}</section>`,
  )
  .join('\n')}
${equal.length > 0 && !isSame ? `<details><summary>Iguales: ${number.format(equal.length)}</summary><ul>${equal.map(({ file }) => `<li>${escapeHtml(label(file).title)}</li>`).join('')}</ul></details>` : ''}
</body>
</html>
`;
}

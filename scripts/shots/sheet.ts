export interface Shot {
  name: string;
  file: string;
  size: 'movil' | 'escritorio';
  model: string | null;
}

export function createContactSheet(
  shots: readonly Shot[],
  missed: readonly string[],
  order: readonly string[],
): string {
  const rank = ({ name, size }: Shot) => order.indexOf(name) * 2 + (size === 'movil' ? 0 : 1);
  const figures = [...shots]
    .sort((a, b) => rank(a) - rank(b))
    .map(
      ({ name, file, size, model }) => `<figure class="${size}"><figcaption>${name} · ${size}</figcaption>
<img src="${file}" alt="${name}">${model ? `<img src="${model}" alt="modelo de ${name}">` : ''}</figure>`,
    );
  const failures = missed.map((line) => `<p>Falta ${line.replaceAll('<', '&lt;')}</p>`);
  return `<!doctype html><html lang="es-MX"><meta charset="utf-8"><title>Hoja de contactos</title><style>
body{margin:16px;background:#081759;color:#fff7e6;font:13px/1.3 system-ui;display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}
figure{margin:0;display:grid;grid-auto-flow:column;gap:4px;grid-template-rows:auto 1fr}figcaption{grid-column:1/-1}p{width:100%}
img{display:block;max-height:900px;object-fit:cover;object-position:0 0}.movil img{width:195px}.escritorio img{width:480px}
</style>${[...failures, ...figures].join('\n')}</html>`;
}

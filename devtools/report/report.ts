import type { LogEntry } from '../../mock-server/index.ts';
import { formatDayClock, formatNumber } from '../format.ts';
import { getResult, isBadCall } from '../story.ts';
import type { CollectedInput } from './collect.ts';
import { redact } from './redact.ts';

export const QUESTIONS = { expected: 'Qué esperabas', happened: 'Qué pasó' };
const CAPTURE_KEYS = 'Windows: Win+Shift+S, Mac: ⌘+Shift+4, celular: encendido y bajar volumen';

export type ReportInput = CollectedInput & Record<keyof typeof QUESTIONS, string>;

export const MAX_CALLS = 10;
const MAX_BODY = 400;
const MAX_STEPS = 40;

const toCell = (text: string) => redact(text).replaceAll('|', '\\|').replace(/\s+/g, ' ');

function toRow(entry: LogEntry): string {
  const { at, method, url, ms, faults } = entry;
  const cells = [
    formatDayClock(at),
    `${method} ${url}`,
    getResult(entry),
    `${formatNumber(ms)} ms`,
    faults.map((label) => `falla: ${label}`).join(', '),
  ];
  return `| ${cells.map(toCell).join(' | ')} |`;
}

function toBodies({ method, url, request, response }: LogEntry): string {
  const cut = (text: string) => (text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}…` : text);
  const bodies = [request.body && `→ ${request.body}`, response?.body && `← ${response.body}`];
  const lines = bodies.filter(Boolean).map((body) => cut(redact(String(body))));
  return [redact(`${method} ${url}`), ...lines].join('\n');
}

function toCalls(calls: readonly LogEntry[]): string[] {
  const last = calls.slice(-MAX_CALLS);
  if (last.length === 0) return ['Ninguna.'];
  const failed = last.filter(isBadCall).slice(-3);
  return [
    '| Día y hora | Petición | Código | Tardó | Falla puesta |',
    '|---|---|---|---|---|',
    ...last.map(toRow),
    ...(failed.length > 0 ? ['', '```', failed.map(toBodies).join('\n\n'), '```'] : []),
  ];
}

function toSteps(steps: readonly string[]): string[] {
  const left = Math.max(0, steps.length - MAX_STEPS);
  return [
    ...(left > 0 ? [`(Los ${left} anteriores están en Ramas.)`, ''] : []),
    ...steps.slice(left).map((step, index) => `${left + index + 1}. ${redact(step)}`),
  ];
}

export function toMarkdown(input: ReportInput): string {
  const { versions } = input;
  const line = (name: string, value: string) => `- ${name}: ${value}`;
  return [
    '## Error en Reto Ruffles (simulador)',
    '',
    `**${QUESTIONS.expected}:** ${redact(input.expected)}`,
    '',
    `**${QUESTIONS.happened}:** ${redact(input.happened)}`,
    '',
    ...(input.replay ? [line('Abrir esta pantalla (repite los pasos)', input.replay)] : []),
    line(
      input.replay && input.dialog ? 'Mundo, sin el diálogo' : 'Mundo',
      input.link ?? `adjunta ${input.file}, que se descargó; se abre con Ramas → Importar`,
    ),
    line('Pantalla', redact(`${input.route} (${input.title})`)),
    ...(input.dialog ? [line('Diálogo abierto', input.dialog)] : []),
    line('Texto en pantalla', input.seen.map((text) => `“${redact(text)}”`).join(' ')),
    line('Persona', input.person ?? 'visitante, sin sesión'),
    line('Hora del mundo', formatDayClock(input.now)),
    ...(input.recipe ? [line('Recorrido', input.recipe)] : []),
    ...(input.failure ? [line('El recorrido esperaba otra cosa', redact(input.failure))] : []),
    line('Fallas activas', input.faults.join(', ') || 'ninguna'),
    line('Fuera de lo normal', input.anomalies.join(', ') || 'nada'),
    line('Imagen', `adjunta una captura (${CAPTURE_KEYS})`),
    '',
    '### Pasos para reproducir',
    '',
    input.replay
      ? 'El primer enlace los hace todos y deja el recorrido “Reporte” en Mis recorridos. A mano, en un mundo nuevo:'
      : 'En un mundo nuevo, o con el enlace de Mundo, que abre donde terminan:',
    '',
    ...toSteps(input.steps),
    '',
    '### Últimas peticiones',
    '',
    ...toCalls(input.calls),
    '',
    '### Versiones',
    '',
    line('Versión de la app', versions.build ?? 'en desarrollo'),
    line('Navegador', versions.browser),
    line('Pantalla del dispositivo', versions.viewport),
    line('Reloj del dispositivo', versions.device),
    line('Zona horaria del navegador', versions.zone),
    line('Hora que cree la app', versions.believed),
    '',
  ].join('\n');
}

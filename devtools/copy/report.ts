import { networkCopy } from './sections/network.ts';

const CAPTURE_KEYS = 'Windows: Win+Shift+S, Mac: ⌘+Shift+4, celular: encendido y bajar volumen';

export const reportCopy = {
  columns: { at: 'Día y hora', call: 'Petición', status: 'Código', length: 'Tardó', note: 'Falla puesta' },
  changed: 'El texto cambió: cópialo otra vez.',
  copied: 'Copiado: pégalo donde reportas los errores.',
  copyRefused: 'El navegador no dejó copiar. El texto está seleccionado: cópialo con Ctrl+C (⌘C en Mac).',
  expected: 'Qué esperabas',
  happened: 'Qué pasó',
  outcomes: networkCopy.networkOutcomes,
  pictureHint: `adjunta una captura (${CAPTURE_KEYS})`,
  preparing: 'Preparando el reporte…',
  report: 'Reportar un error',
} as const;

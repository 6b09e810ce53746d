import type { Simulator } from '../../api.ts';

/** Maximum size of a HAR file (bytes). `net.playHar` counts letters, of which some have two bytes. */
const MAX_BYTES = 160_000_000;

/** Plays the file. Throws in Spanish for one that is no HAR file. */
export async function playHarFile({ net }: Simulator, file: File): Promise<void> {
  if (file.size > MAX_BYTES)
    throw new Error('El archivo es demasiado grande: guarda en el HAR solo lo que dice “Fetch/XHR”.');
  const text = await file.text().catch(() => {
    throw new Error('No se pudo leer el archivo.');
  });
  await net.playHar(text);
}

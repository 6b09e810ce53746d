import { MINUTE_MS } from '../domain/centre-time.ts';
import { SITE_ROOT } from './base-path.ts';
import { canSaveHere } from './in-app-browser.ts';

export function getSiteUrl(): string {
  return `${globalThis.location.origin}${SITE_ROOT}`;
}

export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the object URL only after the click event has been handled.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS);
}

/**
 * Opens the share sheet with the file. When sharing is unavailable or refused, starts a download where the browser may
 * save files, and returns `offered`: no browser tells whether the file was saved. Returns `cancelled`, without a
 * download, when the player closes the share sheet. Never rejects.
 */
export async function shareFile(file: File, text: string) {
  const data: ShareData = { files: [file], text };
  try {
    if (navigator.canShare?.(data)) {
      await navigator.share(data);
      return 'shared';
    }
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return 'cancelled';
    // The browser refuses to share without a user gesture, and the system may refuse as well. The file is
    // downloaded instead.
  }
  if (canSaveHere()) downloadFile(file);
  return 'offered';
}

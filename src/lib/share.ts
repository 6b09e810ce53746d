/** Ways out of the page for a file or a line of text: the phone's own share sheet, a download, WhatsApp. */
import { MINUTE_MS } from '../domain/durations.ts';
import { BASE_PATH } from './paths.ts';

/** What became of a file: handed to the share sheet, put back by the person, or downloaded. */
export type ShareResult = 'shared' | 'cancelled' | 'saved';

/** The product's public address, the one to send to friends. */
export function getSiteUrl(): string {
  return `${globalThis.location.origin}${BASE_PATH}/`;
}

/** Saves a file to the device's downloads. */
export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click has been served.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS);
}

/** Opens the share sheet with the file where the device has one, else downloads it. Never rejects. */
export async function shareFile(file: File, text: string): Promise<ShareResult> {
  const data: ShareData = { files: [file], text };
  try {
    if (navigator.canShare?.(data)) {
      await navigator.share(data);
      return 'shared';
    }
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return 'cancelled';
    // Refused for want of a tap, or by the system: the download is still there.
  }
  downloadFile(file);
  return 'saved';
}

/** A link that opens WhatsApp with the text ready to send. */
export function createWhatsAppLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

const DOWNLOAD_URL_LIFETIME_MS = 60_000;

export function download(name: string, content: string | Blob, type = 'application/json') {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser may read the object URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_URL_LIFETIME_MS);
}

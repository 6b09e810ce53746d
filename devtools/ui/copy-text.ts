/**
 * Copies the text. Rejects with a Spanish message when the browser denies the clipboard, or with the error of `text`.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  const words = await text;
  try {
    // Without a secure context, `navigator.clipboard` is undefined.
    await navigator.clipboard.writeText(words);
  } catch {
    throw new Error('El navegador no dejó copiar.');
  }
}

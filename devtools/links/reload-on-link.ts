// A link that the user types into the address bar of an open page changes only the fragment, and loads no page.
// The reload applies the link.
export function reloadOnLink(): void {
  window.addEventListener('hashchange', () => {
    if (location.hash.startsWith('#sim?')) location.reload();
  });
}

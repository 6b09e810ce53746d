// Runs before the first paint. A returning player sees the loading view at once instead of the visitor's page.
(() => {
  const page = document.documentElement;
  try {
    if (localStorage.getItem('lmx:token')) page.classList.add('returning');
  } catch {
    // Blocked: a visitor.
  }
  // The bar of the loading view: 5 percent every 200 ms, up to 95; after 5 s, words.
  const timer = setInterval(() => {
    const view = document.getElementById('boot-loading');
    const note = view?.querySelector('small');
    if (!note) return;
    const bar = view.querySelector('[role=progressbar]');
    const now = performance.now();
    const share = Math.min(95, Math.floor(now / 200) * 5);
    bar.setAttribute('aria-valuenow', share);
    bar.style.setProperty('--share', `${share}%`);
    note.textContent = `${share}%`;
    if (now > 5e3) view.classList.add('late');
    if (now > 5e3 || (document.readyState === 'complete' && !view.offsetHeight)) clearInterval(timer);
  }, 200);
})();

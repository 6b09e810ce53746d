// Runs before the first paint. A returning player sees the loading view at once instead of the visitor's page.
(() => {
  const page = document.documentElement;
  try {
    if (localStorage.getItem('lmx:token')) page.classList.add('returning');
  } catch {
    // Storage is blocked: a visitor.
  }
  // The bar of the loading view: 5 percent every 200 ms, up to 95.
  const timer = setInterval(() => {
    const view = document.getElementById('boot-loading');
    const note = view?.querySelector('small');
    // The parser may be in the middle of it.
    if (!note) return;
    const bar = view.querySelector('[role=progressbar]');
    const share = Math.min(95, Math.floor(performance.now() / 200) * 5);
    bar.setAttribute('aria-valuenow', share);
    bar.style.setProperty('--share', `${share}%`);
    note.textContent = `${share}%`;
    if (share === 95 || (document.readyState === 'complete' && !view.offsetHeight)) clearInterval(timer);
  }, 200);
})();

// Runs before the first paint. ES5 only, because this script must also run in unsupported browsers.
(function () {
  var page = document.documentElement;
  // A browser without cascade layers is unsupported, because it would apply no styles (decision 017).
  if (!window.CSSLayerBlockRule) {
    page.classList.add('unsupported');
    return;
  }
  // Vite assumes that a style sheet with a link in the page is loaded. Without the failed link, Vite fetches the sheet again.
  addEventListener(
    'error',
    function (event) {
      var link = event.target;
      if (link.rel === 'stylesheet') link.parentNode.removeChild(link);
    },
    true,
  );
  try {
    // A returning player sees the loading view, not the visitor's page.
    if (localStorage.getItem('lmx:token')) page.classList.add('returning');
  } catch (_) {}
  // Moves the loading bar by 5 % every 200 ms, up to 95 %, and shows the late message after 5 s,
  // as does `StillLoading.tsx`.
  var timer = setInterval(function () {
    var view = document.getElementById('boot-loading');
    var note = view && view.querySelector('small');
    if (!note) return;
    var bar = view.querySelector('[role=progressbar]');
    var now = performance.now();
    var share = Math.min(95, Math.floor(now / 200) * 5);
    bar.setAttribute('aria-valuenow', share);
    bar.style.setProperty('--share', share + '%');
    note.textContent = share + '%';
    if (now > 5e3) view.classList.add('late');
    if (now > 5e3 || (document.readyState === 'complete' && !view.offsetHeight)) clearInterval(timer);
  }, 200);
})();

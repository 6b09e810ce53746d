// Answers a viewer request in ECMAScript 5.1, which CloudFront runs. CloudFront passes the path as the
// browser sent it, so the function decodes the path once. A global error page is not used, because it would
// also turn the API's 404 into HTML. Above this line, the generated file defines BASE, PAGES, ROUTES and FILE.

function redirect(location) {
  return {
    statusCode: 308,
    statusDescription: 'Permanent Redirect',
    headers: { location: { value: location } },
  };
}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it.
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var root = BASE + '/';
  var start = uri.slice(0, root.length).toLowerCase();
  var below;
  if (uri === BASE) return redirect(root);
  if (uri.indexOf(root) !== 0)
    return start === BASE || start === root ? redirect(root + uri.slice(root.length)) : request;
  try {
    below = decodeURIComponent(uri.slice(BASE.length));
    // biome-ignore lint/correctness/noUnusedVariables: ECMAScript 5.1 has no catch without a name.
  } catch (malformed) {
    request.uri = root + 'spa.html';
    return request;
  }
  var page = PAGES[below] || (below.length > 1 && below.slice(-1) === '/' && PAGES[below.slice(0, -1)]);
  if (below === '//') page = undefined;
  if (page) request.uri = page;
  else if (below.indexOf('/assets/') === 0) return request;
  else if (ROUTES.test(below) || !FILE.test(below)) request.uri = root + 'spa.html';
  return request;
}

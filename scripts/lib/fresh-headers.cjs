// Loaded into firebase-tools before it starts. Hosting reads its config once, while the site may still be building, so the
// rules that name the built assets are not in it yet. This takes the headers from the file again whenever it has changed.
const { readFileSync, statSync } = require('node:fs');
const superstatic = require(
  require.resolve('superstatic', { paths: [require.resolve('firebase-tools/package.json')] }),
);

/**
 * @typedef {(request: { superstatic?: object }, response: unknown, next: (error?: unknown) => void) => void} Handler
 * @typedef {{ before?: Record<string, Handler> }} Options
 */

const file = process.argv.find((word) => word.startsWith('--config='))?.slice('--config='.length);
const serve = superstatic.server;
superstatic.server = (/** @type {Options} */ options) =>
  serve({
    ...options,
    before: { ...options.before, headers: freshHeaders(file ?? 'firebase.json') },
  });

/** @type {(config: string) => Handler} */
function freshHeaders(config) {
  let readAt = 0;
  /** @type {object[]} */
  let headers = [];
  return (request, response, next) => {
    try {
      const { mtimeMs } = statSync(config);
      if (mtimeMs !== readAt) headers = JSON.parse(readFileSync(config, 'utf8')).hosting.headers;
      readAt = mtimeMs;
      request.superstatic = { ...request.superstatic, headers };
      next();
    } catch (error) {
      next(error);
    }
  };
}

// Loaded into firebase-tools before it starts. Its Auth emulator compiles the checks of every address that it has, which is
// most of the work of a whole start. Its OpenAPI library can compile each at its first use instead (decision 27).
const { createRequire } = require('node:module');
const tools = createRequire(require.resolve('firebase-tools/package.json'));

/** The version whose call of `exegesis-express` this was written for. */
const WRITTEN_FOR = '15.34.2';

const { version } = tools('./package.json');
const server = tools('exegesis-express');
if (version !== WRITTEN_FOR || typeof server.middleware !== 'function') {
  throw new Error(
    `scripts/start/quick-auth-emulator.cjs is for firebase-tools ${WRITTEN_FOR}, and this is ${version}. See whether lib/emulator/auth/server.js still calls exegesis-express's middleware, and name the new version; or remove this file.`,
  );
}
server.middleware = new Proxy(server.middleware, {
  apply: (compile, self, [document, options, ...more]) =>
    Reflect.apply(compile, self, [
      document,
      { ...options, lazyCompileValidationSchemas: true },
      ...more,
    ]),
});

// Loaded into firebase-tools before it starts. Its Auth emulator compiles the checks of every address that it has, which is
// most of the work of a whole start. Its OpenAPI library can compile each at its first use instead.
try {
  const server = require('exegesis-express');
  server.middleware = new Proxy(server.middleware, {
    apply: (compile, self, [document, options, ...more]) =>
      Reflect.apply(compile, self, [
        document,
        { ...options, lazyCompileValidationSchemas: true },
        ...more,
      ]),
  });
} catch {
  // Without that library the start is slow, but still correct.
}

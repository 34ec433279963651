// Loaded into firebase-tools before it starts. Its Functions emulator puts `X-Powered-By` on every answer of the API, which
// the cloud does not, so a test of that header would be meaningless here.
try {
  const express = require(
    require.resolve('express', { paths: [require.resolve('firebase-tools/package.json')] }),
  );
  const { application } = express;
  const configure = application.defaultConfiguration;
  application.defaultConfiguration = function configureWithoutName() {
    configure.call(this);
    this.disable('x-powered-by');
  };
} catch {
  // Without that library the header stays.
}

// The least that an answer to a person costs: it verifies the signature of an ID token and answers in JSON.
const { createPublicKey, verify } = require('node:crypto');
const { createServer } = require('node:http');

const key = createPublicKey(process.env.BENCH_PUBLIC_KEY ?? '');

const server = createServer((request, response) => {
  const [head = '', payload = '', signature = ''] = (request.headers.authorization ?? '')
    .slice('Bearer '.length)
    .split('.');
  const isValid = verify(
    'RSA-SHA256',
    Buffer.from(`${head}.${payload}`),
    key,
    Buffer.from(signature, 'base64url'),
  );
  const body = JSON.stringify({ isValid });
  response.writeHead(isValid ? 401 : 500, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(process.env.PORT);

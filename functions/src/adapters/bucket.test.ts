import { once } from 'node:events';
import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createBucket } from './bucket.ts';
import { createFirebase } from './firebase.ts';

/** More than a stream takes at once. */
const BYTES = Buffer.alloc(500_000, 7);

/** The CRC32C of these bytes, in base64. */
const HASH = '2zg51g==';

/** Has one file, and answers as Cloud Storage does. */
async function startStorage(): Promise<void> {
  const facts = {
    name: 'a',
    size: String(BYTES.length),
    generation: '1',
    contentType: 'image/png',
    timeCreated: '2026-11-20T10:00:00.000Z',
  };
  const server = createServer((req, res) => {
    const isWhole = req.url?.includes('alt=media') === true;
    if (isWhole) res.setHeader('x-goog-hash', `crc32c=${HASH}`);
    res.setHeader('content-type', isWhole ? 'image/png' : 'application/json');
    res.end(isWhole ? BYTES : JSON.stringify(facts));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://127.0.0.1:${address.port}`);
  vi.stubEnv('GCLOUD_PROJECT', 'of-this-test');
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', `127.0.0.1:${address.port}`);
}

// R-FIL-02
it('hands out a file that is larger than a piece whole, and without a warning of Node’s', async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => warnings.push(message);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  await startStorage();
  const bucket = createBucket(createFirebase().storage, 'b');
  const file = await bucket.find('a');
  if (file === null) throw new Error('there is no file');
  let size = 0;
  const count = new Writable({
    write(piece: Buffer, _encoding, done) {
      size += piece.length;
      done();
    },
  });
  await pipeline(await bucket.open(file), count);
  expect(size).toBe(BYTES.length);
  expect(warnings).toEqual([]);
});

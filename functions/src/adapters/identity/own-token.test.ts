import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jwt from 'jsonwebtoken';
import { afterEach, expect, it, vi } from 'vitest';
import { createSignOwnToken } from './own-token.ts';

const NOW = new Date('2026-11-26T12:00:00.900Z');
const NOW_SECONDS = Date.parse('2026-11-26T12:00:00Z') / 1000;
const ACCOUNT = 'api@alcove.example';

const BODY = {
  aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
  iat: NOW_SECONDS,
  exp: NOW_SECONDS + 60,
  uid: 'ada',
  claims: {
    mintedAt: NOW_SECONDS,
    signedInWith: 'passkey',
    tokenId: expect.stringMatching(new RegExp(`^${NOW_SECONDS}\\.[0-9a-f-]{36}$`)),
  },
};

afterEach(() => vi.unstubAllEnvs());

// R-IDN-01
it('signs a token of one minute with the key of the service account', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const folder = mkdtempSync(join(tmpdir(), 'alcove-own-token-'));
  const file = join(folder, 'account.json');
  const account = {
    type: 'service_account',
    client_email: ACCOUNT,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  writeFileSync(file, JSON.stringify(account));
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', file);
  const token = await createSignOwnToken(false)('ada', NOW);
  rmSync(folder, { recursive: true });
  const body = jwt.verify(token, publicKey.export({ type: 'spki', format: 'pem' }), {
    algorithms: ['RS256'],
    clockTimestamp: NOW_SECONDS,
  });
  expect(body).toEqual({ ...BODY, iss: ACCOUNT, sub: ACCOUNT });
});

// R-IDN-01
it('signs nothing for the emulator, which reads no signatures', async () => {
  const token = await createSignOwnToken(true)('ada', NOW);
  const emulated = 'firebase-auth-emulator@example.com';
  expect(jwt.decode(token, { complete: true })).toEqual({
    header: { alg: 'none', typ: 'JWT' },
    payload: { ...BODY, iss: emulated, sub: emulated },
    signature: '',
  });
});

it('says so where no service account is known', async () => {
  const nameless = { getCredentials: async () => ({}), sign: async () => '' };
  const sign = createSignOwnToken(false, async () => nameless);
  await expect(sign('ada', NOW)).rejects.toThrow('no service account can sign custom tokens');
});

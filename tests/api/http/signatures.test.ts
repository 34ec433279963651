import { createSign, createHmac, generateKeyPairSync } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFirebase } from '../../../functions/src/adapters/firebase.ts';
import { createApp } from '../../../functions/src/app.ts';
import { parseConfig } from '../../../functions/src/config/config.ts';
import { readEnv } from '../../support/env.ts';
import {
  claimsOf,
  encode,
  idToken as signedToken,
  ISSUER,
  KID,
  PROJECT,
  PUBLIC_KEY,
  seconds,
} from '../../support/id-tokens.ts';
import authorizationVectors from '../../vectors/authorization-vectors.json' with { type: 'json' };
import { call, listen } from '../api.ts';
import { contextOf } from '../composed.ts';
import { startGoogleEdge, type GoogleEdge } from '../google-edge.ts';

// The Admin SDK reads this on each call; when unset, it checks signatures as in production.
delete process.env.FIREBASE_AUTH_EMULATOR_HOST;

const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });

let edge: GoogleEdge;
let api: { url: string; close: () => Promise<void> };

beforeAll(async () => {
  edge = await startGoogleEdge(PROJECT);
  edge.keys[KID] = PUBLIC_KEY;
  for (const localId of ['valid', 'revoked', 'disabled']) {
    const validSince = localId === 'revoked' ? seconds() + 1 : seconds() - 7200;
    const disabled = localId === 'disabled';
    edge.accounts.set(localId, { localId, disabled, validSince: String(validSince) });
  }
  api = await deploy(edge);
});
afterAll(async () => {
  await api.close();
  await edge.close();
});

/** The app with the settings of a deployment: only the database is an emulator. */
function deploy({ app }: GoogleEdge): Promise<{ url: string; close: () => Promise<void> }> {
  const config = parseConfig({
    GCLOUD_PROJECT: PROJECT,
    SITE_ORIGINS: 'https://alcove.example',
    STORAGE_BUCKET: 'alcove-live.firebasestorage.app',
    STRIPE_SECRET_KEY: `sk_live_${'k'.repeat(24)}`,
    STRIPE_WEBHOOK_SECRET: readEnv('STRIPE_WEBHOOK_SECRET'),
    PLAN_PRICES: readEnv('PLAN_PRICES'),
  });
  const { auth } = createFirebase(async () => app);
  return listen(createApp(contextOf(config, { auth })));
}

/** A raw request, because `fetch` refuses some of these headers. */
function ask(authorization: string | null): Promise<number> {
  return new Promise((resolve, reject) => {
    request(`${api.url}/api/subscription`, {
      headers: authorization === null ? {} : { Authorization: authorization },
    })
      .on('response', (answer) => resolve(answer.resume().statusCode ?? 0))
      .on('error', reject)
      .end();
  });
}

const idToken = (parts: Parameters<typeof signedToken>[1] = {}) => signedToken('valid', parts);

function hmacToken(): string {
  const signed = `${encode({ alg: 'HS256', kid: KID, typ: 'JWT' })}.${encode(claimsOf('valid'))}`;
  return `${signed}.${createHmac('sha256', PUBLIC_KEY).update(signed).digest('base64url')}`;
}

function curveToken(): string {
  const signed = `${encode({ alg: 'ES256', kid: KID, typ: 'JWT' })}.${encode(claimsOf('valid'))}`;
  const signature = createSign('SHA256')
    .update(signed)
    .sign({ key: curve.privateKey, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

function flipped(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  return `${header}.${payload}.${bytes.toString('base64url')}`;
}

const now = seconds();
const TOKENS: Record<string, string> = {
  VALID: idToken(),
  VALID_NO_SIG: idToken().split('.').slice(0, 2).join('.'),
  VALID_SIG_FLIPPED: flipped(idToken()),
  ALG_NONE: `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claimsOf('valid'))}.`,
  ALG_HS256_PUBKEY: hmacToken(),
  ALG_ES256: curveToken(),
  UNKNOWN_KID: idToken({ header: { kid: 'other' } }),
  JKU: idToken({ header: { jku: 'https://evil.example/keys' }, key: stranger.privateKey }),
  X5U: idToken({ header: { x5u: 'https://evil.example/cert' }, key: stranger.privateKey }),
  AUD_LIST: idToken({ claims: { aud: [PROJECT, 'other'] } }),
  ISS_SLASH: idToken({ claims: { iss: `${ISSUER}/` } }),
  EXP_TEXT: idToken({ claims: { exp: String(now + 3600) } }),
  IAT_FUTURE: idToken({ claims: { iat: now + 3600 } }),
  SUB_EMPTY: idToken({ claims: { sub: '' } }),
  SUB_NUMBER: idToken({ claims: { sub: 7 } }),
  CUSTOM_TOKEN: idToken({
    header: { kid: undefined },
    claims: {
      iss: `signer@${PROJECT}.iam.gserviceaccount.com`,
      sub: `signer@${PROJECT}.iam.gserviceaccount.com`,
      aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
      uid: 'valid',
    },
  }),
  APP_CHECK: idToken({
    claims: {
      iss: 'https://firebaseappcheck.googleapis.com/1',
      aud: [`projects/${PROJECT}`],
      sub: '1:1:web:1',
    },
  }),
  REFRESH_TOKEN: 'AMf-vBxSampleOfARefreshTokenThatIsNoJwt_0123456789',
  REVOKED: idToken({ claims: { sub: 'revoked', user_id: 'revoked' } }),
  DELETED_USER: idToken({ claims: { sub: 'deleted', user_id: 'deleted' } }),
};

describe('the Authorization header', () => {
  // R-API-01
  it.each(authorizationVectors)('$why: $status', async ({ header, status }) => {
    const named = [...(header ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    expect(named.filter((name) => TOKENS[name] === undefined)).toEqual([]);
    const filled = header?.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => TOKENS[name] ?? '');
    expect(await ask(filled ?? null)).toBe(status);
  });

  // R-API-01
  it.each([
    ['an unsigned token', `${idToken().split('.').slice(0, 2).join('.')}.`],
    ['no algorithm and a signature', idToken({ header: { alg: 'none' } })],
    ['a stranger’s signature under a known key id', idToken({ key: stranger.privateKey })],
    ['no key id', idToken({ header: { kid: undefined } })],
    ['a key id from the prototype', idToken({ header: { kid: 'constructor' } })],
    ['an expired token', idToken({ claims: { exp: now - 1 } })],
    ['no end', idToken({ claims: { exp: undefined } })],
    ['another project’s audience', idToken({ claims: { aud: 'other' } })],
    ['another project’s issuer', idToken({ claims: { iss: `${ISSUER}-2` } })],
    ['a sign-in in the future', idToken({ claims: { auth_time: now + 3600 } })],
    ['no time of issue', idToken({ claims: { iat: undefined } })],
    ['a subject that is too long', idToken({ claims: { sub: 'x'.repeat(129) } })],
    ['a disabled person', idToken({ claims: { sub: 'disabled', user_id: 'disabled' } })],
    [
      'a payload that is no object',
      `${encode({ alg: 'RS256', kid: KID })}.${Buffer.from('7').toString('base64url')}.${'A'.repeat(342)}`,
    ],
  ])('with %s is refused', async (_why, token) => {
    expect(await ask(`Bearer ${token}`)).toBe(401);
  });

  // R-API-01
  it.concurrent.each(['www.googleapis.com', 'identitytoolkit.googleapis.com'] as const)(
    'of a signed-in person is not called bad when %s is down @battery',
    async (host) => {
      const down = await startGoogleEdge(PROJECT);
      down.keys[KID] = PUBLIC_KEY;
      down.accounts.set('valid', { localId: 'valid', validSince: '0' });
      down.fail(host);
      const deployed = await deploy(down);
      const answer = await call(deployed, '/api/subscription', { token: TOKENS.VALID ?? '' });
      expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
      await deployed.close();
      await down.close();
    },
  );
});

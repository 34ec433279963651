/**
 * What an authenticator does and the browser before it, as “Web Authentication: An API for accessing Public Key Credentials”,
 * Level 3, has it (w3.org/TR/webauthn-3; its sections are named below). Its quirks are what only attackers do.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { z } from 'zod';
import { isoCBOR } from '../../functions/node_modules/@simplewebauthn/server/esm/helpers/index.js';

type Quirks = {
  /** Of the page that asks, and the host that the passkey is for. */
  origin?: string;
  host?: string;
  challenge?: string;
  userHandle?: string;
  /** Whether it has asked for a finger or a PIN. */
  isVerified?: boolean;
  /** What it says of itself, in place of the next number. */
  counter?: number;
  id?: string;
};

const Creation = z.object({
  options: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string() }),
    user: z.object({ id: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number() })),
  }),
});
const Request = z.object({ options: z.object({ challenge: z.string(), rpId: z.string() }) });

export type Authenticator = ReturnType<typeof createAuthenticator>;

/**
 * An authenticator that holds one passkey.
 * @param site the origin of the page
 * @param isCounting as a security key does; passkeys that are synced between devices always say 0
 */
export function createAuthenticator(site: string, isCounting = false) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ownId = randomBytes(16).toString('base64url');
  let holder = '';
  let count = 0;

  /** 6.1 Authenticator Data: the hash of the host, flags, and a counter of 32 bits. */
  function authenticatorData(host: string, { isVerified = true, counter }: Quirks, flags: number) {
    if (isCounting) count += 1;
    const bytes = Buffer.alloc(5);
    bytes.writeUInt8(flags | PRESENT | (isVerified ? VERIFIED : 0) | (isCounting ? 0 : SYNCED));
    bytes.writeUInt32BE(counter ?? count, 1);
    return Buffer.concat([hash(host), bytes]);
  }

  /** 5.8.1 Client Data Used in WebAuthn Signatures. */
  function clientData(type: string, asked: string, { origin = site, challenge = asked }: Quirks) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** 6.5.2 Attested Credential Data, without a model, and the key in the form of its first example. */
  function attested(id: string): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, ES256],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const name = Buffer.from(id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(name.length);
    return Buffer.concat([Buffer.alloc(16), length, name, key]);
  }

  return {
    id: ownId,

    /** 6.3.2 The authenticatorMakeCredential Operation; 8.7 None Attestation Statement Format. */
    create(asked: unknown, quirks: Quirks = {}) {
      const { options } = Creation.parse(asked);
      if (!options.pubKeyCredParams.some(({ alg }) => alg === ES256)) throw new Error('no ES256');
      holder = options.user.id;
      const id = quirks.id ?? ownId;
      const data = Buffer.concat([
        authenticatorData(quirks.host ?? options.rp.id, quirks, ATTESTED),
        attested(id),
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, Parameters<typeof isoCBOR.encode>[0]>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      );
      const client = clientData('webauthn.create', options.challenge, quirks);
      return {
        ...common(id),
        response: {
          clientDataJSON: client.toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** 6.3.3 The authenticatorGetAssertion Operation. */
    get(asked: unknown, quirks: Quirks = {}) {
      const { options } = Request.parse(asked);
      const data = authenticatorData(quirks.host ?? options.rpId, quirks, 0);
      const client = clientData('webauthn.get', options.challenge, quirks);
      const signed = Buffer.concat([data, hash(client)]);
      return {
        ...common(quirks.id ?? ownId),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle: quirks.userHandle ?? holder,
        },
      };
    },
  };
}

/** 6.1 Authenticator Data, the flags. One that is kept elsewhere too can be, and is. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const SYNCED = 0x08 | 0x10;
const ATTESTED = 0x40;
/** ECDSA with P-256 and SHA-256, as COSE numbers it. */
const ES256 = -7;

function common(id: string) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
}

function hash(of: string | Buffer): Buffer {
  return createHash('sha256').update(of).digest();
}

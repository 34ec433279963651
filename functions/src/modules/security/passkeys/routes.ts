import { z } from 'zod';
import { PASSKEY_NAME_LENGTH, type NewPasskey } from '../../../contract/sign-in.ts';
import { isCleanName } from '../../../contract/unseen.ts';
import { readClientAddress } from '../../../http/limits/client-address.ts';
import { UNCLEAN } from '../../../http/read-body.ts';
import {
  bodyRoute,
  LIMITED_FULL,
  publicBodyRoute,
  publicRoute,
  userRoute,
  type Route,
} from '../../../http/route.ts';
import type { PasskeyProof } from './step-up.ts';
import type { PasskeySignIn } from './passkey-sign-in.ts';
import type { Passkeys } from './passkeys.ts';

type Parts = { passkeys: Passkeys; signIn: PasskeySignIn; proof: PasskeyProof };

/** Passkeys: to register and keep them, to sign in with one, and to prove with one who is there. */
export function createPasskeyRoutes({ passkeys, signIn, proof }: Parts): Route[] {
  return [
    userRoute('GET /passkeys', LIMITED_FULL, async ({ user }) => ({ body: passkeys.list(user) })),

    userRoute('POST /passkeys/options', LIMITED_FULL, async ({ user }) => ({
      body: passkeys.ask(user),
    })),

    bodyRoute('POST /passkeys', { ...LIMITED_FULL, schema: NewPasskeyBody }, async (call) => ({
      status: 201,
      body: await passkeys.add(call.user, call.body),
    })),

    bodyRoute('PATCH /passkeys/:id', { ...LIMITED_FULL, schema: NameBody }, async (call) => ({
      body: await passkeys.rename(call.user, call.param('id'), call.body.name),
    })),

    userRoute('DELETE /passkeys/:id', LIMITED_FULL, async ({ user, param }) => {
      await passkeys.remove(user, param('id'));
      return { body: { deleted: true } };
    }),

    userRoute('POST /passkey-offer/refusal', LIMITED_FULL, async ({ user }) => {
      await passkeys.refuseOffer(user);
      return { body: { refused: true } };
    }),

    publicRoute('POST /passkey-sign-in/options', async () => ({ body: signIn.ask() })),

    publicBodyRoute('POST /passkey-sign-in', AnswerBody, async ({ body, header }) => ({
      body: { customToken: await signIn.signIn(body.response, readClientAddress(header)) },
    })),

    userRoute('POST /passkey-proof/options', LIMITED_FULL, async ({ user }) => ({
      body: proof.ask(user),
    })),

    bodyRoute('POST /passkey-proof', { ...LIMITED_FULL, schema: ProofBody }, async (call) => ({
      body: { until: await proof.prove(call.user, call.body, readClientAddress(call.header)) },
    })),
  ];
}

const name = z.string().trim().min(1).max(PASSKEY_NAME_LENGTH).refine(isCleanName, UNCLEAN);
const NameBody = z.strictObject({ name });

const bytes = z.base64url().min(1);
/** Read by no one here. */
type Extensions = NewPasskey['response']['clientExtensionResults'];
/** Browsers may add fields of their own. What is signed is judged later. */
const ofAnyPasskey = {
  id: bytes.max(2048),
  rawId: bytes.max(2048),
  type: z.literal('public-key'),
  clientExtensionResults: z.custom<Extensions>((value) => typeof value === 'object'),
};
const NewPasskeyBody = z.strictObject({
  name,
  response: z.object({
    ...ofAnyPasskey,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(z.string().max(32)).exactOptional(),
    }),
  }),
});
const AnswerBody = z.strictObject({
  response: z.object({
    ...ofAnyPasskey,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: z.string().exactOptional(),
    }),
  }),
});
const ProofBody = z.union([AnswerBody, z.strictObject({ code: z.string().min(1).max(100) })]);

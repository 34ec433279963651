import { z } from 'zod';
import { PASSKEY_NAME_LENGTH, type NewPasskey } from '../../../contract/sign-in.ts';
import { isCleanName } from '../../../contract/unseen.ts';
import { UNCLEAN } from '../../../http/read-body.ts';

export const passkeyName = z
  .string()
  .trim()
  .min(1)
  .max(PASSKEY_NAME_LENGTH)
  .refine(isCleanName, UNCLEAN);

export const bytes = z.base64url().min(1);
/** Read by no one here. */
type Extensions = NewPasskey['response']['clientExtensionResults'];
/** Browsers may add fields of their own. What is signed is judged later. */
export const ofAnyPasskey = {
  id: bytes.max(2048),
  rawId: bytes.max(2048),
  type: z.literal('public-key'),
  clientExtensionResults: z.custom<Extensions>((value) => typeof value === 'object'),
};

export const PasskeyAnswerBody = z.strictObject({
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

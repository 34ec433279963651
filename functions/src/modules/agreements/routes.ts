import { z } from 'zod';
import {
  ACCEPTED_PAPERS,
  AGREEMENT_LENGTHS,
  CURRENT_VERSIONS,
} from '../../contract/legal/papers.ts';
import { isCleanName } from '../../contract/unseen.ts';
import { ApiError } from '../../foundation/errors.ts';
import { UNCLEAN } from '../../http/read-body.ts';
import { requireVerifiedEmail } from '../../http/require-verified-email.ts';
import { bodyRoute, LIMITED_FULL, readingRoute, type Route } from '../../http/route.ts';
import type { AgreementStore } from './agreement-store.ts';

/** Papers that a customer accepts, and who did. */
export function createAgreementRoutes({ agreements }: { agreements: AgreementStore }): Route[] {
  return [
    readingRoute(
      'GET /agreements',
      { access: 'full' },
      (uid) => agreements.list(uid),
      async ({ read }) => ({ body: { versions: CURRENT_VERSIONS, accepted: await read } }),
    ),

    bodyRoute('POST /agreements', { ...LIMITED_FULL, schema: AgreementBody }, async (call) => {
      const { user, body } = call;
      requireVerifiedEmail(user, 'Please confirm your e-mail address before you accept a paper.');
      if (body.version !== CURRENT_VERSIONS[body.document]) {
        throw new ApiError('conflict', 'There is a newer version: read it first.');
      }
      return { status: 201, body: await agreements.accept(user.uid, body) };
    }),
  ];
}

const line = ({ min, max }: { min: number; max: number }) =>
  z.string().trim().min(min).max(max).refine(isCleanName, UNCLEAN);
const AgreementBody = z.strictObject({
  document: z.enum(ACCEPTED_PAPERS),
  version: z.string().max(20),
  name: line(AGREEMENT_LENGTHS.name),
  role: line(AGREEMENT_LENGTHS.role),
});

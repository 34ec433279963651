import { createHash, type KeyObject } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { ReadCode } from '../../../adapters/identity/identity-codes.ts';
import { uidOf } from '../../../adapters/identity/uid-of.ts';
import { isUserMissing } from '../../../adapters/user-missing.ts';
import { DOCUMENTS } from '../../../consistency/documents.ts';
import { gateDoc, gateIn } from '../../../consistency/session-gate.ts';
import { sameForm } from '../../../contract/email.ts';
import { readClientAddress, type ClientAddress } from '../../../http/client-address.ts';
import { publicBodyRoute, type Route } from '../../../http/route.ts';
import { readPageLink } from '../../mail/links.ts';
import { gone, type NotMe } from './not-me.ts';
import type { NotMeTarget } from './not-me-act.ts';

type Parts = {
  auth: () => Promise<Auth>;
  db: () => Promise<Firestore>;
  /** Of links in mails. @throws {ApiError} `not_configured` where no mail is sent */
  key: () => KeyObject;
  readCode: ReadCode;
  notMe: Pick<NotMe, 'preview' | 'press'>;
  countSender: (form: string, from: ClientAddress) => Promise<void>;
  now: () => Date;
};

/**
 * “This wasn’t me”, for people who come from an e-mail and may not be able to sign in. Scanners open links before they do, so only
 * the second endpoint changes anything.
 */
export function createNotMeRoutes(parts: Parts): Route[] {
  const { notMe, countSender } = parts;
  return [
    publicBodyRoute('POST /not-me/preview', LinkBody, async ({ body, header }) => {
      await countSender('not-me-preview', readClientAddress(header));
      return { body: await unlessMissing(notMe.preview(await targetOf(parts, body))) };
    }),

    publicBodyRoute('POST /not-me', LinkBody, async ({ body, header }) => {
      await countSender('not-me', readClientAddress(header));
      return { body: await unlessMissing(notMe.press(await targetOf(parts, body))) };
    }),
  ];
}

const LinkBody = z.union([
  z.strictObject({ link: z.string().min(1).max(1024) }),
  z.strictObject({ code: z.string().min(1).max(512) }),
]);

/** @throws {ApiError} `gone` */
async function targetOf(parts: Parts, body: z.infer<typeof LinkBody>): Promise<NotMeTarget> {
  const target =
    'link' in body ? await targetOfLink(parts, body.link) : await targetOfCode(parts, body.code);
  if (target === null) throw gone();
  return target;
}

async function targetOfLink({ db, key, now }: Parts, link: string): Promise<NotMeTarget | null> {
  const good = readPageLink('not-me', link, { key: key(), now: now() });
  if (good === null) return null;
  const recorded = await (await db()).collection('auditLog').doc(good.id).get();
  if (!recorded.exists) return null;
  const { uid, kind, at } = DOCUMENTS.auditLog.fields.parse(recorded.data());
  return { uid, event: good.id, kind, at, addresses: [] };
}

/** The code is not used: it would give the address back before anyone knows whose the account is. */
async function targetOfCode(
  { auth, db, key, readCode, now }: Parts,
  code: string,
): Promise<NotMeTarget | null> {
  // The mails about it need it.
  key();
  const read = await readCode(code);
  if (read?.requestType !== 'RECOVER_EMAIL') return null;
  if (read.email === undefined) return null;
  const former = sameForm(read.email);
  const later = read.newEmail === undefined ? undefined : sameForm(read.newEmail);
  const uid = await findMoved({ auth, db }, former, later);
  if (uid === null) return null;
  const { formerAddresses } = gateIn(await gateDoc(await db(), uid).get());
  const noted = formerAddresses.findLast(({ email }) => email === former);
  return {
    uid,
    event: `code-${createHash('sha256').update(code).digest('hex')}`,
    kind: 'address_changed',
    at: noted?.until ?? now().toISOString(),
    addresses: later === undefined ? [former] : [former, later],
  };
}

/** The account that had one address and got another. It may have got a third since, or the first again. */
async function findMoved(
  { auth: service, db }: Pick<Parts, 'auth' | 'db'>,
  former: string,
  later: string | undefined,
): Promise<string | null> {
  const auth = await service();
  const moved = later === undefined ? null : await uidOf(auth, later);
  if (moved !== null) return moved;
  const { docs } = await (
    await db()
  )
    .collection('users')
    .where('email', '==', former)
    .limit(1)
    .get();
  return docs[0]?.id ?? uidOf(auth, former);
}

/** An account that is gone has no links. */
async function unlessMissing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isUserMissing(error)) throw gone();
    throw error;
  }
}

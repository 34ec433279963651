import { createHash, type KeyObject } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readCode } from '../../../adapters/identity/identity-codes.ts';
import { isUserMissing } from '../../../adapters/user-missing.ts';
import { DOCUMENTS } from '../../audit/documents.ts';
import { gateDoc, gateIn } from '../../../http/session-validity.ts';
import { waitingFor } from '../../../concurrency/deadline.ts';
import { sameForm } from '../../../contract/email.ts';
import { readClientAddress, type ClientAddress } from '../../../http/limits/client-address.ts';
import { publicBodyRoute, type Route } from '../../../http/route.ts';
import { readPageLink } from '../../email/links.ts';
import { gone, type NotMe } from './compromise-report.ts';
import type { NotMeTarget } from './report-action.ts';

type Parts = {
  auth: () => Promise<Auth>;
  db: () => Promise<Firestore>;
  /** Of links in mails. @throws {ApiError} `not_configured` where no mail is sent */
  key: () => KeyObject;
  notMe: Pick<NotMe, 'preview' | 'press'>;
  /** @throws {ApiError} `rate_limited` */
  countMailedCode: (from: ClientAddress) => Promise<void>;
  now: () => Date;
};

/**
 * “This wasn’t me”, for people who come from an e-mail and may not be able to sign in. Scanners open links before they do, so only
 * the second endpoint changes anything.
 */
export function createNotMeRoutes(parts: Parts): Route[] {
  const { notMe } = parts;
  return [
    publicBodyRoute('POST /not-me/preview', LinkBody, async ({ body, header }) => {
      const target = await targetOf(parts, body, readClientAddress(header));
      return { body: await unlessMissing(notMe.preview(target)) };
    }),

    publicBodyRoute('POST /not-me', LinkBody, async ({ body, header }) => {
      const target = await targetOf(parts, body, readClientAddress(header));
      return { body: await unlessMissing(notMe.press(target)) };
    }),
  ];
}

const LinkBody = z.union([
  z.strictObject({ link: z.string().min(1).max(1024) }),
  z.strictObject({ code: z.string().min(1).max(512) }),
]);

/**
 * A link is ours or not, which its signature says at once: no limit stands between it and someone whose account is in danger. Of a
 * code we have to ask the identity service.
 * @throws {ApiError} `gone`; `rate_limited` for too many codes
 */
async function targetOf(
  parts: Parts,
  body: z.infer<typeof LinkBody>,
  from: ClientAddress,
): Promise<NotMeTarget> {
  if ('code' in body) await parts.countMailedCode(from);
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
  const { uid, kind, at, about } = DOCUMENTS.auditLog.fields.parse(recorded.data());
  // What other events are about may be for the account alone: the link of a changed address went to the former one as well.
  const browser = kind === 'new_browser' ? about : null;
  return { uid, event: good.id, kind, at, browser, addresses: [] };
}

/** The code is not used: it would give the address back before anyone knows whose the account is. */
async function targetOfCode(
  { auth, db, key, now }: Parts,
  code: string,
): Promise<NotMeTarget | null> {
  // The mails about it need it.
  key();
  const read = await readCode(auth, code);
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
    browser: null,
    addresses: later === undefined ? [former] : [former, later],
  };
}

/**
 * The account that had one address and got another. It may have got a third since, or the first again. What we noted decides: an
 * account that someone has opened with one of these addresses since, without confirming it, is never it.
 */
async function findMoved(
  { auth: service, db }: Pick<Parts, 'auth' | 'db'>,
  former: string,
  later: string | undefined,
): Promise<string | null> {
  const gates = (await db()).collection('sessionGates');
  const had = await gates.where('formerEmails', 'array-contains', former).limit(MOST_HOLDERS).get();
  const moves = had.docs.flatMap((doc) => moveIn(doc, former, later) ?? []);
  const [latest] = moves.toSorted((one, other) => (one.until > other.until ? -1 : 1));
  const noticed = moves.find(({ isThis }) => isThis) ?? latest;
  if (noticed !== undefined) return noticed.uid;
  const auth = await service();
  const holder = later === undefined ? null : await confirmedHolder(auth, later);
  const unnoticed = gates.where('noted.email', '==', former).where('noted.isConfirmed', '==', true);
  const { docs } = await unnoticed.limit(MOST_HOLDERS).get();
  const known = docs.find(({ id }) => id === holder) ?? docs[0];
  return known?.id ?? holder ?? confirmedHolder(auth, former);
}

/** At most one account has an address at a time. */
const MOST_HOLDERS = 20;

/** Until when an account had an address, and whether it got this other one next. */
function moveIn(doc: DocumentSnapshot, former: string, later: string | undefined) {
  const { formerAddresses, noted } = gateIn(doc);
  const all = formerAddresses.map(({ email }) => sameForm(email));
  const at = all.lastIndexOf(former);
  const until = formerAddresses[at]?.until;
  if (until === undefined) return null;
  const next = all[at + 1] ?? noted?.email;
  return { uid: doc.id, until, isThis: later !== undefined && next === later };
}

async function confirmedHolder(auth: Auth, email: string): Promise<string | null> {
  const { users } = await waitingFor('sign-in', auth.getUsers([{ email }]));
  const [holder] = users;
  return holder?.emailVerified === true ? holder.uid : null;
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

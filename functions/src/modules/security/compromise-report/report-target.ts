import { createHash } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readCode } from '../../../adapters/identity/identity-codes.ts';
import { isUserMissing } from '../../../adapters/user-missing.ts';
import { waitingFor } from '../../../concurrency/deadline.ts';
import type { Needs } from '../../../context.ts';
import { sameForm } from '../../../contract/email.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { readClientAddress } from '../../../http/limits/client-address.ts';
import { createVisitorLimits } from '../../../http/limits/visitor-limits.ts';
import type { Call } from '../../../http/route.ts';
import { gateDoc, gateIn } from '../../../http/session-validity.ts';
import { DOCUMENTS } from '../../audit/documents.ts';
import { readPageLink } from '../../email/links.ts';
import { linkKey } from '../link-key.ts';
import type { ReportTarget } from './report-action.ts';

export type Reporting = Needs<'config' | 'auth' | 'db' | 'clock' | 'log' | 'state'>;
export type Report = Pick<Call<'POST /not-me'>, 'header'> & { body: z.output<typeof body> };

export const body = z.union([
  z.strictObject({ link: z.string().min(1).max(1024) }),
  z.strictObject({ code: z.string().min(1).max(512) }),
]);

/**
 * What a report is about, with the account and how it signs in.
 *
 * A link is ours or not, which its signature says at once: no limit stands between it and someone whose account is in danger. Of a
 * code we have to ask the identity service.
 * @throws {ApiError} `gone`; `rate_limited` for too many codes
 */
export async function readReport(ctx: Reporting, { body: sent, header }: Report) {
  if ('code' in sent) await createVisitorLimits(ctx).countMailedCode(readClientAddress(header));
  const target =
    'link' in sent ? await targetOfLink(ctx, sent.link) : await targetOfCode(ctx, sent.code);
  if (target === null) throw gone();
  const [account, snapshot] = await Promise.all([
    (await ctx.auth()).getUser(target.uid),
    gateDoc(await ctx.db(), target.uid).get(),
  ]);
  return { target, account, gate: gateIn(snapshot) };
}

async function targetOfLink(
  ctx: Needs<'config' | 'db' | 'clock'>,
  link: string,
): Promise<ReportTarget | null> {
  const good = readPageLink('not-me', link, { key: linkKey(ctx), now: ctx.clock() });
  if (good === null) return null;
  const recorded = await (await ctx.db()).collection('auditLog').doc(good.id).get();
  if (!recorded.exists) return null;
  const { uid, kind, at, about } = DOCUMENTS.auditLog.fields.parse(recorded.data());
  // What other events are about may be for the account alone: the link of a changed address went to the former one as well.
  const browser = kind === 'new_browser' ? about : null;
  return { uid, event: good.id, kind, at, browser, addresses: [] };
}

/** The code is not used: it would give the address back before anyone knows whose the account is. */
async function targetOfCode(
  ctx: Needs<'config' | 'auth' | 'db' | 'clock'>,
  code: string,
): Promise<ReportTarget | null> {
  // The mails about it need it.
  linkKey(ctx);
  const read = await readCode(ctx.auth, code);
  if (read?.requestType !== 'RECOVER_EMAIL') return null;
  if (read.email === undefined) return null;
  const former = sameForm(read.email);
  const later = read.newEmail === undefined ? undefined : sameForm(read.newEmail);
  const uid = await findMoved(ctx, former, later);
  if (uid === null) return null;
  const { formerAddresses } = gateIn(await gateDoc(await ctx.db(), uid).get());
  const noted = formerAddresses.findLast(({ email }) => email === former);
  return {
    uid,
    event: `code-${createHash('sha256').update(code).digest('hex')}`,
    kind: 'address_changed',
    at: noted?.until ?? ctx.clock().toISOString(),
    browser: null,
    addresses: later === undefined ? [former] : [former, later],
  };
}

/**
 * The account that had one address and got another. It may have got a third since, or the first again. What we noted decides: an
 * account that someone has opened with one of these addresses since, without confirming it, is never it.
 */
async function findMoved(
  ctx: Needs<'auth' | 'db'>,
  former: string,
  later: string | undefined,
): Promise<string | null> {
  const gates = (await ctx.db()).collection('sessionGates');
  const had = await gates.where('formerEmails', 'array-contains', former).limit(MOST_HOLDERS).get();
  const moves = had.docs.flatMap((doc) => moveIn(doc, former, later) ?? []);
  const [latest] = moves.toSorted((one, other) => (one.until > other.until ? -1 : 1));
  const noticed = moves.find(({ isThis }) => isThis) ?? latest;
  if (noticed !== undefined) return noticed.uid;
  const auth = await ctx.auth();
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
export async function unlessMissing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isUserMissing(error)) throw gone();
    throw error;
  }
}

export function gone(): ApiError {
  return new ApiError(
    'gone',
    'This link is too old, was used already, or is not complete, so nothing was changed. If you want to end all sessions, choose a new password: use “Forgot your password?” where you sign in.',
  );
}

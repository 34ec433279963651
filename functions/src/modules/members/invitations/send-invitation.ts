import { randomBytes, type KeyObject } from 'node:crypto';
import { writeMail, writeShared } from '../../email/outbox.ts';
import { z } from 'zod';
import { invitation, invitationsWait } from '../../seats/email-kinds.ts';
import { createReadAddress, type Address } from '../../../adapters/read-address.ts';
import type { Needs } from '../../../context.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { SecurityEventKind } from '../../../contract/api.ts';
import { INVITATION_DAYS, type OwnInvitation } from '../../../contract/people.ts';
import { isAsleepInArrears, isInForce } from '../../../contract/subscription.ts';
import { DAY_MS, MINUTE_MS } from '../../../foundation/durations.ts';
import { sameForm } from '../../../contract/email.ts';
import { accountDeleted, ApiError } from '../../../foundation/errors.ts';
import { Email } from '../../../http/email.ts';
import { requireVerifiedEmail } from '../../../http/require-verified-email.ts';
import type { Reply, UserCall } from '../../../http/route.ts';
import { writeEvent } from '../../audit/write-event.ts';
import { changeMembers, startChange, type Deciding, type MembersRead } from '../change-members.ts';
import type { PlanReader } from '../../machines/reconcile.ts';
import { endInvitation } from '../../seats/end-invitation.ts';
import { isOver } from '../../seats/membership-record.ts';
import type { SeatsAllocated } from '../../seats/allocate-seats.ts';
import { writeInvitation } from '../../seats/write-invitation.ts';
import {
  accessInput,
  checkMachines,
  checkUntil,
  isSameAccess,
  momentInput,
  type AccessTerms,
} from '../access-terms.ts';
import { confirmedAddress, readAccounts } from '../read-accounts.ts';
import {
  idOf,
  isOpen,
  keyOf,
  mailOfInvitation,
  newNonce,
  secretOf,
  type Invitation,
} from '../../seats/invitation-record.ts';
import { countInvitation } from './invitation-limits.ts';
import { findUnused, without } from './take-back-invitation.ts';
import { toOwnInvitation } from '../list-members.ts';
import { noRoom } from '../seats-left.ts';

/** Sees to it that the stored plan can be trusted. Null where billing is off. */
export type Plans = Pick<PlanReader, 'ensure'> | null;

export type Inviting = Deciding & Needs<'auth' | 'log'>;

/** For an address that was invited so often that no more mails go there about each. */
const ONE_A_DAY = { about: 'invitations-wait', windowMs: DAY_MS };

/** `email`: in lower case. */
type Invited = AccessTerms & { email: string };

export const body = z.strictObject({
  email: Email,
  machines: accessInput,
  until: momentInput.exactOptional(),
});

type Sent = UserCall<'POST /people/invitations'> & { body: z.output<typeof body> };

/**
 * Invites the holder of an address. An earlier invitation to them ends, and so does its link.
 * @throws {ApiError} `email_not_verified`, `payment_required`, `invalid_input`, `exists`, `places`, `rate_limited`
 */
export async function sendInvitation(
  ctx: Inviting,
  plans: Plans,
  { user, body: invited }: Sent,
): Promise<Reply<OwnInvitation>> {
  const { email, machines, until = null } = invited;
  requireVerifiedEmail(user, 'Please confirm your e-mail address before you invite someone.');
  const { email: own } = await user.readAccount();
  if (own !== undefined && email === sameForm(own)) throw ownAddress();
  const { uid: owner } = user;
  const sending = { owner, key: keyOf(owner, email), kind: 'person_invited' } as const;
  return {
    status: 201,
    body: await send(ctx, plans, sending, () => ({ email, machines, until })),
  };
}

type Sending = {
  owner: string;
  key: string;
  kind: Extract<SecurityEventKind, 'person_invited' | 'invitation_sent_again'>;
};

/** @param termsOf what is sent, given the invitation to this address that is there */
export async function send(
  ctx: Inviting,
  plans: Plans,
  { owner, key, kind }: Sending,
  termsOf: (earlier: Invitation | null) => Invited,
): Promise<OwnInvitation> {
  if (plans === null) throw noPlan();
  await plans.ensure(owner);
  const [{ db, times, wanted }, address] = await Promise.all([
    startChange(ctx, owner),
    createReadAddress(ctx.auth, ctx.log)(owner),
  ]);
  const { now, at } = times;
  const link = newLink(ctx.config.mail?.linkKey ?? null);
  const change = async (read: MembersRead, transaction: Transaction) => {
    requirePlan(read, now);
    const { members, invitations } = read.people;
    const earlier = await findUnused(db, transaction, { owner, key });
    const [last = null] = earlier;
    const { email, machines, until } = termsOf(last);
    if (last !== null && isRepeated(last, { machines, until }, now)) {
      return { members, invitations, result: toOwnInvitation(last) };
    }
    checkMachines(machines, read.machines);
    checkUntil(until, now);
    await refuseMember(ctx, read, email, now);
    const isMailed = await countInvitation(db, transaction, { owner, email }, at);
    for (const one of earlier) endInvitation(db, transaction, one, 'replaced');
    const made = newInvitation({ key, owner, email, machines, until }, now);
    const { sentAt, lapsesAt } = made;
    writeInvitation(db, transaction, link.id, made);
    if (link.nonce !== null && isMailed) {
      const facts = { invitation: link.id, nonce: link.nonce };
      const mail = { ...invitation.of(facts), to: email };
      await writeMail(db, transaction, mailOfInvitation(link.id), mail, at);
    } else if (link.nonce !== null) {
      const mail = { ...invitationsWait.of({}), to: email };
      await writeShared(db, transaction, ONE_A_DAY, mail, at);
    }
    await writeEvent(db, transaction, { uid: owner, kind, about: email, ...toWhom(address) }, at);
    const added = { id: link.id, email, sentAt, lapsesAt, cameBack: false };
    return {
      members,
      invitations: [...without(invitations, email), added],
      result: toOwnInvitation(made),
    };
  };
  const made = await changeMembers(db, wanted, change, refuseIfFull);
  if (made === null) throw accountDeleted();
  return made;
}

/** Without a key there is no mail, and no one knows the secret: such an invitation is found by its address only. */
function newLink(linkKey: KeyObject | null): { id: string; nonce: string | null } {
  if (linkKey === null) return { id: randomBytes(32).toString('hex'), nonce: null };
  const nonce = newNonce();
  return { id: idOf(secretOf(nonce, linkKey)), nonce };
}

function newInvitation(
  facts: Pick<Invitation, 'key' | 'owner' | 'email' | 'machines' | 'until'>,
  now: Date,
) {
  const { key, owner, email, machines, until } = facts;
  const lapsesAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  return {
    key,
    owner,
    email,
    machines,
    until,
    state: 'open' as const,
    member: null,
    sentAt: now.toISOString(),
    lapsesAt: lapsesAt.toISOString(),
    expireAt: lapsesAt,
  };
}

/** Whether this was sent a moment ago: a second press of a button, or a call that was sent twice. */
function isRepeated(last: Invitation, wanted: AccessTerms, now: Date): boolean {
  const age = now.getTime() - Date.parse(last.sentAt);
  const isOnItsWay = isOpen(last, now) && last.bouncedAt === undefined;
  return isOnItsWay && age < MINUTE_MS && isSameAccess(last, wanted);
}

/** The mail about it goes where its owner was reached when it happened. */
function toWhom(address: Address): { to?: string | null } {
  switch (address.kind) {
    case 'known':
      return { to: address.email };
    case 'none':
      return { to: null };
    case 'unread':
      return {};
  }
}

function requirePlan({ subscription, plan }: MembersRead, now: Date): void {
  const isRunning = isInForce(subscription.status) && !isAsleepInArrears(subscription, now);
  if (!isRunning || plan === null) throw noPlan();
}

/** Only the accounts of members are looked up: the owner sees their addresses anyway. */
async function refuseMember(
  { auth }: Needs<'auth'>,
  { people }: MembersRead,
  email: string,
  now: Date,
): Promise<void> {
  const members = people.members.filter((one) => !isOver(one, now));
  const accounts = await readAccounts(
    auth,
    members.map(({ member }) => member),
  );
  if (members.every(({ member }) => confirmedAddress(accounts.get(member)) !== email)) return;
  throw new ApiError(
    'exists',
    'Someone with this address is among your people already. Change what they may open instead.',
  );
}

/** There is no order among those who have no place: any that would lapse is one too many. */
function refuseIfFull({ lapsed }: SeatsAllocated, { plan }: MembersRead): void {
  if (lapsed.length > 0) throw noRoom(plan);
}

function noPlan(): ApiError {
  return new ApiError(
    'payment_required',
    'Inviting someone needs a running plan. Please choose a plan, or resume yours, first.',
  );
}

function ownAddress(): ApiError {
  return new ApiError(
    'invalid_input',
    'This is your own e-mail address. You have a place already: invite someone else.',
  );
}

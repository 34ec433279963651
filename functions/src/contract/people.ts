import type { MachineState } from './machines.ts';
import type { PlanTerms } from './plans.ts';

/** People who may open a hosted server besides its owner. Times are ISO 8601. */

export const MEMBERSHIP_STATES = ['active', 'suspended'] as const;
/** Why someone is suspended: the plan has too few places, or the owner has chosen others. It is never the state of the plan. */
export const SUSPENSION_REASONS = ['places', 'owner_choice'] as const;
type SuspensionReason = (typeof SUSPENSION_REASONS)[number];

/** `all`: all machines that the owner has and will have. Otherwise the ids of some. */
export type Access = 'all' | string[];

/** How long an invitation is open, in days. */
export const INVITATION_DAYS = 7;
/** How long its link says after that, in days, why it is over. Nothing else is kept by then. */
export const INVITATION_END_DAYS = 30;

/** Why an invitation is over: for `places`, the plan has fewer of them now. */
export const INVITATION_ENDS = ['used', 'taken_back', 'replaced', 'lapsed', 'places'] as const;
export type InvitationEnd = (typeof INVITATION_ENDS)[number];
/** How far ahead the last day of a guest may be, in days. */
export const GUEST_DAYS = 366;
/** How many machines one invitation can name. */
export const MOST_SHARED = 20;

/** Someone who may open the caller's machines. */
export type OwnMember = {
  id: string;
  name: string | null;
  /** Their confirmed address as it is now; null without one. */
  email: string | null;
  machines: Access;
  /** From when on they are refused; null: never. */
  until: string | null;
  state: (typeof MEMBERSHIP_STATES)[number];
  why: SuspensionReason | null;
  joinedAt: string;
  visitedAt: string | null;
};

export type OwnInvitation = {
  /** The same for one address, however often it is sent. */
  id: string;
  email: string;
  machines: Access;
  until: string | null;
  sentAt: string;
  lapsesAt: string;
  /** The mail with its link could not be delivered, so it holds no place. The link still works while there is one. */
  cameBack: boolean;
};

/** The caller's people. */
export type People = {
  /** The people that the plan includes, its owner among them; 0 without a plan. */
  places: number;
  /** Its owner, members who are not suspended, and open invitations whose mail has not come back. */
  taken: number;
  /** The next larger plan: without a plan, the first that lets in others. Null if there is none. */
  larger: Pick<PlanTerms, 'name' | 'people'> | null;
  members: OwnMember[];
  invitations: OwnInvitation[];
};

export type NewInvitation = { email: string; machines: Access; until?: string };
/** What the owner changes of a member. `stays`: whether they hold a place. `until`: null takes the last day away. */
export type MemberChange = { machines?: Access; until?: string | null; stays?: boolean };

/** An invitation, as its reader knows it: by the secret of its link, or by its id, where it was found by the confirmed address. */
export type InvitationKey = { secret: string; id?: never } | { id: string; secret?: never };

/** What an invited person reads before they decide. */
export type InvitationPreview = {
  /** `member`: this account has accepted it already. */
  state: 'open' | 'full' | 'member';
  ownerName: string | null;
  ownerEmail: string | null;
  /** What the machines are called. Empty: all, and there is none yet. */
  machines: string[];
  isForAll: boolean;
  until: string | null;
  /** Null once it is used. */
  lapsesAt: string | null;
};

/** All that is told of a link without a sign-in. `waiting`: someone can still accept it. */
export type InvitationStanding = { state: 'waiting' } | { state: 'over'; why: InvitationEnd };

/** Where the caller may open someone else's machines. */
export type OwnMembership = {
  id: string;
  ownerName: string | null;
  /** As the invitation showed it; null where it showed none. */
  ownerEmail: string | null;
  machines: string[];
  until: string | null;
  state: (typeof MEMBERSHIP_STATES)[number];
  joinedAt: string;
};

/** An invitation for the caller's confirmed address. */
export type OfferedInvitation = { id: string; ownerName: string | null; lapsesAt: string };

/** A machine of someone else's: the document `sharedMachines/{member}_{machine}`, which that member may read. */
export type SharedMachine = {
  machine: string;
  /** The id of the membership that it comes with. */
  membership: string;
  name: string;
  state: MachineState;
  origin: string | null;
  /** When `state` began. */
  since: string;
  ownerName: string | null;
  /** From when on its member is refused; null: never. */
  until: string | null;
};

/** `sharedMachines` has a moment in any case, so that a rule can compare it: this far ahead stands for none. */
export const NEVER = new Date('9999-12-31T00:00:00.000Z');

/** An address with all but the first letter before the @ hidden, to remind people which of theirs it is. */
export function hideMiddle(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
